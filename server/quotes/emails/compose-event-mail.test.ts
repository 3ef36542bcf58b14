import ICAL from 'ical.js'
import { expect, test, vi } from 'vitest'
import { defaultProfile } from '#domain/settings/company-profile.ts'
import { audiencesOf, eventKinds } from '#domain/quotes/lifecycle/event-kinds.ts'
import type { Action, EventKind } from '#domain/quotes/lifecycle/events.ts'
import { quoteAfter } from '#domain/quotes/lifecycle/quote-after.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { VersionPlant } from '#domain/quotes/quote-version.ts'
import type { MailedEvent } from '#server/quotes/quote-events.ts'
import {
  accepted,
  agreedOn,
  doneOn,
  offered,
  redbuds,
  requested,
  salesTax,
  versionWith,
} from '#tests/support/quote-versions.ts'
import { composeEventMail } from './compose-event-mail.tsx'

vi.mock('#server/stock/inventory-pictures.ts', () => ({ listLinePictures: async () => new Map() }))
vi.mock('#server/catalog/plants.ts', () => ({ listPlantGrowth: async () => [] }))

const yaupon: VersionPlant = {
  ...redbuds,
  inventoryId: 2,
  plantId: 2,
  name: 'Yaupon Holly',
  quantity: 1,
  plantingFeeCents: 0,
  isPlantedByUs: false,
}

const official = {
  extras: [{ name: 'Grind a stump', quantity: 1, unitPriceCents: 12_000, isTaxed: false }],
  discount: { cents: 1000, reason: 'Neighbors' },
  tax: salesTax,
  message: 'The yaupon is a beauty.',
}
const versions = [
  versionWith(),
  versionWith({ ...official, version: 2, plants: [redbuds, yaupon] }),
  versionWith({ ...official, version: 3, plants: [{ ...redbuds, quantity: 3 }] }),
]

const quote: Quote = {
  id: 7,
  number: 'HCT-26-7K4P-9XQ2',
  token: 'abcdefghijklmnopqrstuv',
  readToken: '0123456789abcdef0123456789abcdef',
  createdAt: new Date('2026-11-16T18:00:00Z'),
  language: 'en',
  notes: 'SENTINEL notes',
  replaces: null,
  customer: {
    firstName: 'SENTINEL',
    lastName: 'Ortiz-SENTINEL',
    email: 'elena@example.com',
    phone: '8305550117',
    address: 'SENTINEL Ridge',
    city: 'SENTINEL City',
    state: 'TX',
    zipCode: '78006',
  },
  estimate: versionWith(),
  gone: [],
}

const changed = { ...offered, version: 3 }
const agreed = agreedOn('2026-12-01')
const order = [offered, accepted]
const visit = [...order, agreed]
const done = doneOn('2026-11-16', 'planted', 'delivered', 'not-done')

/** The last of these actions as an event, after the rules have accepted them all. */
function history(...actions: Action[]): MailedEvent[] {
  let record: QuoteRecord | null = null
  return [requested, ...actions].map((action, index) => {
    const before = record
    const at = new Date(Date.UTC(2026, 10, 16, 18, index))
    const outcome = quoteAfter(before, { ...action, at })
    if ('refused' in outcome) throw new Error(`${action.kind}: ${outcome.refused}`)
    ;({ record } = outcome)
    const words = eventKinds[action.kind].by === 'customer' ? 'SENTINEL words' : ''
    return { seq: index + 1, action, at, before, record, words }
  })
}

/** The email about the last of these. */
async function compose(kind: 'to-customer' | 'to-business', events: MailedEvent[], of = versions) {
  const event = events.at(-1)
  if (event === undefined) throw new Error('no event')
  const email = await composeEventMail({
    kind,
    quote,
    event,
    versions: of,
    promise: new Date('2026-11-17T18:00:00Z'),
    company: defaultProfile,
    siteOrigin: 'https://trees.example',
    deskOrigin: null,
  })
  if (email === null) throw new Error('no email')
  return { ...email, plain: email.text.replaceAll(/\s+/g, ' ') }
}

type Case = [subject: string, actions: Action[], words: string[]]

const said = { saidAt: '2026-11-16T16:12:00Z' }
const saidYes = (version: number): Action => ({
  ...said,
  kind: 'said-yes',
  version,
  terms: 'Terms of today',
  termsWere: 'read',
})

const toCustomer: Case[] = [
  [
    'You accepted quote HCT-26-7K4P-9XQ2 by phone',
    [offered, saidYes(2)],
    ["We're holding your plants.", 'you can withdraw at no cost', "If you didn't say yes"],
  ],
  [
    'You accepted quote HCT-26-7K4P-9XQ2 by phone',
    [...visit, changed, saidYes(3)],
    ['Your day is still Tuesday, December 1.'],
  ],
  [
    "Our mistake: you didn't say yes",
    [offered, saidYes(2), { kind: 'said-by-mistake' }],
    ['Your quote is still good through Wednesday, December 16.'],
  ],
  [
    "Our mistake: you didn't say no",
    [...visit, changed, { ...said, kind: 'said-no' }, { kind: 'said-by-mistake' }],
    ['The changed version is still good through'],
  ],
  [
    'Your planting day is Wednesday, November 18',
    [...order, { ...agreed, day: '2026-11-18', saidYes: true }],
    ['You told us on the phone that it suits you', 'See your order'],
  ],
  ['You declined quote', [offered, { ...said, kind: 'said-no' }], ['Nothing was ordered']],
  [
    'Your official quote HCT-26-7K4P-9XQ2',
    [offered],
    [
      'good through Wednesday, December 16',
      'The yaupon is a beauty.',
      'What changed since your estimate',
      'Yaupon Holly: New; 15 gal, Planted by you, $100',
      '; before: $370',
      'you plant it',
      'Sales tax, 8.25% on plants',
      'Neighbors −$10',
      'Grind a stump',
    ],
  ],
  [
    'A change to your order',
    [...visit, changed],
    [
      'Until you accept it, your order stays as it is and your day is still Tuesday, December 1.',
      'What changed since version 2',
      'Texas Redbud: Quantity 3, $555; before: Quantity 2, $370',
      'Yaupon Holly: No longer in the quote; before: $100',
    ],
  ],
  [
    'Set aside until Thursday, November 19',
    [{ kind: 'went-ahead', setAsideUntil: '2026-11-19' }],
    ["They're set aside until Thursday, November 19. You'll hear from us by Tuesday, November 17 at noon."],
  ],
  [
    'We got your change request',
    [{ kind: 'change-asked' }],
    ["You'll hear from us by Tuesday, November 17 at noon."],
  ],
  ['You accepted quote', order, ["We're holding your plants", 'agree on a planting day']],
  [
    'You accepted quote',
    [...visit, changed, { kind: 'accepted', version: 3 }],
    ['It replaces the earlier one and your day is still Tuesday, December 1.'],
  ],
  ['You declined quote', [{ kind: 'declined' }], ["there's nothing to pay"]],
  ['You declined the change', [...order, changed, { kind: 'declined' }], ['Your order stays as it was']],
  ['You withdrew', [...order, { kind: 'withdrawn' }], ['still good through Wednesday, December 16']],
  [
    'Your planting is canceled',
    [...visit, { kind: 'canceled', feeCents: 23_800 }],
    ["We won't come on Tuesday, December 1", 'The cancellation fee is $238'],
  ],
  ['Your planting is canceled', [...visit, { kind: 'canceled', feeCents: 0 }], ["There's no fee."]],
  ['We closed quote', [{ kind: 'lost' }], ["there's nothing to pay"]],
  [
    'Your planting day is Tuesday, December 1',
    visit,
    ['Around 8 AM', 'free of charge until Saturday, November 28 at 8 AM', '811'],
  ],
  [
    'Your planting day is Wednesday, November 18',
    [...order, { ...agreed, day: '2026-11-18' }],
    ['less than 72 hours away. Canceling is free until you tell us'],
  ],
  [
    'Your planting day moved to Thursday, December 3',
    [...visit, { kind: 'day-moved', day: '2026-12-03', arrivalHour: null }],
    ['It was Tuesday, December 1.', 'In the morning'],
  ],
  [
    'We called off your planting day',
    [...visit, { kind: 'day-called-off' }],
    ['Your order stays in place', 'no fee'],
  ],
  [
    'Tomorrow is your planting day',
    [...visit, { kind: 'day-reminded', day: agreed.day }],
    ['See you tomorrow', 'Around 8 AM'],
  ],
  [
    'Your plants are planted',
    [...visit, done],
    [
      '2 × Texas Redbud, 15 gal: planted',
      '1 × Yaupon Holly, 15 gal: delivered',
      'Grind a stump: not done',
      'You owe $450, sales tax included, instead of ',
      'guarantee covers what we planted, through Wednesday, December 16',
      'Water every other day',
    ],
  ],
  [
    'You picked up your plants',
    [offered, accepted, agreed, doneOn('2026-11-16', 'picked-up', 'picked-up')],
    ["Once they're in the ground, water every other day", 'Then less and less often.'],
  ],
  [
    "We couldn't do the work on Monday, November 16",
    [...visit, { ...done, lines: [{ line: 1, outcome: 'not-done' }] }],
    ["There's nothing to pay", '2 × Texas Redbud, 15 gal: not done'],
  ],
  [
    'We corrected what was done: $570.50',
    [
      ...visit,
      done,
      {
        kind: 'done-corrected',
        day: '2026-11-15',
        lines: doneOn('', 'planted', 'delivered', 'planted').lines,
        owedCents: 57_050,
        wasOwedCents: 45_000,
      },
    ],
    [
      'You owe $570.50 now, sales tax included. Before, we told you $450.',
      'Grind a stump: planted. We had written: not done.',
      'The day: Sunday, November 15. We had written: Monday, November 16.',
    ],
  ],
  [
    'Your plants are planted',
    [...visit, { ...done, lines: [{ line: 1, outcome: 'planted', count: 1 }] }],
    ['2 × Texas Redbud, 15 gal: 1 of 2 planted, the other one not charged'],
  ],
  [
    'We received $100: HCT-26-7K4P-9XQ2',
    [...visit, done, { kind: 'paid', day: '2026-11-16', cents: 10_000, way: 'check' }],
    ['We received $100 by check on Monday, November 16', 'You still owe $350, sales tax included.'],
  ],
  [
    'Your plants are planted',
    [...visit, { kind: 'paid', day: '2026-11-16', cents: 50_000, way: 'cash' }, done],
    ['It comes to $450, sales tax included', 'You paid $500. We owe you $50.'],
  ],
  [
    'Your estimate HCT-26-7K4P-9XQ2 expires on Wednesday, December 16',
    [{ kind: 'expiry-reminded', version: 1 }],
    ['tell us to go ahead'],
  ],
  [
    'Your quote HCT-26-7K4P-9XQ2 expires on',
    [offered, { kind: 'expiry-reminded', version: 2 }],
    ['accept the quote by then'],
  ],
]

test.each(toCustomer)(
  '[QL-26] the customer is told “%s”, without a word from a visitor',
  async (subject, actions, words) => {
    const email = await compose('to-customer', history(...actions))
    expect(email.to).toBe('elena@example.com')
    expect(email.subject).toContain(subject)
    for (const part of words) expect(email.plain).toContain(part)
    for (const part of [email.html, email.text])
      expect(part).toContain(`https://trees.example/quote/${quote.token}`)
    expect(JSON.stringify(email)).not.toMatch(/SENTINEL/)
  },
)

const toBusiness: Case[] = [
  [
    'Go ahead: SENTINEL Ortiz-SENTINEL, SENTINEL City, $370, HCT-26-7K4P-9XQ2',
    [{ kind: 'went-ahead', setAsideUntil: '2026-11-19' }],
    ['set aside until Thursday, November 19', 'by Tuesday, November 17 at noon'],
  ],
  ['Change asked for: SENTINEL', [{ kind: 'change-asked' }], ['> SENTINEL words']],
  ['Accepted: SENTINEL', order, ['accepts version 2', 'Signed: SENTINEL words', 'Agree on a day']],
  ['Declined: SENTINEL', [{ kind: 'declined' }], ['> SENTINEL words']],
  ['Withdrawn: SENTINEL', [...order, { kind: 'withdrawn' }], ['no longer held']],
  [
    'Canceled: SENTINEL',
    [...visit, { kind: 'canceled', feeCents: 23_800 }],
    ['The day was Tuesday, December 1.', 'The fee is $238'],
  ],
  [
    'Day confirmed: SENTINEL',
    [
      offered,
      accepted,
      { ...agreed, day: '2026-11-18' },
      { kind: 'day-confirmed', day: '2026-11-18', arrivalHour: 8 },
    ],
    ['It stays Wednesday, November 18, 8 AM.'],
  ],
  ['Question: SENTINEL', [...visit, { kind: 'asked' }], ['> SENTINEL words']],
  ['Problem reported: SENTINEL', [...visit, done, { kind: 'reported' }], ['> SENTINEL words']],
]

test.each(toBusiness)(
  '[QL-17, QL-26, DK-181] the business is told “%s”, with a link that only reads',
  async (subject, actions, words) => {
    const email = await compose('to-business', history(...actions))
    expect([email.to, email.replyTo]).toEqual([defaultProfile.email, 'elena@example.com'])
    expect(email.subject).toContain(subject)
    for (const part of [...words, '(830) 555-0117']) expect(email.plain).toContain(part)
    expect(email.html).toContain(`https://trees.example/quote/${quote.readToken}`)
    expect(email.html).not.toContain(quote.token)
  },
)

test('[QL-26] a correction of only why something was not done tells the customer nothing', async () => {
  const events = history(...visit, done, {
    ...done,
    kind: 'done-corrected',
    wasOwedCents: done.owedCents,
  })
  await expect(compose('to-customer', events)).rejects.toThrow('no email')
})

test('[DK-182] spam is closed without an email', async () => {
  const spam = history({ kind: 'lost', isSpam: true })
  await expect(compose('to-customer', spam)).rejects.toThrow('no email')
})

test.each<[string, Action[]]>([
  ['accepting', order],
  ['withdrawing', [...order, { kind: 'withdrawn' }]],
  ['agreeing on a day', visit],
  ['calling it off', [...visit, { kind: 'day-called-off' }]],
  ['canceling', [...visit, { kind: 'canceled', feeCents: 0 }]],
  ['the day before', [...visit, { kind: 'day-reminded', day: agreed.day }]],
  ['doing it', [...visit, { ...done, lines: [] }]],
  ['closing', [offered, { kind: 'lost' }]],
  ['expiring', [offered, { kind: 'expiry-reminded', version: 2 }]],
])('[QL-37] for an order of other work, %s is told without a word of plants', async (_, actions) => {
  const { kind } = actions.at(-1) ?? offered
  const work = [versionWith(), versionWith({ ...official, message: '', version: 2, plants: [] })]
  for (const to of audiencesOf(kind)) {
    const { subject, plain } = await compose(to, history(...actions), work)
    expect(`${subject} ${plain}`).not.toMatch(/plant/i)
  }
})

test("[GR-24] a quote's number stays in one piece", async () => {
  const { html } = await compose('to-customer', history(...order))
  expect(html).toMatch(/version 2 of quote <span style="white-space:nowrap">HCT-26-7K4P-9XQ2<\/span>/)
})

test('[DK-157] the blank version of a quote that the desk started is neither compared nor told about', async () => {
  const blank = versionWith({ plants: [] })
  const { plain } = await compose('to-customer', history(offered), [blank, ...versions.slice(1)])
  expect(plain).not.toContain('What changed')
  await expect(compose('to-customer', history({ kind: 'lost' }), [blank])).rejects.toThrow('no email')
})

test('every event with an email has its own text', () => {
  const told = (cases: Case[]) => new Set(cases.map(([, actions]) => actions.at(-1)?.kind))
  const kinds = Object.keys(eventKinds) as EventKind[]
  expect(kinds.filter((kind) => audiencesOf(kind).includes('to-customer'))).toEqual(
    kinds.filter((kind) => told(toCustomer).has(kind)),
  )
  expect(kinds.filter((kind) => audiencesOf(kind).includes('to-business'))).toEqual(
    kinds.filter((kind) => told(toBusiness).has(kind)),
  )
})

test.each([
  ['agreed', [agreed], 'REQUEST'],
  ['moved', [agreed, { kind: 'day-moved', day: '2026-12-03', arrivalHour: 9 }], 'REQUEST'],
  ['called off', [agreed, { kind: 'day-called-off' }], 'CANCEL'],
  ['canceled', [agreed, { kind: 'canceled', feeCents: 0 }], 'CANCEL'],
  ['lost', [agreed, { kind: 'lost' }], 'CANCEL'],
] as [string, Action[], string][])(
  '[QL-27] the day is %s: one calendar entry, with a higher number each time',
  async (_, actions, method) => {
    const events = history(offered, accepted, ...actions)
    const { calendar } = await compose('to-customer', events)
    expect(calendar?.method).toBe(method)
    const parsed = new ICAL.Component(ICAL.parse(calendar?.content ?? ''))
    const event = new ICAL.Event(parsed.getFirstSubcomponent('vevent') as ICAL.Component)
    expect([event.uid, event.sequence]).toEqual(['HCT-26-7K4P-9XQ2@trees.example', events.length])
  },
)

test.each([
  ['a lost estimate', [{ kind: 'lost' }]],
  ['a changed order with a day', [...visit, changed]],
  ['the day before', [...visit, { kind: 'day-reminded', day: agreed.day }]],
] as [string, Action[]][])('%s needs no calendar file', async (_, actions) => {
  expect((await compose('to-customer', history(...actions))).calendar).toBeNull()
})
