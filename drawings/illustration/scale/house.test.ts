import { expect, test } from 'vitest'
import { drawHouse, houseFeet } from './house.ts'
import { drawPerson } from './person.ts'

test('the house is 44 feet between its corners and 16 to the ridge', () => {
  const house = drawHouse(10)
  expect(house.baseRadius * 2).toBe(440)
  expect(houseFeet.ridge).toBe(16)
  expect(house.svg).toContain('scale(0.2500)')
})

test('the house is the same every time and needs no ids', () => {
  expect(drawHouse(12)).toEqual(drawHouse(12))
  expect(drawHouse(12).svg).not.toMatch(/ id="|NaN|undefined/)
})

test('the person is drawn at the given height', () => {
  expect(drawPerson(180).height).toBe(180)
  expect(drawPerson(180).svg).toContain('scale(1.8000 -1.8000)')
})
