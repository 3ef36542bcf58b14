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

test('[ST-04] the address is derived from company_address where no other key says more', () => {
  const profile = companyProfile(
    settings({ company_address: '7 Oak Lane, Boerne, TX 78006', business_zip: '78015' }),
  )
  expect(profile).toMatchObject({ street: '7 Oak Lane', city: 'Boerne', state: 'TX', zip: '78015' })
})

test('[ST-01] without settings the default company stands: Spring Branch, TX 78070', () => {
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
})
