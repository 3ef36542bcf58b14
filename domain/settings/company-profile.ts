import { parseCompanyAddress, type PostalAddress } from './company-address.ts'
import { defaultHours, hoursKeys, hoursOf, type Hours } from './opening-hours.ts'

/** The settings behind the footer. */
const companyKeys = [
  'company_name',
  'company_phone',
  'company_email',
  'company_address',
  'company_city',
  'company_state',
  'company_zip',
  'company_country',
  'company_website',
] as const

/** Optional: each overrides its company_ setting. */
const businessKeys = [
  'business_name',
  'business_phone',
  'business_email',
  'business_address_line1',
  'business_address_line2',
  'business_city',
  'business_state',
  'business_zip',
  'business_country',
  'business_website',
] as const

/** Every setting that the company's profile is made of. */
export const profileKeys = [...companyKeys, ...businessKeys, ...hoursKeys] as const

/** The crews and the quote desk keep different hours, each shown with its own label. */
export type CompanyProfile = PostalAddress &
  Hours & {
    name: string
    phone: string
    email: string
    addressLine2: string
    country: string
    website: string
  }

export const failedToLoadSettings = 'Failed to load company settings'

export const defaultProfile: CompanyProfile = {
  name: 'Hill Country Tree Company',
  phone: '(830) 555-0142',
  email: 'trees@hillcountrytree.example',
  street: '140 Ranch View Road',
  addressLine2: '',
  city: 'Spring Branch',
  state: 'TX',
  zip: '78070',
  country: 'USA',
  website: 'https://hillcountrytree.example',
  ...defaultHours,
}

/** One profile for the whole site, from the business_ settings, else the company_ settings, else the defaults. */
export function companyProfile(settings: ReadonlyMap<string, string>): CompanyProfile {
  const setting = (key: (typeof companyKeys)[number] | (typeof businessKeys)[number]) =>
    settings.get(key)?.trim() || undefined
  const address = companyAddress(settings)
  return {
    name: setting('business_name') ?? setting('company_name') ?? defaultProfile.name,
    phone: setting('business_phone') ?? setting('company_phone') ?? defaultProfile.phone,
    email: setting('business_email') ?? setting('company_email') ?? defaultProfile.email,
    street: setting('business_address_line1') ?? address.street,
    addressLine2: setting('business_address_line2') ?? '',
    city: setting('business_city') ?? address.city,
    state: setting('business_state') ?? address.state,
    zip: setting('business_zip') ?? address.zip,
    country: setting('business_country') ?? setting('company_country') ?? defaultProfile.country,
    website: setting('business_website') ?? setting('company_website') ?? defaultProfile.website,
    ...hoursOf(settings),
  }
}

/** Uses the default address only if no part is set, since mixing parts of two addresses would make a wrong one. */
function companyAddress(settings: ReadonlyMap<string, string>): PostalAddress {
  const [whole, city, state, zip] = (
    ['company_address', 'company_city', 'company_state', 'company_zip'] as const
  ).map((key) => settings.get(key)?.trim() ?? '')
  if (!whole && !city && !state && !zip) return defaultProfile
  const parsed = parseCompanyAddress(whole ?? '')
  return {
    street: parsed.street,
    city: city || parsed.city,
    state: state || parsed.state,
    zip: zip || parsed.zip,
  }
}

/** Shows the region if city or state is missing. */
export function addressLine({ street, city, state, zip }: PostalAddress): string {
  if (city === '' || state === '') return 'San Antonio & Texas Hill Country'
  return [street, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')
}

export function telephoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
