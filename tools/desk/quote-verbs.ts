import { yardDay } from '#domain/company/yard-clock.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { Action } from '#domain/quote/lifecycle/events.ts'
import { actAtDesk, completeAtDesk, expectedDone, linesDoneSchema } from '#server/desk/quotes/act-at-desk.ts'
import { findDeskQuote, type DeskOutcome } from '#server/desk/quotes/desk-quote.ts'
import { draftOf, prepareQuote, sendQuote } from '#server/desk/quotes/quote-draft.ts'
import { parseOrRefuse, Refusal } from '#server/desk/refusal.ts'
import { getQuote } from '#server/db/quotes.ts'
import { findPlantingWarning } from '#server/reads/planting-warning.ts'
import { confirm, type ConfirmOptions } from './confirm.ts'
import { printJson } from './print.ts'
import { readDay, readHour, readOne } from './read-arguments.ts'
import { readBoundedFile, readInput } from './read-file.ts'
import { verb } from './topic.ts'

// What the owner does with a quote. Each verb prints its result as JSON.

/** Who did it, in the quote's log. */
const actor = 'desk'
const mostJsonBytes = 1_000_000

export const readQuoteNumber = (positionals: readonly string[]) =>
  readOne(positionals, 'quote, such as HCT-26-7K4P-9XQ2')

async function readJson(file: string | undefined): Promise<unknown> {
  const bytes = file === undefined ? await readInput() : await readBoundedFile(file, mostJsonBytes)
  const value = parseJson(bytes.toString('utf8'))
  if (value === undefined || value === null) throw new Refusal(`${file ?? 'The input'} isn't JSON.`)
  return value
}

/** Shows what would happen as JSON, asks, does it and prints the result. */
async function proceed(
  preview: unknown,
  question: string,
  options: ConfirmOptions,
  act: () => Promise<DeskOutcome>,
) {
  if (options['dry-run'] === true || options.yes !== true) printJson(preview)
  if (options['dry-run'] === true) return
  if (await confirm(question, { yes: options.yes === true })) printJson(await act())
}

type Step = { action: Action; words?: string }

/** A verb that records one event. */
async function record(positionals: readonly string[], options: ConfirmOptions, { action, words = '' }: Step) {
  const now = new Date()
  const quote = await findDeskQuote(readQuoteNumber(positionals), now)
  const preview = { quote: quote.number, state: quote.state, ...action, ...(words !== '' && { words }) }
  await proceed(preview, 'Record this?', options, () => actAtDesk(quote, { action, actor, words, now }))
}

const dayOptions = {
  day: { type: 'string' },
  hour: { type: 'string' },
} as const

const readPlantingDay = (given: { day?: string; hour?: string }) => ({
  day: readDay(given.day),
  arrivalHour: given.hour === undefined ? null : readHour(given.hour),
})

const answers = { change: 'change-settled', question: 'answered', report: 'report-answered' } as const
const isAnswered = (typed: string | undefined): typed is keyof typeof answers =>
  typed !== undefined && Object.hasOwn(answers, typed)

export const quoteVerbs = {
  revise: verb({
    usage: 'NUMBER',
    help: `Prints the newest version as JSON that you can edit and send.
Prices are in cents. A plant needs only inventoryId and quantity; what you leave out comes from the price list.`,
    changes: false,
    options: {},
    run: async (_, positionals) =>
      printJson(await draftOf(await findDeskQuote(readQuoteNumber(positionals), new Date()))),
  }),
  send: verb({
    usage: 'NUMBER [--file QUOTE.json]',
    help: `Sends the official quote in this JSON file, or in the input, as revise prints it.
It needs a delivery fee or a pick-up, a reason for each changed price, extra line and discount, and the tax settings. Nothing
is sent if something happened to the quote since revise.`,
    changes: true,
    options: { file: { type: 'string' } },
    run: async ({ file, ...options }, positionals) => {
      const now = new Date()
      const quote = await findDeskQuote(readQuoteNumber(positionals), now)
      const ready = await prepareQuote(quote, await readJson(file), now)
      const { customer } = await getQuote(quote.id)
      const warning = await findPlantingWarning(ready.official.plants, customer)
      const preview = {
        quote: quote.number,
        ...(warning !== null && { ask: warning }),
        ...ready.official,
        totals: ready.totals,
      }
      await proceed(preview, 'Send this?', options, () => sendQuote(quote, ready, actor, now))
    },
  }),
  answer: verb({
    usage: 'NUMBER change|question|report [--words TEXT]',
    help: 'Closes an open change request (the quote stays as it is), question or report.',
    changes: true,
    options: { words: { type: 'string' } },
    run: async ({ words = '', ...options }, [number, what, ...rest]) => {
      if (!isAnswered(what) || rest.length > 0)
        throw new Refusal('Say what you answer: quotes answer NUMBER change, question or report.')
      await record(number === undefined ? [] : [number], options, {
        action: { kind: answers[what] },
        words,
      })
    },
  }),
  schedule: verb({
    usage: 'NUMBER --day 2026-12-01 [--hour 8] [--despite-change]',
    help: 'Agrees on the planting day of an accepted quote.',
    changes: true,
    options: { ...dayOptions, 'despite-change': { type: 'boolean' } },
    run: async (values, positionals) =>
      record(positionals, values, {
        action: {
          kind: 'day-agreed',
          ...readPlantingDay(values),
          despiteChange: values['despite-change'] === true,
        },
      }),
  }),
  move: verb({
    usage: 'NUMBER --day 2026-12-02 [--hour 8]',
    help: 'Moves the planting day.',
    changes: true,
    options: dayOptions,
    run: async (values, positionals) =>
      record(positionals, values, { action: { kind: 'day-moved', ...readPlantingDay(values) } }),
  }),
  'call-off': verb({
    usage: 'NUMBER [--words TEXT]',
    help: 'Takes the planting day back. The quote stays accepted, and there is no fee.',
    changes: true,
    options: { words: { type: 'string' } },
    run: async ({ words = '', ...options }, positionals) =>
      record(positionals, options, { action: { kind: 'day-called-off' }, words }),
  }),
  done: verb({
    usage: 'NUMBER [--day 2026-12-01] [--file LINES.json] [--despite-change]',
    help: `Records what was planted, delivered or picked up, and takes it off the list.
Without a file, every line was done as agreed. A file has an outcome for each line of the accepted version:
[{"line": 1, "outcome": "planted"}, {"line": 2, "outcome": "not-done", "reason": "too small"}]
Outcomes are planted, delivered, picked-up and not-done. Use it again to correct what was recorded.`,
    changes: true,
    options: { day: { type: 'string' }, file: { type: 'string' }, 'despite-change': { type: 'boolean' } },
    run: async ({ day, file, ...options }, positionals) => {
      const now = new Date()
      const quote = await findDeskQuote(readQuoteNumber(positionals), now)
      const lines =
        file === undefined
          ? await expectedDone(quote)
          : parseOrRefuse(linesDoneSchema, await readJson(file), `${file} isn't a list of lines`)
      const done = {
        day:
          day === undefined
            ? (quote.record.plantingDay?.day ?? quote.record.done?.day ?? yardDay(now))
            : readDay(day),
        lines,
        despiteChange: options['despite-change'] === true,
      }
      await proceed({ quote: quote.number, ...done }, 'Record this?', options, () =>
        completeAtDesk(quote, { ...done, actor, now }),
      )
    },
  }),
  close: verb({
    usage: 'NUMBER [--words TEXT]',
    help: 'Closes a quote that came to nothing. Its plants are free again, and there is no fee.',
    changes: true,
    options: { words: { type: 'string' } },
    run: async ({ words = '', ...options }, positionals) =>
      record(positionals, options, { action: { kind: 'lost' }, words }),
  }),
  waive: verb({
    usage: 'NUMBER [--words TEXT]',
    help: 'Waives the fee of a canceled order.',
    changes: true,
    options: { words: { type: 'string' } },
    run: async ({ words = '', ...options }, positionals) =>
      record(positionals, options, { action: { kind: 'fee-waived' }, words }),
  }),
}
