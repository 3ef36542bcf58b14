import { writeFile } from 'node:fs/promises'
import { emailAddress } from '#domain/forms/typed-text.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { formatMoment } from '#domain/quote/validity.ts'
import { db } from '#server/db/database.ts'
import {
  findPersonalData,
  forgetPerson,
  listPersonalJobs,
  type Person,
  type PersonalData,
} from '#server/db/personal-data.ts'
import { listAnswersOfQuote, listMailsOfQuote } from '#server/db/quote-list.ts'
import { getQuote } from '#server/db/quotes.ts'
import { confirm } from './ask.ts'
import { counted, table } from './print.ts'
import { readOne } from './read-arguments.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

function readPerson(typed: string): Person {
  if (emailAddress.test(typed)) return { mailbox: mailboxOf(typed) }
  const digits = typed.replaceAll(/[\s().+-]/g, '')
  const phone = /^1?(?<phone>\d{10})$/.exec(digits)?.groups?.['phone']
  if (phone === undefined) throw new Refusal(`'${typed}' is neither an e-mail address nor a phone number.`)
  return { phone }
}

const isNobody = ({ quotes, messages, subscriptions }: PersonalData) =>
  quotes.length + messages.length + subscriptions.length === 0

async function exportPerson(person: Person) {
  const found = await findPersonalData(person)
  const jobs = await listPersonalJobs(person, found)
  const quotes = await Promise.all(
    found.quotes.map(async ({ id, termsVersion, termsAcceptedAt }) => {
      const { id: _, token: __, ...quote } = await getQuote(id)
      const answers = await listAnswersOfQuote(id)
      const letters = await listMailsOfQuote(id)
      return { ...quote, termsVersion, termsAcceptedAt, answers, letters }
    }),
  )
  const messages = found.messages.map(({ name, email, phone, service, message, submittedAt: sentAt }) => {
    return { name, email, phone, service, message, sentAt }
  })
  const newsletter = found.subscriptions.map(({ email, consent, requestedAt: askedAt, confirmedAt }) => {
    return { email, consent, askedAt, confirmedAt }
  })
  return { quotes, messages, newsletter, letterJobs: jobs }
}

function describe({ quotes, messages, subscriptions }: PersonalData): string {
  return table(
    ['what', 'which', 'since'],
    [
      ...quotes.map((quote) => [
        quote.accepted ? 'quote, accepted' : 'quote',
        quote.quoteNumber,
        formatMoment(quote.createdAt),
      ]),
      ...messages.map((message) => ['message', message.name, formatMoment(message.submittedAt)]),
      ...subscriptions.map((row) => ['newsletter', row.email, formatMoment(row.requestedAt)]),
    ],
  )
}

const notHere = `Not in this database, and so still there:
- letters already sent: look in the mailbox of the business, and in what the mail provider keeps
- backups: until they are overwritten; do not restore these rows from one
- counters, distances and newsletter opt-outs under keyed hashes: they name nobody, and run out within 30 days`

/** Quotes that must be kept, by number: all must be theirs. */
function withoutKept(found: PersonalData, kept: readonly string[]): PersonalData {
  const unknown = kept.find((number) => found.quotes.every((quote) => quote.quoteNumber !== number))
  if (unknown !== undefined) throw new Refusal(`${unknown} is not among their quotes.`)
  return { ...found, quotes: found.quotes.filter((quote) => !kept.includes(quote.quoteNumber)) }
}

export const privacy: DeskTopic = {
  summary: 'what is kept about one person: a copy of it, or its end',
  verbs: {
    export: verb({
      usage: 'EMAIL|PHONE [--out FILE]',
      help: 'Writes everything kept about a person as JSON: quotes, messages, newsletter, jobs of letters.\nThe privacy policy promises an answer within 30 calendar days.',
      changes: false,
      options: { out: { type: 'string' } },
      run: async ({ out }, positionals) => {
        const person = readPerson(readOne(positionals, 'e-mail address or phone number'))
        const data = await exportPerson(person)
        const json = JSON.stringify({ asOf: new Date(), ...data }, null, 2)
        if (out === undefined) return console.log(json)
        // Not over an existing file, and for the owner's eyes only.
        await writeFile(out, `${json}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
          throw new Refusal(`${out} could not be written: ${String(error)}`)
        })
        const { quotes, messages, newsletter } = data
        console.log(
          `${out}: ${counted(quotes.length, 'quote')}, ${counted(messages.length, 'message')}, ${counted(newsletter.length, 'newsletter row')}.`,
        )
      },
    }),
    delete: verb({
      usage: 'EMAIL|PHONE [--keep NUMBER]…',
      help: 'Deletes everything kept about a person, and reports what it was and what lies elsewhere.\n--keep leaves a quote that the law asks for, such as one that was invoiced; tell the person which and why.\nThe privacy policy promises it within 30 business days.',
      changes: true,
      options: { keep: { type: 'string', multiple: true } },
      run: async (values, positionals) => {
        const person = readPerson(readOne(positionals, 'e-mail address or phone number'))
        const kept = values.keep ?? []
        const found = withoutKept(await findPersonalData(person), kept)
        if (isNobody(found)) return console.log('Nothing is kept about this person.')
        console.log(`${describe(found)}\n`)
        if (values['dry-run'] === true) return console.log('Nothing was deleted.')
        if (!(await confirm('Delete all of it? It cannot be undone.', { yes: values.yes === true })))
          return console.log('Nothing was deleted.')
        const gone = await db()
          .transaction()
          .execute(async (transaction) =>
            forgetPerson(transaction, person, withoutKept(await findPersonalData(person, transaction), kept)),
          )
        console.log(
          `Deleted: ${counted(gone.quotes, 'quote')} with lines, answers and customer, ${counted(gone.messages, 'message')}, ${counted(gone.subscriptions, 'newsletter row')}, ${counted(gone.jobs, 'job')} of letters.`,
        )
        if (kept.length > 0) console.log(`Kept, because you said so: ${kept.join(', ')}.`)
        console.log(notHere)
      },
    }),
  },
}
