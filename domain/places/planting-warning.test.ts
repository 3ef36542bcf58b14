import { expect, test } from 'vitest'
import { isForbidden, plantingWarning } from './planting-warning.ts'

const boerne = { city: 'Boerne', forbidsRedOaks: true, communities: ['boerne'], zipCodes: ['78006'] }
const helotes = { city: 'Helotes', forbidsRedOaks: false, communities: ['helotes'], zipCodes: ['78023'] }
const [redOak, liveOak, elm] = [{ oakWilt: 'high' }, { oakWilt: 'intermediate' }, { oakWilt: null }]
const street = { address: '1 Main St', city: '', state: 'TX', zipCode: '' }
const question = 'Inside Boerne city limits, planting red oaks is prohibited. Is your yard inside?'

test('only a red oak is forbidden, and only where the city says so', () => {
  expect([redOak, liveOak, elm].map((plant) => isForbidden(plant, boerne))).toEqual([true, false, false])
  expect(isForbidden(redOak, helotes)).toBe(false)
})

test.each([
  { community: 'boerne' },
  { zip: '78006' },
  { ...street, city: ' boerne ' },
  { ...street, city: 'Bergheim', zipCode: '78006-1234' },
])('a red oak for %j may be inside the city, so we ask', (where) => {
  expect(plantingWarning([elm, redOak], where, [helotes, boerne])).toBe(question)
  expect(plantingWarning([elm, liveOak], where, [helotes, boerne])).toBeNull()
})

test.each([
  null,
  { community: 'helotes' },
  { zip: '78023' },
  { ...street, city: 'Helotes', zipCode: '78023' },
  { ...street, city: 'Fair Oaks Ranch', zipCode: 'unknown' },
])('there is nothing to ask for %j', (where) => {
  expect(plantingWarning([redOak], where, [helotes, boerne])).toBeNull()
})
