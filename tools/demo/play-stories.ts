import '#server/platform/config/require-node-24.ts'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mock } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { SettingKey } from '#domain/settings/settings.ts'
import { addDays, nurseryDay, nurseryMoment } from '#domain/time/nursery-clock.ts'
import { countedAs } from '#domain/stock/yard-change.ts'
import { editedFrom } from '#domain/quotes/draft/edit-quote.ts'
import { customerForm } from '#domain/quotes/customer-form.ts'
import { submitBody } from '#domain/quotes/submit-body.ts'
import { weekChoices } from '#domain/quotes/weeks.ts'
import { actAsCustomer } from '#server/quotes/act-as-customer.ts'
import { addPhoto } from '#server/quotes/change-photos.ts'
import { storeContactMessage } from '#server/mail/contact/store-contact-message.ts'
import { submitQuote } from '#server/quotes/submit-quote.ts'
import { env } from '#server/platform/config/env.ts'
import { closeDatabase, db, useDatabase } from '#server/platform/database/database.ts'
import { hasPeople, insertPerson } from '#server/people/people.ts'
import type { Person, Role } from '#server/people/person.ts'
import { planSettings } from '#server/settings/plan-setting.ts'
import { applyPlan } from '#server/platform/requests/planned-change.ts'
import { uploadPriceList } from '#server/stock/price-lists/upload-price-list.ts'
import { expectedDone } from '#server/quotes/desk/act-at-desk.ts'
import { actOnDeskForm, deskQuoteForm } from '#server/quotes/desk/desk-quote-form.ts'
import { findDeskQuote } from '#server/quotes/desk/desk-quote.ts'
import { getNewestVersion } from '#server/quotes/quote-versions.ts'
import { actOnVisit, visitForm } from '#server/visits/act-on-visit.ts'
import { changeYardItem } from '#server/stock/yard/change-yard-item.ts'
import { advanceQuotes } from '#server/quotes/advance-quotes.ts'
import { closeQueue } from '#server/mail/queue.ts'
import { reencodePhoto } from '#server/platform/pictures/customer-photo.ts'
import { priceItems } from '#server/stock/price-items.ts'
import { offersOf, readQuoteSettings } from '#server/settings/quote-settings.ts'
import { dayOf, momentOf } from './demo-days.ts'
import { emailOf } from './demo-links.ts'
import {
  counts,
  crew,
  customers,
  messages,
  owner,
  priceList,
  type Customer,
  type Actions,
  type Scene,
} from './stories.ts'

// Does what customers, the owner and the crew do in stories.ts, with the commands that they use, while this process's clock stands at
// the moment of each. So the demo obeys every rule of the product, and can't be out of date. Started by fill-desk.ts.

const now = new Date()

/** The quote of a customer's request. */
type KnownQuote = Customer & { id: number; number: string; token: string }

type Outcome = { kind: string; message?: string }

/** Every command says what it did; anything but this is a mistake in a story. */
function expectKind(outcome: Outcome, kind: string) {
  if (outcome.kind !== kind) throw new Error(outcome.message ?? outcome.kind)
}

async function hire(name: string, role: Role): Promise<Person> {
  return { id: await insertPerson(db(), { name, role, userHandle: randomBytes(32) }), name, role }
}

/** As the owner would set them before the first official quote. */
const settings = new Map<SettingKey, string>([
  ['sales_tax_percent', '8.25'],
  ['sales_tax_on', 'plants'],
  ['cage_price', '45'],
  ['pickup_allowed', 'yes'],
  ['visits_per_saturday', '3'],
])

async function listStock() {
  const rows = await db()
    .selectFrom('inventory')
    .select(['id', 'plantName', 'sizeDescription'])
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ id, plantName, sizeDescription }) => [`${plantName}, ${sizeDescription}`, id]))
}

/** '2 Texas Redbud, 15 gal, caged' */
function readPlant(text: string) {
  const { quantity, item, choice } =
    /^(?<quantity>\d+) (?<item>.+?)(?:, (?<choice>caged|unplanted))?$/.exec(text)?.groups ?? {}
  const inventoryId = stock.get(item ?? '')
  if (inventoryId === undefined) throw new Error(`'${text}' isn't in stock`)
  return {
    inventoryId,
    quantity: Number(quantity),
    isPlantedByUs: choice !== 'unplanted',
    hasCage: choice === 'caged',
  }
}

/** Where in the home page's landscape each place is. */
const leftOf: Record<Scene, number> = { 'front yard': 0, 'fence line': 300, 'back yard': 1200 }

async function photograph(scene: Scene): Promise<Buffer> {
  const place = { left: leftOf[scene], top: 200, width: 1200, height: 900 }
  const house = await sharp('app/images/scenery/house.svg').resize({ width: 900 }).png().toBuffer()
  return sharp('pictures/hero/wide.webp')
    .extract(place)
    .composite(scene === 'front yard' ? [{ input: house, left: 60, top: 240 }] : [])
    .jpeg()
    .toBuffer()
}

async function request(customer: Customer, plants: readonly string[], earlierQuote?: object) {
  const [name = '', phone = '', address = '', town = ''] = customer.who.split(', ')
  const [firstName = '', lastName = ''] = name.split(' ')
  const body = submitBody.parse({
    formData: {
      firstName,
      lastName,
      email: emailOf(name),
      phone,
      address,
      city: town.slice(0, -6),
      zipCode: town.slice(-5),
      projectNotes: customer.notes ?? '',
      termsAccepted: true,
    },
    items: plants.map(readPlant),
    priceCalculation: {},
    isPickup: customer.isPickup,
    earlierQuote,
  })
  const outcome = await submitQuote({
    body,
    bodyHash: createHash('sha256').update(JSON.stringify(body)).digest(),
    idempotencyKey: randomUUID(),
    replacesKey: null,
    client: phone,
  })
  if (outcome.kind !== 'stored') throw new Error(JSON.stringify(outcome))
  const { number, token } = outcome.quote
  const { id } = await findDeskQuote(number, new Date())
  quotesOf.set(customer.who, { ...customer, id, number, token })
}

const asCustomer = async ({ id }: KnownQuote, form: object) =>
  expectKind(await actAsCustomer(id, customerForm.parse(form), null, new Date()), 'done')

/** As a form sends them. */
const posted = (fields: Record<string, string | number | File>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )

async function atDesk({ number }: KnownQuote, fields: Record<string, string | number>) {
  const { seq } = await findDeskQuote(number, new Date())
  const form = deskQuoteForm.parse(posted({ afterEvent: seq, ...fields }))
  await actOnDeskForm(form, { person: ruth, params: { number }, now: new Date() })
}

const onVisit = ({ number }: KnownQuote, person: Person, fields: Record<string, string | number | File>) =>
  actOnVisit(visitForm.parse(posted(fields)), { person, params: { number }, now: new Date() })

async function accept(quote: KnownQuote, more: object = {}) {
  const { record } = await findDeskQuote(quote.number, new Date())
  const [name] = quote.who.split(', ')
  await asCustomer(quote, { intent: 'accept', version: record.newest.version, name, ...more })
}

const actions: {
  [Action in keyof Actions]: (quote: KnownQuote, ...given: Actions[Action]) => Promise<unknown>
} = {
  requests: (customer) => request(customer, customer.plants),
  'requests more': ({ number, token, ...customer }, plants) => request(customer, plants, { number, token }),
  'goes ahead': (quote) => asCustomer(quote, { intent: 'go-ahead' }),
  'wants a change': (quote, message) => asCustomer(quote, { intent: 'change', message }),
  accepts: (quote) => accept(quote),
  'accepts, with care emails': (quote) => accept(quote, { care: 'yes' }),
  declines: (quote) => asCustomer(quote, { intent: 'decline' }),
  // Early enough to be free.
  cancels: (quote) => asCustomer(quote, { intent: 'cancel', fee: 0 }),
  'prefers weeks': (quote, count) => {
    const week = weekChoices(new Date()).slice(0, count)
    return asCustomer(quote, { intent: 'weeks', week: week.map(({ value }) => value) })
  },
  asks: (quote, message) => asCustomer(quote, { intent: 'ask', message }),
  reports: (quote, message) => asCustomer(quote, { intent: 'report', message }),
  'sends a photo': async ({ id }, of) => {
    const photo = await reencodePhoto(await photograph(of))
    if (typeof photo === 'string') throw new Error(photo)
    expectKind({ kind: await addPhoto(id, photo, new Date()) }, 'added')
  },
  'is quoted': async (quote, { plants, extra, until, ...offer }) => {
    const { seq } = await findDeskQuote(quote.number, new Date())
    const newest = await getNewestVersion(quote.id)
    const order = { isPickup: false, offers: offersOf(await readQuoteSettings()) }
    const { lines } =
      plants === undefined ? { lines: newest.plants } : await priceItems(plants.map(readPlant), order)
    const edited = {
      ...editedFrom({ ...newest, plants: lines }, seq),
      ...offer,
      ...(extra && { extras: [{ key: 0, quantity: 1, isTaxed: false, ...extra }] }),
      ...(until !== undefined && { validUntil: dayOf(until, now) }),
    }
    await atDesk(quote, { intent: 'send', draft: JSON.stringify(edited) })
  },
  'is answered': (quote, words) => atDesk(quote, { intent: 'answer', words }),
  'gets a day': (quote, day, hour) => atDesk(quote, { intent: 'agree', day: dayOf(day, now), hour }),
  'gets another day': (quote, day, hour) => atDesk(quote, { intent: 'move', day: dayOf(day, now), hour }),
  'is closed by us': (quote, words) => atDesk(quote, { intent: 'close', words }),
  'is noted': (quote, words) => atDesk(quote, { intent: 'note', words }),
  'has an 811 ticket': (quote, ticket) =>
    onVisit(quote, ruth, { intent: 'ticket', ticket, calledOn: nurseryDay(new Date()) }),
  'has a crew note': (quote, words) => onVisit(quote, ruth, { intent: 'crew-note', words }),
  'is done': async (quote, undone = {}) => {
    const stored = await findDeskQuote(quote.number, new Date())
    const lines = (await expectedDone(stored)).map((each) => {
      const reason = undone[each.line]
      return reason === undefined ? each : { ...each, outcome: 'not-done', reason }
    })
    const day = nurseryDay(new Date())
    const afterEvent = stored.seq
    await onVisit(quote, luis, { intent: 'done', afterEvent, day, lines: JSON.stringify(lines) })
  },
  'is paid': async (quote) => {
    const { seq: afterEvent } = await findDeskQuote(quote.number, new Date())
    await onVisit(quote, luis, { intent: 'received', way: 'check', afterEvent })
  },
  'is photographed': async (quote, line, scene) => {
    const photo = new File([new Uint8Array(await photograph(scene))], 'photo.jpg')
    await onVisit(quote, luis, { intent: 'photo', line, photo })
  },
}

async function countPlants(plant: string) {
  const { inventoryId: id, quantity } = readPlant(plant)
  const from = { isOut: false, count: null }
  const change = { key: randomUUID(), id, field: 'stock', from, to: countedAs(quantity) } as const
  await changeYardItem(luis, change, new Date())
}

async function sendMessage(who: string, message: string) {
  const [name = '', phone = ''] = who.split(', ')
  const given = { name, phone, email: emailOf(name), service: '', message }
  if (!(await storeContactMessage(randomUUID(), given, new Date()))) throw new Error('not stored')
}

/** The emails so far have long arrived. Those of the last day are left to the worker. */
async function deliverEmails() {
  await sql`delete from pgboss.job where name = 'mail'`.execute(db())
  await sql`update emails set queued_at = at, sent_at = at from quote_events event
    where event.quote_id = emails.quote_id and event.seq = emails.seq`.execute(db())
  await sql`update emails set sent_at = queued_at where message_key is not null`.execute(db())
}

type Moment = { at: Date; what: string; play: () => Promise<unknown> }

function listMoments(): Moment[] {
  const moment = (when: string, what: string, play: () => Promise<unknown>, minutesLater = 0) => {
    const at = new Date(momentOf(when, now).getTime() + minutesLater * 60_000)
    return { at, what: `${what}, ${when}`, play }
  }
  return [
    ...customers.flatMap((customer) =>
      customer.story.map(([when, action, ...given]) => {
        const play = actions[action] as (quote: object, ...rest: unknown[]) => Promise<unknown>
        return moment(when, `${customer.who} ${action}`, () =>
          play(quotesOf.get(customer.who) ?? customer, ...given),
        )
      }),
    ),
    ...messages.map(([when, who, words]) => moment(when, who, () => sendMessage(who, words))),
    ...counts.flatMap(([when, plants]) =>
      plants.split('; ').map((plant, minute) => moment(when, plant, () => countPlants(plant), minute)),
    ),
    moment(priceList.when, priceList.name, () =>
      uploadPriceList({ name: priceList.name, bytes: readFileSync(priceList.file) }, ruth.id),
    ),
  ]
}

/** The worker's tasks, every morning and now. */
function listClocks(first: Date): Moment[] {
  const clock = (at: Date) => ({ at, what: 'the clock', play: () => advanceQuotes(at) })
  const mornings = []
  for (let day = nurseryDay(first); day < nurseryDay(now); day = addDays(day, 1))
    mornings.push(clock(nurseryMoment(day, 9)))
  return [...mornings, clock(now)]
}

const byTime = (one: Moment, other: Moment) => one.at.getTime() - other.at.getTime()

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (env().NODE_ENV === 'production')
  refuse('The demo is for development, not for production. Nothing was written.')
useDatabase(env().DATABASE_URL, { poolSize: 3, statementTimeoutMs: 5_000 })
if (await hasPeople()) refuse('The demo is for a new database, and this one is in use. Nothing was written.')
const quotesOf = new Map<string, KnownQuote>()
const stock = await listStock()
const toldMoments = listMoments()
const first = toldMoments.toSorted(byTime)[0]?.at ?? now
mock.timers.enable({ apis: ['Date'], now: first })
const [ruth, luis] = [await hire(owner, 'owner'), await hire(crew, 'yard')]
await applyPlan(await planSettings(settings), ruth.id, 'The settings have changed.')
const yesterday = { at: new Date(now.getTime() - 86_400_000), what: 'emails', play: deliverEmails }
for (const { at, what, play } of [...toldMoments, yesterday, ...listClocks(first)].toSorted(byTime)) {
  mock.timers.setTime(at.getTime())
  await play().catch((error: unknown) => {
    throw new Error(`The demo stopped at ${what}`, { cause: error })
  })
}
await closeQueue()
await closeDatabase()
