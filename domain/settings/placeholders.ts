import { counted, listInWords } from '#domain/wording.ts'
import { placeholderReviews } from './claims.ts'
import { companyProfile, defaultProfile } from './company-profile.ts'
import { hoursKeys } from './opening-hours.ts'

/** Something that the owner has to set or confirm before visitors come. */
export type Placeholder = {
  title: string
  text: string
  isOpen: boolean
  /** Visitors must not see it. */
  isMust: boolean
  /** The page of the desk where it's changed. */
  path: string
}

export type LaunchFacts = {
  settings: ReadonlyMap<string, string>
  oakRules: readonly { confirmedOn: string | null }[]
  waterSuppliers: readonly { confirmedOn: string | null }[]
  /** How many rows in stock are the seed's. */
  madeUpStock: number
  /** Owners without a printed code; null where that can't be known. */
  ownersWithoutCode: readonly string[] | null
}

/** Phone numbers and names that are reserved for examples. */
export const isMadeUp = (text: string) =>
  /\.example\b|\bexample\.(?:com|net|org)\b|555[-. ]?01\d\d/.test(text)

const figures = ['claim_species', 'claim_communities', 'claim_articles'] as const

/** Everything that may still be a placeholder, the most pressing first; what's done comes last. */
export function placeholdersOf(facts: LaunchFacts): Placeholder[] {
  const { settings, ownersWithoutCode } = facts
  const has = (key: string) => (settings.get(key)?.trim() ?? '') !== ''
  const profile = companyProfile(settings)
  const detail = (name: string, value: string): Placeholder => ({
    title: isMadeUp(value) ? `${name} is a stand-in` : name,
    text: isMadeUp(value) ? `${value}, on pages and in emails` : value,
    isOpen: isMadeUp(value),
    isMust: true,
    path: '/settings/company',
  })
  const item = (
    path: string,
    isOpen: boolean,
    open: readonly [title: string, text: string],
    done: readonly [title: string, text: string],
  ): Placeholder => {
    const [title, text] = isOpen ? open : done
    return { title, text, isOpen, isMust: false, path }
  }
  const rules = (name: string, listed: LaunchFacts['oakRules']) => {
    const open = listed.filter(({ confirmedOn }) => confirmedOn === null).length
    return item(
      '/settings/rules',
      open > 0,
      [`${name} aren’t confirmed`, `${open} of ${listed.length} to check with their source`],
      [name, `All ${listed.length} confirmed`],
    )
  }
  const reviewsLeft = has('reviews_confirmed')
    ? []
    : placeholderReviews.filter((_, index) => !has(`review_${index + 1}`))
  const all = [
    item(
      '/settings/tax',
      !has('sales_tax_percent') || !has('sales_tax_on'),
      ['Sales tax has no rate', 'No official quote can go out without it'],
      ['Sales tax', `${settings.get('sales_tax_percent') ?? ''}%`],
    ),
    detail('Phone number', profile.phone),
    detail('Email', profile.email),
    detail('Website', profile.website),
    item(
      '/settings/company',
      profile.street === defaultProfile.street,
      ['Address is a stand-in', `${profile.street}, ${profile.city}`],
      ['Address', `${profile.street}, ${profile.city}`],
    ),
    item(
      '/settings/claims',
      reviewsLeft.length > 0,
      [
        reviewsLeft.length === 1 ? 'One review is a stand-in' : 'The two reviews are stand-ins',
        `${reviewsLeft.map(({ name, place }) => `${name}, ${place}`).join(' and ')}: visitors don’t see ${reviewsLeft.length === 1 ? 'it' : 'them'}`,
      ],
      ['Reviews', 'Yours, or confirmed'],
    ),
    item(
      '/settings/claims',
      !has('claim_rating'),
      ['The rating isn’t confirmed', 'Visitors don’t see one'],
      ['Rating', settings.get('claim_rating') ?? ''],
    ),
    item(
      '/settings/claims',
      !figures.every(has),
      ['The figures aren’t confirmed', 'Species, communities and articles, on the home page and in Learn'],
      ['Figures', 'Species, communities and articles'],
    ),
    item(
      '/settings/hours',
      !hoursKeys.every(has),
      ['Hours aren’t confirmed', `Quotes ${profile.quoteDeskHours}; crews ${profile.crewHours}`],
      ['Hours', `Quotes ${profile.quoteDeskHours}; crews ${profile.crewHours}`],
    ),
    rules('Oak rules', facts.oakRules),
    rules('Water rules', facts.waterSuppliers),
    item(
      '/price-lists',
      facts.madeUpStock > 0,
      [
        'Stock is made up',
        `${counted(facts.madeUpStock, 'row')} that the site started with. A wholesaler’s list replaces theirs; one line with 0 on hand takes it all off`,
      ],
      ['Stock', 'All from lists of your wholesalers'],
    ),
    ...(ownersWithoutCode === null
      ? []
      : [
          item(
            '/me',
            ownersWithoutCode.length > 0,
            [
              'A recovery code isn’t printed',
              `Without one, a lost phone locks ${listInWords(ownersWithoutCode)} out`,
            ],
            ['Recovery codes', 'Each owner has one'],
          ),
        ]),
  ]
  return all.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
}

export const placeholdersInWords = (open: number, done: number) =>
  open === 0 ? `${counted(done, 'point')}, all done` : `${open} open, ${done} done`
