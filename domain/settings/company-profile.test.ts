import { expect, test } from 'vitest'
import {
  addressLine,
  companyProfile,
  defaultProfile,
  telephoneLink,
  type CompanyProfile,
} from './company-profile.ts'

const settings = (entries: Record<string, string>) => new Map(Object.entries(entries))

test.each<[string, Record<string, string>, Partial<CompanyProfile>]>([
  [
    'business keys win over company keys, and those over the defaults',
    { business_phone: '(210) 555-0199', company_phone: '(830) 555-0100', company_name: 'Cedar & Oak' },
    { phone: '(210) 555-0199', name: 'Cedar & Oak', email: defaultProfile.email },
  ],
  [
    'the address comes from company_address unless another key is set',
    { company_address: '7 Oak Lane, Boerne, TX 78006', business_zip: '78015' },
    { street: '7 Oak Lane', city: 'Boerne', state: 'TX', zip: '78015' },
  ],
  [
    'separate city, state and ZIP settings win over company_address',
    {
      company_address: '7 Oak Lane, Boerne, TX 78006',
      company_city: 'Bergheim',
      company_state: 'OK',
      company_zip: '78004',
    },
    { street: '7 Oak Lane', city: 'Bergheim', state: 'OK', zip: '78004' },
  ],
  ['with only a city, no part of the default address is used', { company_city: 'x' }, { street: '' }],
  ['with only a state, no part of the default address is used', { company_state: 'x' }, { street: '' }],
  ['with only a ZIP, no part of the default address is used', { company_zip: 'x' }, { street: '' }],
])('[ST-04] %s', (_, entries, profile) => {
  expect(companyProfile(settings(entries))).toMatchObject(profile)
})

test('[ST-01] without settings the default company is used: Spring Branch, TX 78070', () => {
  expect(companyProfile(new Map())).toEqual(defaultProfile)
  expect(addressLine(defaultProfile)).toBe('140 Ranch View Road, Spring Branch, TX 78070')
})

test('a phone number becomes a link that dials from anywhere', () => {
  expect(telephoneLink('(830) 555-0142')).toBe('tel:+18305550142')
  expect(telephoneLink('+1 830 555 0142')).toBe('tel:+18305550142')
})

const own = {
  name: 'N',
  phone: 'P',
  email: 'E',
  city: 'C',
  state: 'ST',
  zip: 'Z',
  country: 'CO',
  website: 'W',
}
const keysOf = (family: string, entries: Record<string, string>) =>
  Object.entries(entries).map(([key, value]) => [`${family}_${key}`, value])

test('[ST-04, DK-102] every business key counts, the hours too, and is trimmed', () => {
  const hours = { quote_desk_hours: 'Mon-Sat 8-5, Sun closed', crew_hours: ' Mon-Sun 6AM-6PM ' }
  const business = keysOf('business', { ...own, name: ' N ', address_line1: 'S', address_line2: ' L' })
  expect(companyProfile(settings({ ...Object.fromEntries(business), ...hours }))).toEqual({
    ...own,
    street: 'S',
    addressLine2: 'L',
    quoteDeskHours: 'Mon-Sat 8-5, Sun closed',
    crewHours: 'Mon-Sun 6AM-6PM',
  })
})

test('[ST-04] every company key counts if its business key is unset or empty', () => {
  const { city: _, state: __, zip: ___, ...company } = own
  const blank = Object.fromEntries(Object.keys(company).map((key) => [key, ' ']))
  const entries = Object.fromEntries([...keysOf('company', company), ...keysOf('business', blank)])
  expect(companyProfile(settings(entries))).toEqual({ ...defaultProfile, ...company })
})

test('[SH-09] the address line leaves out missing parts', () => {
  const place = { street: '7 Oak Lane', city: 'Boerne', state: 'TX', zip: '' }
  expect(addressLine(place)).toBe('7 Oak Lane, Boerne, TX')
  expect(addressLine({ ...place, street: '' })).toBe('Boerne, TX')
  expect(addressLine({ ...place, city: '' })).toBe('San Antonio & Texas Hill Country')
  expect(addressLine({ ...place, state: '' })).toBe('San Antonio & Texas Hill Country')
})
