import { counted } from '#domain/wording.ts'
import { placeholderReviews } from './claims.ts'
import { companyProfile, defaultProfile } from './company-profile.ts'
import { hoursKeys } from './opening-hours.ts'

/** Something that the owner has to set or confirm before visitors come. */
export type Placeholder = {
  title: string
  text: string
  /** Visitors must not see it. */
  isMust: boolean
  /** The page of the desk where it's changed. */
  path: string
}

export type LaunchFacts = {
  settings: ReadonlyMap<string, string>
  /** How many rows in stock are the seed's. */
  madeUpStock: number
}

/** Phone numbers and names that are reserved for examples. */
export const isMadeUp = (text: string) =>
  /\.example\b|\bexample\.(?:com|net|org)\b|555[-. ]?01\d\d/.test(text)

const figures = ['claim_species', 'claim_communities', 'claim_articles'] as const

/** Everything that's still a placeholder, the most pressing first. */
export function placeholdersOf(facts: LaunchFacts): Placeholder[] {
  const { settings, madeUpStock } = facts
  const has = (key: string) => (settings.get(key)?.trim() ?? '') !== ''
  const profile = companyProfile(settings)
  const item = (isOpen: boolean, path: string, title: string, text: string, isMust = false): Placeholder[] =>
    isOpen ? [{ title, text, isMust, path }] : []
  const detail = (name: string, value: string) =>
    item(
      isMadeUp(value),
      '/settings/company',
      `${name} is a stand-in`,
      `${value}, on pages and in emails`,
      true,
    )
  const reviewsLeft = has('reviews_confirmed')
    ? []
    : placeholderReviews.filter((_, index) => !has(`review_${index + 1}`))
  return [
    ...item(
      !has('sales_tax_percent') || !has('sales_tax_on'),
      '/settings/tax',
      'Sales tax has no rate',
      'No official quote can go out without it',
    ),
    ...detail('Phone number', profile.phone),
    ...detail('Email', profile.email),
    ...detail('Website', profile.website),
    ...item(
      profile.street === defaultProfile.street,
      '/settings/company',
      'Address is a stand-in',
      `${profile.street}, ${profile.city}`,
    ),
    ...item(
      reviewsLeft.length > 0,
      '/settings/claims',
      reviewsLeft.length === 1 ? 'One review is a stand-in' : 'The two reviews are stand-ins',
      `${reviewsLeft.map(({ name, place }) => `${name}, ${place}`).join(' and ')}: visitors don’t see ${reviewsLeft.length === 1 ? 'it' : 'them'}`,
    ),
    ...item(!has('claim_rating'), '/settings/claims', 'The rating isn’t confirmed', 'Visitors don’t see one'),
    ...item(
      !figures.every(has),
      '/settings/claims',
      'The figures aren’t confirmed',
      'Species, communities and articles, on the home page and in Learn',
    ),
    ...item(
      !hoursKeys.every(has),
      '/settings/hours',
      'Hours aren’t confirmed',
      `Quotes ${profile.quoteDeskHours}; crews ${profile.crewHours}`,
    ),
    ...item(
      madeUpStock > 0,
      '/price-lists',
      'Stock is made up',
      `${counted(madeUpStock, 'row')} that the site started with. A wholesaler’s list replaces theirs; one line with 0 on hand takes it all off`,
    ),
  ]
}
