import { expect, test } from 'vitest'
import { heightStepLabel } from './range-steps.ts'
import { questions } from './finder.ts'
import { noPlantChoices } from './plant-choices.ts'

test('a question is open until one of its own answers is chosen, and all but one answer choose something', () => {
  const answeredBy = (choose: object) =>
    questions.filter(({ isAnswered }) => isAnswered({ ...noPlantChoices, ...choose })).map(({ word }) => word)
  expect(answeredBy({})).toEqual([])
  for (const { word, answers } of questions)
    for (const { label, choose } of answers)
      expect(answeredBy(choose), label).toEqual(label === 'Never' ? [] : [word])
})

test('each height answer chooses the heights in its hint', () => {
  const room = questions.find(({ word }) => word === 'Room')
  const said = room?.answers.map(({ hint, choose: { height } }) => [
    hint,
    ...(height ?? []).map(heightStepLabel),
  ])
  expect(said).toEqual([
    ['Up to 2 ft', '0 ft', '2 ft'],
    ['Up to 5 ft', '0 ft', '5 ft'],
    ['3 to 16 ft', '3 ft', '16 ft'],
    ['16 ft and more', '16 ft', '32+ ft'],
  ])
})
