import { formatCents } from '#domain/money.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import { parseQuoteNumber } from '#domain/quote/quote-number.ts'
import { deliveryLabel, deliveryText, goneText } from '#domain/quote/quote.ts'
import { formatMoment } from '#domain/quote/validity.ts'
import {
  findQuoteByNumber,
  listAnswersOfQuote,
  listMailsOfQuote,
  listQuotes,
  quoteStates,
  type QuoteState,
} from '#server/db/quote-list.ts'
import { getQuote } from '#server/db/quotes.ts'
import { counted, table } from './print.ts'
import { readOne, readSince, readWholeNumber } from './read-arguments.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

const right = (title: string) => ({ title, align: 'right' as const })

function readState(typed: string | undefined): QuoteState | null {
  if (typed === undefined) return null
  const state = quoteStates.find((each) => each === typed)
  if (state === undefined) throw new Refusal(`'${typed}' isn't a state: use ${quoteStates.join(', ')}.`)
  return state
}

async function showQuote(typed: string) {
  const number = parseQuoteNumber(typed)
  const found = number === undefined ? undefined : await findQuoteByNumber(number)
  if (found === undefined) throw new Refusal(`There's no quote ${number ?? `'${typed}'`}.`)
  const [quote, answers, mails] = await Promise.all([
    getQuote(found.id),
    listAnswersOfQuote(found.id),
    listMailsOfQuote(found.id),
  ])
  const { customer, totals, delivery } = quote
  const facts: [string, string][] = [
    ['Quote', `${quote.number}, ${found.state}, ${formatMoment(quote.createdAt)}`],
    ['Customer', `${customer.firstName} ${customer.lastName}`.trim()],
    ['Email', customer.email ?? 'none'],
    ['Phone', customer.phone ?? 'none'],
    ['Address', [customer.address, customer.city, `${customer.state} ${customer.zipCode}`].join(', ')],
    ['Page', `/quote/${quote.token}`],
    ['Terms', `version ${found.termsVersion}, agreed ${formatMoment(found.termsAcceptedAt)}`],
    ...(quote.replaces === null ? [] : [['Replaces', quote.replaces] satisfies [string, string]]),
  ]
  const lines = quote.lines.map((line) => [
    line.inventoryId,
    line.plantName,
    line.containerSize,
    line.quantity,
    formatCents(line.unitPriceCents),
    formatCents(line.plantingFeeCents),
    formatCents(lineTotal(line)),
  ])
  const sums = [
    ['Plants', formatCents(totals.subtotalCents)],
    ['Planting', formatCents(totals.laborCents)],
    [deliveryLabel(delivery), deliveryText(delivery)],
    ['Total', formatCents(totals.grandTotalCents)],
  ]
  const sentText = (mail: (typeof mails)[number]) =>
    mail.sentAt === null ? (mail.refusedAt === null ? 'waiting' : 'refused') : formatMoment(mail.sentAt)
  const parts = [
    table(['', ''], facts).trimStart(),
    table(['stock', 'plant', 'size', 'count', right('each'), right('planting'), right('total')], lines),
    ...(quote.gone.length === 0 ? [] : [`No longer available: ${quote.gone.map(goneText).join('; ')}`]),
    table(['', right('')], sums).trimStart(),
    ...(quote.notes === '' ? [] : [`Notes:\n${quote.notes}`]),
    ...answers.map(({ kind, message, answeredAt: at }) =>
      `Customer's decision: ${kind}, ${formatMoment(at)}\n${message}`.trimEnd(),
    ),
    table(
      ['email', 'sent'],
      mails.map((mail) => [mail.kind, sentText(mail)]),
    ),
  ]
  console.log(parts.join('\n\n'))
}

export const quotes: DeskTopic = {
  summary: 'quote requests from visitors',
  verbs: {
    list: verb({
      usage: '[--since 2026-11-01|7d] [--state open|accepted|change|expired] [--most 50]',
      help: 'Lists quotes, newest first.',
      changes: false,
      options: { since: { type: 'string' }, state: { type: 'string' }, most: { type: 'string' } },
      run: async ({ since, state, most = '50' }) => {
        const rows = await listQuotes({
          since: since === undefined ? null : readSince(since, new Date()),
          state: readState(state),
          most: readWholeNumber(most, 'number of quotes'),
        })
        if (rows.length === 0) return console.log('No quotes.')
        console.log(
          table(
            ['quote', 'received', 'state', 'customer', 'reach at', 'plants', right('total')],
            rows.map((row) => [
              row.quoteNumber,
              formatMoment(row.createdAt),
              row.state,
              [`${row.firstName} ${row.lastName}`.trim(), row.city].filter((part) => part !== '').join(', '),
              row.phone ?? row.email,
              row.plants,
              formatCents(row.grandTotalCents),
            ]),
          ),
        )
        console.log(`\n${counted(rows.length, 'quote')}.`)
      },
    }),
    show: verb({
      usage: 'NUMBER',
      help: 'Shows one quote in full: customer, lines, totals, emails.',
      changes: false,
      options: {},
      run: (_, positionals) => showQuote(readOne(positionals, 'quote, such as HCT-26-7K4P-9XQ2')),
    }),
  },
}
