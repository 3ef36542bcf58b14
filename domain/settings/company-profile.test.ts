import { expect, test } from 'vitest'
import { addressLine, companyProfile, defaultProfile, telephoneLink } from './company-profile.ts'

const settings = (entries: Record<string, string>) => new Map(Object.entries(entries))

test('[ST-04] business keys win over company keys, and those over the defaults', () => {
  const profile = companyProfile(
    settings({
      business_phone: '(210) 555-0199',
      company_phone: '(830) 555-0100',
      company_name: 'Cedar & Oak',
    }),
  )
  expect(profile.phone).toBe('(210) 555-0199')
  expect(profile.name).toBe('Cedar & Oak')
  expect(profile.email).toBe(defaultProfile.email)
})

test('[ST-04] the address comes from company_address unless another key is set', () => {
  const profile = companyProfile(
    settings({ company_address: '7 Oak Lane, Boerne, TX 78006', business_zip: '78015' }),
  )
  expect(profile).toMatchObject({ street: '7 Oak Lane', city: 'Boerne', state: 'TX', zip: '78015' })
})

test('[ST-01] without settings the default company is used: Spring Branch, TX 78070', () => {
  expect(companyProfile(new Map())).toEqual(defaultProfile)
  expect(addressLine(defaultProfile)).toBe('140 Ranch View Road, Spring Branch, TX 78070')
})

test('[SH-09] an address without city and state is shown as the region', () => {
  expect(addressLine(companyProfile(settings({ company_address: 'By appointment' })))).toBe(
    'San Antonio & Texas Hill Country',
  )
})

test('a phone number becomes a link that dials from anywhere', () => {
  expect(telephoneLink('(830) 555-0142')).toBe('tel:+18305550142')
  expect(telephoneLink('+1 830 555 0142')).toBe('tel:+18305550142')
})

const everything = {
  name: 'N',
  phone: 'P',
  email: 'E',
  address_line1: 'S',
  address_line2: 'L',
  city: 'C',
  state: 'ST',
  zip: 'Z',
  country: 'CO',
  website: 'W',
}
const business = Object.fromEntries(
  Object.entries(everything).map(([key, value]) => [`business_${key}`, ` ${value} `]),
)

test('[ST-04, DK-102] every business key counts, the hours too, and is trimmed', () => {
  const hours = { quote_desk_hours: 'Mon-Sat 8-5, Sun closed', crew_hours: ' Mon-Sun 6AM-6PM ' }
  expect(companyProfile(settings({ ...business, ...hours }))).toEqual({
    name: 'N',
    phone: 'P',
    email: 'E',
    street: 'S',
    addressLine2: 'L',
    city: 'C',
    state: 'ST',
    zip: 'Z',
    country: 'CO',
    website: 'W',
    quoteDeskHours: 'Mon-Sat 8-5, Sun closed',
    crewHours: 'Mon-Sun 6AM-6PM',
  })
})

test('[ST-04] every company key counts if its business key is unset or empty', () => {
  const company = { name: 'N', phone: 'P', email: 'E', country: 'CO', website: 'W' }
  const keys = Object.entries(company).flatMap(([key, value]) => [
    [`company_${key}`, value],
    [`business_${key}`, ' '],
  ])
  expect(companyProfile(settings(Object.fromEntries(keys)))).toEqual({ ...defaultProfile, ...company })
})

test('[ST-04] separate city, state and ZIP settings win over company_address', () => {
  const whole = { company_address: '7 Oak Lane, Boerne, TX 78006' }
  const own = { company_city: 'Bergheim', company_state: 'OK', company_zip: '78004' }
  expect(companyProfile(settings({ ...whole, ...own }))).toMatchObject({
    street: '7 Oak Lane',
    city: 'Bergheim',
    state: 'OK',
    zip: '78004',
  })
})

test.each(['company_city', 'company_state', 'company_zip'])(
  '[ST-04] with only %s set, no part of the default address is used',
  (key) => {
    expect(companyProfile(settings({ [key]: 'x' })).street).toBe('')
  },
)

test('[SH-09] the address line leaves out missing parts', () => {
  const place = { street: '7 Oak Lane', city: 'Boerne', state: 'TX', zip: '' }
  expect(addressLine(place)).toBe('7 Oak Lane, Boerne, TX')
  expect(addressLine({ ...place, street: '' })).toBe('Boerne, TX')
  expect(addressLine({ ...place, city: '' })).toBe('San Antonio & Texas Hill Country')
  expect(addressLine({ ...place, state: '' })).toBe('San Antonio & Texas Hill Country')
})
