import { expect, test } from 'vitest'
import { chosenPrice, laborLabel, noOffers, priceInWords, shortageText } from './line-choice.ts'

const list = { unitPriceCents: 193_00, plantingFeeCents: 85_00 }
const offers = { cageCents: 45_00, isPickupAllowed: true }
const delivered = { isPickup: false, offers }

test.each([
  ['no choice', {}, delivered, [85_00, true, 0], '$193 plant + $85 planting'],
  ['a cage', { hasCage: true }, delivered, [85_00, true, 45_00], '$193 plant + $85 planting + $45 deer cage'],
  ['own planting', { isPlantedByUs: false }, delivered, [0, false, 0], '$193 plant, you plant it'],
  [
    'own planting, which gets no cage of ours',
    { isPlantedByUs: false, hasCage: true },
    delivered,
    [0, false, 0],
    '$193 plant, you plant it',
  ],
  [
    'pick-up, which means own planting',
    { hasCage: true },
    { isPickup: true, offers },
    [0, false, 0],
    '$193 plant, you plant it',
  ],
  [
    'a cage that the owner has not priced',
    { hasCage: true },
    { isPickup: false, offers: noOffers },
    [85_00, true, 0],
    '$193 plant + $85 planting',
  ],
] as const)('[QL-21] %s', (_, choice, order, [plantingFeeCents, isPlantedByUs, cageCents], words) => {
  const price = chosenPrice(list, choice, order)
  expect(price).toEqual({ unitPriceCents: 193_00, plantingFeeCents, isPlantedByUs, cageCents })
  expect(priceInWords(price)).toBe(words)
})

test('the labor is planting, and cages if there are any', () => {
  expect(laborLabel([{ cageCents: 0 }])).toBe('Planting')
  expect(laborLabel([{ cageCents: 0 }, { cageCents: 45_00 }])).toBe('Planting and cages')
})

test('[QL-22] more than is listed is to be found; what is not known is not mentioned', () => {
  expect(shortageText(5, 3)).toBe('3 listed, the rest to be found')
  expect(shortageText(5, 0)).toBe('None listed, all to be found')
  expect(shortageText(3, 3)).toBeNull()
  expect(shortageText(3, undefined)).toBeNull()
})
