import { expect, test } from 'vitest'
import { formatCents } from '#domain/money.ts'
import { chargedOrder } from '#domain/pricing/charged-order.ts'
import { taxableKinds } from '#domain/pricing/version-totals.ts'
import type { Action, DoneLine, StoredEvent } from '#domain/quotes/lifecycle/events.ts'
import { quoteAfter } from '#domain/quotes/lifecycle/quote-after.ts'
import type { QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { defaultProfile } from '#domain/settings/company-profile.ts'
import { quoteSettings } from '#domain/settings/quote-settings.ts'
import { customerContent } from '#server/quotes/emails/customer-event.tsx'
import type { MailedEvent } from '#server/quotes/quote-events.ts'
import { toQuotePage } from '#server/quotes/quote-page.ts'
import {
  accepted,
  agreedOn,
  offered,
  redbuds,
  requested,
  versionWith,
} from '#tests/support/quote-versions.ts'
import { randomNumbers } from '#tests/support/random-numbers.ts'
import { toCollect } from './visit-words.ts'
import type { OrderRow } from './visits.ts'

// The page, the emails and the day sheet against an order's money, reckoned here plant by plant.

const day = '2026-11-16'
const now = new Date('2026-11-16T18:00:00Z')

/** a × b / c, rounded half up. */
const part = (a: number, b: number, c: number) => (c === 0 ? 0 : Math.floor((2 * a * b + c) / (2 * c)))

/** An order's price, from every single plant, fee and cage that was done; null: as it was accepted. */
function costOf(order: QuoteVersion, done: readonly DoneLine[] | null): { cents: number; taxCents: number } {
  const kinds = order.tax?.kinds ?? []
  const nothing = done !== null && done.length > 0 && done.every(({ outcome }) => outcome === 'not-done')
  let [gross, taxed] = [0, 0]
  const add = (cents: number, isTaxed: boolean) => {
    gross += cents
    if (isTaxed) taxed += cents
  }
  for (const [index, plant] of order.plants.entries()) {
    const line = done?.find((each) => each.line === index + 1)
    for (let one = 1; one <= plant.quantity; one += 1) {
      if (line?.outcome === 'not-done' || one > (line?.count ?? plant.quantity)) continue
      add(plant.unitPriceCents, kinds.includes('plants'))
      if (line === undefined || line.outcome === 'planted')
        add(plant.plantingFeeCents, kinds.includes('planting'))
      if (line?.outcome !== 'picked-up') add(plant.cageCents, kinds.includes('cage'))
    }
  }
  if (!nothing) for (const extra of order.extras) add(extra.quantity * extra.unitPriceCents, extra.isTaxed)
  const isBrought = done === null || done.some(({ outcome }) => ['planted', 'delivered'].includes(outcome))
  if (isBrought) add(order.delivery.cents ?? 0, kinds.includes('delivery'))
  const discount = Math.min(order.discount.cents, gross)
  const taxCents = part(taxed - part(discount, taxed, gross), order.tax?.basisPoints ?? 0, 10_000)
  return { cents: gross - discount + taxCents, taxCents }
}

function randomOrder(random: () => number) {
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const version = (number: number): QuoteVersion => {
    const isPickup = upTo(4) === 0
    return versionWith({
      version: number,
      plants: Array.from({ length: 1 + upTo(3) }, (_, index) => ({
        ...redbuds,
        inventoryId: index + 1,
        quantity: 1 + upTo(7),
        unitPriceCents: upTo(60_000),
        plantingFeeCents: upTo(1) * upTo(20_000),
        cageCents: upTo(1) * upTo(6000),
      })),
      extras: Array.from({ length: upTo(2) }, () => ({
        name: 'Grind a stump',
        quantity: 1 + upTo(2),
        unitPriceCents: upTo(30_000),
        isTaxed: upTo(1) === 1,
      })),
      discount: { cents: upTo(1) * upTo(40_000), reason: 'One trip' },
      delivery: { isPickup, cents: isPickup ? 0 : upTo(9000), miles: 9, approximate: false, reason: '' },
      tax: { basisPoints: upTo(1000), kinds: taxableKinds.filter(() => upTo(1) === 1) },
      paymentUrl: 'https://pay.example/1',
    })
  }
  const workOn = ({ plants }: QuoteVersion): DoneLine[] =>
    plants.map(({ quantity }, index) => {
      const outcome =
        (['planted', 'planted', 'delivered', 'picked-up', 'not-done'] as const)[upTo(4)] ?? 'planted'
      const count = 1 + upTo(quantity - 1)
      return { line: index + 1, outcome, ...(count < quantity && outcome !== 'not-done' && { count }) }
    })
  return { upTo, version, workOn }
}

test(
  '[DK-151, DK-152, QL-35] page, email and day sheet agree on the money of 200 random orders, to the cent',
  { timeout: 60_000 },
  () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { upTo, version, workOn } = randomOrder(randomNumbers(seed))
      const deposit = upTo(2) * 25
      const versions = [versionWith(), version(2), version(3)]
      const events: (MailedEvent & StoredEvent)[] = []
      let record: QuoteRecord | null = null
      let [order, received] = [versions[1], 0]
      let done: readonly DoneLine[] | null = null

      const act = (action: Action) => {
        const outcome = quoteAfter(record, { ...action, at: now })
        if ('refused' in outcome) throw new Error(`${action.kind} in ${seed}: ${outcome.refused}`)
        const before = record
        ;({ record } = outcome)
        const stored = { ...action, seq: events.length + 1, at: now, state: record.state, words: '' }
        events.push({ ...stored, action, before, record })
      }
      const email = () => {
        const event = events.at(-1)
        if (event === undefined) throw new Error('no event')
        const content = customerContent({
          event,
          number: 'HCT',
          versions,
          promise: null,
          plates: new Map(),
          company: defaultProfile,
        })
        return content?.text.filter((text) => text !== false).join(' ') ?? ''
      }

      /** The sum as every place says it. */
      const check = () => {
        if (record === null || order === undefined) throw new Error('no order')
        const { cents, taxCents } = costOf(order, done)
        const owed = cents - received
        const where = `order ${seed}, after ${events.at(-1)?.action.kind}`
        expect(chargedOrder(order, done ?? []).totals, where).toMatchObject({
          grandTotalCents: cents,
          taxCents,
        })
        const page = toQuotePage({
          quote: { number: 'HCT', firstName: 'Ann', city: '', replaces: null, gone: [], isReadOnly: false },
          record,
          versions,
          events,
          mail: undefined,
          pictures: new Map(),
          photos: { photos: [], mayChange: false },
          settings: quoteSettings(new Map([['deposit_percent', String(deposit)]])),
          desk: { hours: [], closedDays: [] },
          wantedVersion: null,
          successorToken: null,
          now,
        })
        expect(page.shown.total, where).toBe(formatCents(cents))
        expect(page.shown.paymentUrl !== null, where).toBe(owed > 0)
        const asked = done === null ? Math.max(0, part(cents, deposit, 100) - received) : 0
        const said =
          owed < 0
            ? ['We owe you', -owed]
            : owed === 0
              ? ['Paid, thank you', received]
              : done !== null
                ? ['You owe, tax included', owed]
                : asked > 0
                  ? ['Deposit, due now', asked]
                  : ['Due on the day, tax included', owed]
        const isSilent =
          owed === 0 ? received === 0 : owed > 0 && done === null && asked === 0 && received === 0
        expect(page.money && [page.money.label, page.money.amount], where).toEqual(
          isSilent ? null : [said[0], formatCents(Number(said[1]))],
        )
        const visit = { record, acceptedCents: order.totals.grandTotalCents } as OrderRow
        expect(toCollect(visit), where).toBe(owed > 0 ? formatCents(owed) : null)
        return { cents, owed }
      }
      const pay = (cents: number) => {
        if (cents === 0) return
        received += cents
        act({ kind: 'paid', day, cents, way: 'check' })
        const { owed } = check()
        expect(email(), `order ${seed}`).toContain(
          owed === 0 ? 'Nothing is left to pay' : formatCents(Math.abs(owed)),
        )
      }
      const work = (isCorrection: boolean) => {
        if (order === undefined) throw new Error('no order')
        const was = costOf(order, done).cents
        done = workOn(order)
        const owedCents = costOf(order, done).cents
        const lines = done
        act(
          isCorrection
            ? { kind: 'done-corrected', day, lines, owedCents, wasOwedCents: was }
            : { kind: 'done', day, lines, owedCents, despiteChange: false },
        )
        const { cents, owed } = check()
        const text = email()
        if (text === '' || text.startsWith("There's nothing to pay")) return
        const sums = [
          cents,
          ...(isCorrection ? [was] : []),
          ...(received > 0 && owed !== 0 ? [Math.abs(owed)] : []),
        ]
        for (const sum of sums) expect(text, `order ${seed}`).toContain(formatCents(sum))
      }

      act(requested)
      act(offered)
      act(accepted)
      check()
      if (upTo(1) === 1) pay(upTo(order?.totals.grandTotalCents ?? 0))
      act(agreedOn(day))
      if (upTo(1) === 1) {
        act({ ...offered, version: 3 })
        act({ ...accepted, version: 3 })
        order = versions[2]
        check()
      }
      work(false)
      if (upTo(1) === 1) pay(upTo(90_000))
      while (upTo(2) > 0) work(true)
      if (upTo(1) === 1) pay(-upTo(received))
      pay(check().owed)
      expect(check().owed, `order ${seed}`).toBe(0)
    }
  },
)
