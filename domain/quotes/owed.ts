import { formatCents, type Cents } from '#domain/money.ts'
import type { PaymentWay } from './lifecycle/events.ts'
import type { QuoteRecord } from './lifecycle/record.ts'

// The money of an order. Sums are in its record; only the accepted version's total is beside it.

export const wayWords: Record<PaymentWay, string> = {
  check: 'by check',
  cash: 'in cash',
  zelle: 'by Zelle',
  'card-reader': 'by card',
  link: 'online',
}

export type Money = {
  /** The price: as accepted, as done, or the fee for canceling. */
  costCents: Cents
  receivedCents: Cents
  /** Less than 0 if we owe them. */
  owedCents: Cents
  /** Asked for now: the deposit, or after the day everything. */
  dueCents: Cents
}

const isEnded = ({ state }: QuoteRecord) => ['planted', 'closed', 'declined'].includes(state)
const isOrdered = ({ state }: QuoteRecord) => state === 'accepted' || state === 'scheduled'

export const depositOf = (totalCents: Cents, percent: number): Cents =>
  Math.round((totalCents * percent) / 100)

/** The only function that says what is owed for a quote. */
export function owed(record: QuoteRecord, acceptedCents: Cents, depositPercent = 0): Money {
  const { done, canceledFeeCents, receivedCents } = record
  const ended = isEnded(record) ? (done?.owedCents ?? canceledFeeCents ?? 0) : 0
  const costCents = isOrdered(record) ? acceptedCents : ended
  const owedCents = costCents - receivedCents
  const askedCents = isOrdered(record) ? depositOf(costCents, depositPercent) : costCents
  return { costCents, receivedCents, owedCents, dueCents: Math.max(0, askedCents - receivedCents) }
}

/** How the money stands, and the one sum that says it; null if there's nothing to say yet. */
function moneyStanding(
  record: QuoteRecord,
  { receivedCents, owedCents, dueCents }: Money,
): { kind: 'deposit' | 'due' | 'owed' | 'back' | 'paid'; cents: Cents } | null {
  if (owedCents < 0) return { kind: 'back', cents: -owedCents }
  if (owedCents === 0) return receivedCents === 0 ? null : { kind: 'paid', cents: receivedCents }
  if (isEnded(record)) return { kind: 'owed', cents: owedCents }
  if (dueCents > 0) return { kind: 'deposit', cents: dueCents }
  return receivedCents === 0 ? null : { kind: 'due', cents: owedCents }
}

/** The sales tax in what was received of an order with this tax: all of it once it's paid. */
export const taxReceived = ({ costCents, receivedCents }: Money, taxCents: Cents): Cents =>
  costCents === 0 ? 0 : Math.round((taxCents * Math.min(receivedCents, costCents)) / costCents)

export type PageMoney = { label: string; amount: string; note: string }

const labels = {
  deposit: 'Deposit, due now',
  due: 'Due on the day, tax included',
  owed: 'You owe, tax included',
  back: 'We owe you',
  paid: 'Paid, thank you',
}

/** The customer's sum. `quotedTotal` is the quote's, if the work came to another. */
export function pageMoney(record: QuoteRecord, money: Money, quotedTotal: string | null): PageMoney | null {
  const standing = moneyStanding(record, money)
  if (standing === null) return null
  const { kind, cents } = standing
  const received = formatCents(money.receivedCents)
  return {
    label: record.state === 'declined' && kind === 'owed' ? 'You owe' : labels[kind],
    amount: formatCents(cents),
    note: [
      ...(quotedTotal === null ? [] : [`For what was done, instead of ${quotedTotal}.`]),
      ...(money.receivedCents === 0 || kind === 'paid' ? [] : [`You paid ${received}.`]),
      ...(kind === 'deposit' ? ['The rest is due on the day.'] : []),
    ].join(' '),
  }
}

/** After a payment: 'You still owe $402, sales tax included.' */
export function restInWords(record: QuoteRecord, { owedCents }: Money): string {
  if (owedCents === 0) return 'Nothing is left to pay. Thank you.'
  if (owedCents < 0) return `We owe you ${formatCents(-owedCents)}.`
  return isOrdered(record)
    ? `The rest, ${formatCents(owedCents)} with sales tax, is due on the day.`
    : `You still owe ${formatCents(owedCents)}${record.state === 'declined' ? '' : ', sales tax included'}.`
}
