import { fullName } from '#domain/cart/customer.ts'
import { streetAddressLine } from '#domain/delivery/street-address.ts'
import { formatCents } from '#domain/money.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import { quoteStates } from '#domain/quote/lifecycle/events.ts'
import { deliveryLabel, deliveryText, goneText } from '#domain/quote/quote.ts'
import { formatMoment } from '#domain/quote/validity.ts'
import { counted } from '#domain/wording.ts'
import { listEvents } from '#server/db/quote-events.ts'
import { findQuoteByNumber, listMailsOfQuote, listQuotes } from '#server/db/quote-list.ts'
import { listVersions } from '#server/db/quote-versions.ts'
import { getQuote } from '#server/db/quotes.ts'
import { findDeskQuote } from '#server/desk/quotes/desk-quote.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { findPlantingWarning } from '#server/reads/planting-warning.ts'
import { printJson, table } from './print.ts'
import { quoteVerbs, readQuoteNumber } from './quote-verbs.ts'
import { readSince, readWholeNumber } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

const right = (title: string) => ({ title, align: 'right' as const })

const listedStates = [...quoteStates, 'change'] as const

function readState(typed: string | undefined) {
  if (typed === undefined) return null
  const state = listedStates.find((each) => each === typed)
  if (state === undefined) throw new Refusal(`'${typed}' isn't a state: use ${listedStates.join(', ')}.`)
  return state
}

async function showQuote(typed: string, asJson: boolean) {
  const desk = await findDeskQuote(typed, new Date())
  const [quote, mails, versions, events, terms] = await Promise.all([
    getQuote(desk.id),
    listMailsOfQuote(desk.id),
    listVersions(desk.id),
    listEvents(desk.id),
    findQuoteByNumber(desk.number),
  ])
  if (asJson) return printJson({ ...quote, state: desk.state, record: desk.record, versions, events, mails })
  const { customer, totals, delivery } = quote
  const warning = await findPlantingWarning(versions.at(-1)?.plants ?? quote.lines, customer)
  const facts: [string, string][] = [
    ['Quote', `${quote.number}, ${desk.state}, ${formatMoment(quote.createdAt)}`],
    ['Customer', fullName(customer)],
    ['Email', customer.email ?? 'none'],
    ['Phone', customer.phone ?? 'none'],
    ['Address', streetAddressLine(customer)],
    ['Page', `/quote/${quote.token}`],
    ...(terms === undefined
      ? []
      : [
          [
            'Terms',
            `version ${terms.termsVersion}, agreed ${formatMoment(terms.termsAcceptedAt)}`,
          ] satisfies [string, string],
        ]),
    ...(warning === null ? [] : [['Ask', warning] satisfies [string, string]]),
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
    table(
      ['version', 'valid until', right('total')],
      versions.map((each) => [
        each.isOfficial ? `${each.version}, official` : `${each.version}, estimate`,
        each.validUntil,
        formatCents(each.totals.grandTotalCents),
      ]),
    ),
    table(
      ['what happened', 'when', 'who', 'in their words'],
      events.map(({ kind, at, actor, words }) => [kind, formatMoment(at), actor, words]),
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
      usage: '[--since 2026-11-01|7d] [--state STATE] [--most 50]',
      help: `Lists quotes, newest first.\nA state is ${listedStates.slice(0, -1).join(', ')}, or change for open change requests.`,
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
              row.hasOpenChange ? `${row.state}, change asked` : row.state,
              [fullName(row), row.city].filter((part) => part !== '').join(', '),
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
      usage: 'NUMBER [--json]',
      help: 'Shows one quote in full: customer, lines, totals, versions, what happened, emails.',
      changes: false,
      options: { json: { type: 'boolean' } },
      run: ({ json }, positionals) => showQuote(readQuoteNumber(positionals), json === true),
    }),
    ...quoteVerbs,
  },
}
