import { lastHeightStep } from './range-steps.ts'
import { isFullRange } from './parameters.ts'
import { allHeights, allSun, type PlantChoices } from './plant-choices.ts'

// Five plain questions that just set filters. An answer can be removed like any other filter.

export type Answer = { label: string; hint: string; choose: Partial<PlantChoices> }
export type Question = {
  word: string
  asks: string
  answers: readonly Answer[]
  isAnswered: (choices: PlantChoices) => boolean
}

export const questions: readonly Question[] = [
  {
    word: 'Place',
    asks: 'Where will it live?',
    answers: [
      { label: 'San Antonio', hint: 'Zone 9a', choose: { zones: ['9a'] } },
      { label: 'Hill Country', hint: 'Zone 8b, colder nights', choose: { zones: ['8b'] } },
      {
        label: 'A low, wet spot',
        hint: 'Water stands after rain',
        choose: { zones: ['8b', '9a'], poorDrainage: true },
      },
    ],
    isAnswered: ({ zones }) => zones.length > 0,
  },
  {
    word: 'Sun',
    asks: 'Where will it stand at three in the afternoon?',
    answers: [
      { label: 'In the open', hint: 'Full sun', choose: { sun: [1, 1] } },
      { label: 'Open, some shade', hint: 'Part sun', choose: { sun: [2, 2] } },
      { label: 'Under an edge', hint: 'Part shade', choose: { sun: [3, 3] } },
      { label: 'Under trees', hint: 'Full shade', choose: { sun: [4, 4] } },
    ],
    isAnswered: ({ sun }) => !isFullRange(sun, allSun),
  },
  {
    word: 'Room',
    asks: 'How big may it get?',
    answers: [
      { label: 'Knee high', hint: 'Up to 2 ft', choose: { height: [0, 4] } },
      { label: 'Under the window', hint: 'Up to 5 ft', choose: { height: [0, 8] } },
      { label: 'Up to the eaves', hint: '3 to 16 ft', choose: { height: [6, 14] } },
      { label: 'Over the roof', hint: '16 ft and more', choose: { height: [14, lastHeightStep] } },
    ],
    isAnswered: ({ height }) => !isFullRange(height, allHeights),
  },
  {
    word: 'Deer',
    asks: 'Do deer come by?',
    answers: [
      { label: 'Every night', hint: 'What they leave alone', choose: { deer: ['High'] } },
      { label: 'Now and then', hint: 'What they only taste', choose: { deer: ['High', 'Medium'] } },
      { label: 'Never', hint: 'Anything goes', choose: {} },
    ],
    isAnswered: ({ deer }) => deer.length > 0,
  },
  {
    word: 'Wish',
    asks: 'What is it for?',
    answers: [
      { label: 'Shade', hint: 'Trees', choose: { types: ['tree'] } },
      { label: 'A screen', hint: 'Shrubs', choose: { types: ['shrub'] } },
      { label: 'Flowers', hint: 'Perennials and annuals', choose: { types: ['annual', 'perennial'] } },
      { label: 'Instead of lawn', hint: 'Grasses', choose: { types: ['grass'] } },
      { label: 'A fence or wall', hint: 'Vines', choose: { types: ['vine'] } },
      { label: 'Dry and bold', hint: 'Succulents', choose: { types: ['succulent'] } },
    ],
    isAnswered: ({ types }) => types.length > 0,
  },
]
