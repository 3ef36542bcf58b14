import { expect, test } from 'vitest'
import { businessKeys, companyKeys } from './company-profile.ts'
import { settingSchemas } from './setting-schemas.ts'

test('every setting of the company profile has its schema', () => {
  expect(Object.keys(settingSchemas).toSorted()).toEqual([...companyKeys, ...businessKeys].toSorted())
})

test.each([
  ['company_phone', '(210) 555-0190', '555-0190'],
  ['company_email', 'trees@hillcountrytree.example', 'trees@hillcountrytree'],
  ['company_address', '140 Ranch View Road, Spring Branch, TX 78070', 'By appointment'],
  ['company_website', 'https://trees.example', 'trees.example'],
  ['business_zip', '78070', '7807'],
  ['business_state', 'TX', 'Texas'],
  ['company_name', 'Hill Country Trees', ' '],
] as const)('%s takes %s and refuses %s', (key, good, bad) => {
  expect(settingSchemas[key].safeParse(good).success).toBe(true)
  expect(settingSchemas[key].safeParse(bad).success).toBe(false)
})
