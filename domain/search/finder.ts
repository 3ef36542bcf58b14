import { findCommunity, nameInSentence } from '#domain/places/communities.ts'
import { deerRule, needsCage, type DeerRule } from '#domain/plants/deer.ts'
import { exposures } from '#domain/plants/vocabulary.ts'
import type { CatalogPlant } from './catalog.ts'
import { sortedBy } from './faceted-list.ts'
import { holdsEntries, writeQuery } from './parameters.ts'

// Five plain questions that rank the plants. Only the place and the wish exclude any; the rest say how well a plant fits.

type Answer = { id: string; label: string; hint: string; fits: (plant: CatalogPlant) => boolean }
type Question = {
  id: 'place' | 'wish' | 'light' | 'room' | 'deer'
  word: string
  asks: string
  /** A plant that doesn't fit the answer isn't shown at all. */
  excludes: boolean
  answers: readonly Answer[]
}

/** By question: the id of the answer, 'any' if it was skipped, or '' if it's open. The place may also be a community's slug. */
export type FinderAnswers = Record<Question['id'], string>

const isOf =
  (...types: string[]) =>
  ({ values }: CatalogPlant) =>
    values.types.some((type) => types.includes(type))
const standsIn = (step: number) => (plant: CatalogPlant) =>
  plant.values.sun.includes(exposures[step - 1] ?? '')
const growsTo = (from: number, to: number) => (plant: CatalogPlant) =>
  plant.maxHeightFt !== null && plant.maxHeightFt > from && plant.maxHeightFt <= to
const anyPlant = () => true

export const questions: readonly Question[] = [
  {
    id: 'place',
    word: 'Place',
    asks: 'Where will it live?',
    excludes: true,
    answers: [
      {
        id: 'city',
        label: 'San Antonio',
        hint: 'Zone 9a',
        fits: ({ values }) => values.zones.includes('9a'),
      },
      {
        id: 'hills',
        label: 'Hill Country',
        hint: 'Zone 8b, colder nights',
        fits: ({ values }) => values.zones.includes('8b'),
      },
      {
        id: 'wet',
        label: 'A low, wet spot',
        hint: 'Water sits after rain',
        fits: ({ toleratesPoorDrainage }) => toleratesPoorDrainage === 'Yes',
      },
    ],
  },
  {
    id: 'wish',
    word: 'Wish',
    asks: 'What is it for?',
    excludes: true,
    answers: [
      {
        id: 'shade',
        label: 'Shade',
        hint: 'Trees to sit under',
        fits: (plant) => isOf('tree')(plant) && plant.landscapeUses.includes('shade'),
      },
      {
        id: 'screen',
        label: 'A screen',
        hint: 'Closes a gap',
        fits: ({ landscapeUses }) => landscapeUses.includes('screen'),
      },
      {
        id: 'flowers',
        label: 'Flowers',
        hint: 'Perennials, annuals',
        fits: isOf('perennial', 'annual'),
      },
      { id: 'lawn', label: 'Instead of lawn', hint: 'Grasses', fits: isOf('grass') },
      { id: 'wall', label: 'A fence or wall', hint: 'Vines', fits: isOf('vine') },
      { id: 'dry', label: 'Dry and bold', hint: 'Succulents', fits: isOf('succulent') },
    ],
  },
  {
    id: 'light',
    word: 'Sun',
    asks: 'What is the spot like at three in the afternoon?',
    excludes: false,
    answers: [
      { id: 'open', label: 'In the open', hint: 'Full sun', fits: standsIn(1) },
      { id: 'some', label: 'Open, some shade', hint: 'Part sun', fits: standsIn(2) },
      { id: 'edge', label: 'Under an edge', hint: 'Part shade', fits: standsIn(3) },
      { id: 'under', label: 'Under trees', hint: 'Full shade', fits: standsIn(4) },
    ],
  },
  {
    id: 'room',
    word: 'Room',
    asks: 'How big may it get?',
    excludes: false,
    answers: [
      { id: 'knee', label: 'Knee high', hint: 'Up to 2 ft', fits: growsTo(0, 2) },
      { id: 'window', label: 'Under the window', hint: 'Up to 5 ft', fits: growsTo(0, 5) },
      { id: 'eaves', label: 'Up to the eaves', hint: '3 to 16 ft', fits: growsTo(3, 16) },
      { id: 'roof', label: 'Over the roof', hint: '16 ft and more', fits: growsTo(16, Infinity) },
    ],
  },
  {
    id: 'deer',
    word: 'Deer',
    asks: 'Do deer come by?',
    excludes: false,
    answers: [
      { id: 'daily', label: 'Every night', hint: '', fits: anyPlant },
      { id: 'some', label: 'Now and then', hint: 'Those they like less come first', fits: anyPlant },
      { id: 'never', label: 'Never', hint: 'Anything goes', fits: anyPlant },
    ],
  },
]

const skipped = 'any'

function answerOf(question: Question, id: string): Answer | undefined {
  const community = question.id === 'place' ? findCommunity(id) : undefined
  return community === undefined
    ? question.answers.find((answer) => answer.id === id)
    : {
        id,
        label: nameInSentence(community),
        hint: 'Its ground and winters',
        fits: ({ fitsIn }) => fitsIn.has(id),
      }
}

export function parseFinder(parameters: URLSearchParams): FinderAnswers {
  const read = (question: Question) => {
    const id = parameters.get(question.id) ?? ''
    return id === skipped || answerOf(question, id) !== undefined ? id : ''
  }
  return Object.fromEntries(questions.map((question) => [question.id, read(question)])) as FinderAnswers
}

const entriesOf = (answers: FinderAnswers) => questions.map(({ id }): [string, string] => [id, answers[id]])

export const writeFinder = (answers: FinderAnswers) => writeQuery(entriesOf(answers))

/** True if the URL is the canonical one for its answers. Unknown parameters are ignored. */
export const isCanonicalFinder = (parameters: URLSearchParams) =>
  holdsEntries(parameters, entriesOf(parseFinder(parameters)))

function givenAnswers(answers: FinderAnswers) {
  return questions.flatMap((question) => {
    const answer = answerOf(question, answers[question.id])
    return answer === undefined ? [] : [{ question, answer }]
  })
}

export type Ranked = {
  plant: CatalogPlant
  /** The questions whose answers it doesn't meet. */
  misses: Question['id'][]
}

const deerRanks: Record<DeerRule, number> = {
  leave: 0,
  rub: 0,
  cage: 1,
  'cage-well': 1,
  nibble: 1,
  blooms: 1,
  fence: 3,
  unrated: 3,
}

/** The plants that may be shown, best first. */
export function rankPlants(plants: readonly CatalogPlant[], answers: FinderAnswers): Ranked[] {
  const chosen = givenAnswers(answers)
  const ranked = plants.flatMap((plant): Ranked[] => {
    const missed = chosen.filter(({ answer }) => !answer.fits(plant)).map(({ question }) => question)
    return missed.some(({ excludes }) => excludes) ? [] : [{ plant, misses: missed.map(({ id }) => id) }]
  })
  const weighsDeer = answers.deer === 'daily' || answers.deer === 'some'
  return sortedBy(ranked, ({ plant, misses }) => {
    const byDeer = weighsDeer ? deerRanks[deerRule(plant)] : 0
    const inStock = plant.stock.length === 0 ? 1 : plant.isBestSeller ? -1 : 0
    return misses.length * 100 + byDeer * 10 + inStock
  })
}

const meetsAll = ({ misses }: Ranked) => misses.length === 0

/** The finder's state after some answers: the open question with a count for each answer, or nothing once all are answered. */
export function finderStep(plants: readonly CatalogPlant[], answers: FinderAnswers) {
  const open = questions.find(({ id }) => answers[id] === '')
  const after = (id: string) =>
    open === undefined ? answers : ({ ...answers, [open.id]: id } satisfies FinderAnswers)
  const fitting = rankPlants(plants, answers).filter(meetsAll)
  return {
    total: fitting.length,
    deer: {
      leave: fitting.filter(({ plant }) => deerRule(plant) === 'leave').length,
      cage: fitting.filter(({ plant }) => needsCage(deerRule(plant))).length,
    },
    steps: questions.map((question) => ({
      word: question.word,
      answer: answerOf(question, answers[question.id])?.label ?? null,
      isOpen: question === open,
      isDone: answers[question.id] !== '',
      /** Asks it again. */
      search: writeFinder({ ...answers, [question.id]: '' }),
    })),
    question:
      open === undefined
        ? null
        : {
            id: open.id,
            asks: open.asks,
            skip: writeFinder(after(skipped)),
            answers: open.answers.map(({ id, label, hint }) => ({
              label,
              hint,
              total: rankPlants(plants, after(id)).filter(meetsAll).length,
              search: writeFinder(after(id)),
            })),
          },
  }
}
