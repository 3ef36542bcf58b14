import { expect, test } from 'vitest'
import { shortageText } from '#domain/inventory/listed-stock.ts'
import { changeByCart } from '#domain/quote/change-by-cart.ts'
import { chosenPrice, laborLabel, noOffers, priceInWords } from './line-choice.ts'

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

test('[QL-24] a cart added to an official quote is a change in words, however long', () => {
  const line = {
    plantName: 'Texas Redbud',
    containerSize: '15 gal',
    quantity: 2,
    isPlantedByUs: true,
    cageCents: 0,
  }
  const lines = [line, { ...line, quantity: 1, isPlantedByUs: false }, { ...line, cageCents: 45_00 }]
  expect(changeByCart({ lines, isPickup: true, notes: 'Soon, please.' })).toBe(
    'Please change this quote to:\n2 × Texas Redbud, 15 gal\n1 × Texas Redbud, 15 gal, I’ll plant it\n' +
      '2 × Texas Redbud, 15 gal, with a deer cage\nPick-up at the yard\n\nSoon, please.',
  )
  const many = Array.from({ length: 100 }, () => ({ ...line, plantName: 'x'.repeat(200) }))
  expect(changeByCart({ lines: many, isPickup: false, notes: '' })).toHaveLength(12_000)
})
