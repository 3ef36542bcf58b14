import { expect, test } from 'vitest'
import { isMadeUp, placeholdersOf, type LaunchFacts } from './placeholders.ts'

/** As the site starts. */
const unset: LaunchFacts = {
  settings: new Map(),
  madeUpStock: 1240,
}

const ownSettings = {
  sales_tax_percent: '8.25',
  sales_tax_on: 'plants',
  company_phone: '(830) 980-4417',
  company_email: 'trees@trees-of-texas.com',
  company_website: 'https://trees-of-texas.com',
  company_address: '1 Main St, Boerne, TX 78006',
  review_1: 'Good trees. | Ana R. | Boerne | A letter',
  review_2: 'Fair price. | Joe B. | Bandera | A letter',
  claim_rating: '4.7',
  claim_species: '90+',
  claim_communities: '40',
  claim_articles: '5, 4, 3, 2',
  quote_desk_hours: 'Mon-Fri 8-12, Sat-Sun closed',
  crew_hours: 'Mon-Sat 7AM-6PM, Sun closed',
}

/** As the owner has set and confirmed everything, except for some settings. */
const ready = (changes: Record<string, string> = {}): LaunchFacts => ({
  settings: new Map(Object.entries({ ...ownSettings, ...changes })),
  madeUpStock: 0,
})

const listed = (facts: LaunchFacts) =>
  placeholdersOf(facts).map(({ title, text, path }) => [title, text, path])

test('[DK-105] at first everything is a placeholder, with where to change it', () => {
  expect(listed(unset)).toEqual([
    ['Sales tax has no rate', 'No official quote can go out without it', '/settings/tax'],
    ['Phone number is a stand-in', '(830) 555-0142, on pages and in emails', '/settings/company'],
    ['Email is a stand-in', 'trees@hillcountrytree.example, on pages and in emails', '/settings/company'],
    ['Website is a stand-in', 'https://hillcountrytree.example, on pages and in emails', '/settings/company'],
    ['Address is a stand-in', '140 Ranch View Road, Spring Branch', '/settings/company'],
    [
      'The two reviews are stand-ins',
      'Marisol T., Helotes and Greg P., Cibolo: visitors don’t see them',
      '/settings/claims',
    ],
    ['The rating isn’t confirmed', 'Visitors don’t see one', '/settings/claims'],
    [
      'The figures aren’t confirmed',
      'Species, communities and articles, on the home page and in Learn',
      '/settings/claims',
    ],
    [
      'Hours aren’t confirmed',
      'Quotes Mon-Fri 8-5, Sat 9-2, Sun closed; crews Mon-Sun 7AM-6PM',
      '/settings/hours',
    ],
    [
      'Stock is made up',
      '1,240 rows that the site started with. A wholesaler’s list replaces theirs; one line with 0 on hand takes it all off',
      '/price-lists',
    ],
  ])
})

test('[DK-105] only made-up ways to reach the company must not be seen by visitors', () => {
  const musts = placeholdersOf(unset).flatMap(({ isMust, title }) => (isMust ? [title] : []))
  expect(musts).toEqual(['Phone', 'Email', 'Website'].map((name) => expect.stringContaining(name)))
})

test.each([
  ['sales_tax_percent', 'Sales tax has no rate'],
  ['sales_tax_on', 'Sales tax has no rate'],
  ['company_phone', 'Phone number is a stand-in'],
  ['company_address', 'Address is a stand-in'],
  ['claim_rating', 'The rating isn’t confirmed'],
  ['claim_species', 'The figures aren’t confirmed'],
  ['claim_communities', 'The figures aren’t confirmed'],
  ['claim_articles', 'The figures aren’t confirmed'],
  ['quote_desk_hours', 'Hours aren’t confirmed'],
  ['crew_hours', 'Hours aren’t confirmed'],
])('[DK-105] with only %s blank, %s', (key, title) => {
  expect(listed(ready({ [key]: ' ' })).map(([first]) => first)).toEqual([title])
})

test('[DK-105] one review of ours is told from two, the owner may confirm ours, and then nothing is left', () => {
  const left = (changes: Record<string, string>) =>
    listed(ready(changes)).map(([title, text]) => [title, text])
  const title = 'One review is a stand-in'
  expect(left({ review_1: '' })).toEqual([[title, 'Marisol T., Helotes: visitors don’t see it']])
  expect(left({ review_2: '' })).toEqual([[title, 'Greg P., Cibolo: visitors don’t see it']])
  expect(left({ review_1: '', review_2: '', reviews_confirmed: '2026-12-01' })).toEqual([])
})

test.each([
  ['(830) 555-0142', true],
  ['(830) 555-0199', true],
  ['830.555.0142', true],
  ['8305550142', true],
  ['https://example.com', true],
  ['(830) 555-0242', false],
  ['trees@hillcountrytree.example', true],
  ['trees@example.com', true],
  ['https://trees.example/contact', true],
  ['https://trees.examples.com', false],
  ['trees@trees-of-texas.com', false],
])('%s is made up: %s', (text, expected) => {
  expect(isMadeUp(text)).toBe(expected)
})
