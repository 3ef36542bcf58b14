import { describe, expect, it } from 'vitest'
import { visitOf, visitWords } from './visit.ts'

describe('visitOf', () => {
  const [planted, unplanted] = [{ isPlantedByUs: true }, { isPlantedByUs: false }]

  it.each([
    ['planting', 'we plant one of them', { delivery: { isPickup: false }, plants: [unplanted, planted] }],
    ['planting', 'the version is unknown', undefined],
    ['delivery', 'we plant none', { delivery: { isPickup: false }, plants: [unplanted] }],
    ['visit', 'there is only other work', { delivery: { isPickup: false }, plants: [] }],
    ['pick-up', 'the customer comes to us', { delivery: { isPickup: true }, plants: [unplanted] }],
  ])('[QL-26] a visit is a %s if %s', (name, _, version) => {
    expect(visitWords[visitOf(version)].name).toBe(name)
  })
})
