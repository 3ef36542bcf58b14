import { expect, test } from 'vitest'
import { publicWaterCard } from './public-water-card.ts'

test('[CA-31] the public water card has every size of pot, and the plan by month for small and large pots on rock and clay', () => {
  const { amounts, rows, first, months } = publicWaterCard('en')
  expect(amounts.map(({ size, gallons, later }) => `${size}: ${gallons}, ${later}`)).toEqual([
    '1 gal pot: 1 gallon, 3 gallons',
    '3 gal pot: 1 to 1½ gallons, 4 to 5 gallons',
    '5 gal pot: 1½ to 2 gallons, 5 to 6 gallons',
    '15 gal pot: 5 to 7 gallons, 9 to 12 gallons',
    '30 gal pot: 10 to 12 gallons, 14 to 17 gallons',
    '45 gal pot: 12 to 15 gallons, 18 to 22 gallons',
    '65 gal pot: 15 to 20 gallons, 20 to 25 gallons',
    '100 gal pot: 20 to 30 gallons, 25 to 32 gallons',
  ])
  expect(first).toEqual([
    { label: 'First two weeks', every: 'every other day' },
    { label: 'Then, to the end of the first month', every: 'every 2 to 3 days' },
  ])
  expect(months[0]).toBe('Nov')
  // August of the first year.
  expect(rows.map(({ trees, years }) => [trees[0], years[0]?.[9]])).toEqual([
    ['Pots up to 7 gallons, rock or sand', '2–3'],
    ['Pots up to 7 gallons, clay', '3–4'],
    ['Pots of 10 gallons and up, rock or sand', '4–5'],
    ['Pots of 10 gallons and up, clay', '4–6'],
  ])
})

test('[CA-31] it says the same in Spanish', () => {
  const { rows, amounts } = publicWaterCard('es')
  expect(rows.map(({ years }) => years.length)).toEqual(
    publicWaterCard('en').rows.map(({ years }) => years.length),
  )
  expect(amounts[3]?.gallons).toBe('5 a 7 galones')
  expect(rows[1]?.trees).toEqual(['Maceta de hasta 7 galones, en barro'])
})
