import { writeFile } from 'node:fs/promises'
import { notDeletedHere } from '#domain/privacy/not-deleted-here.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { counted } from '#domain/wording.ts'
import type { PersonalData } from '#server/privacy/personal-data.ts'
import { deletePerson, exportPerson, findDeletable, readPerson } from '#server/privacy/privacy-requests.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { confirm } from './confirm.ts'
import { table } from './print.ts'
import { readOne } from './read-arguments.ts'
import { verb, type DeskTopic } from './topic.ts'

const isNobody = ({ quotes, messages, subscriptions }: PersonalData) =>
  quotes.length + messages.length + subscriptions.length === 0

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

const notHere = ['Not in this database, so not deleted:', ...notDeletedHere].join('\n- ')

export const privacy: DeskTopic = {
  summary: "export or delete one person's data",
  verbs: {
    export: verb({
      usage: 'EMAIL|PHONE [--out FILE]',
      help: 'Writes everything stored about a person as JSON: quotes, messages, newsletter, email jobs.\nThe privacy policy promises a response within 30 calendar days.',
      changes: false,
      options: { out: { type: 'string' } },
      run: async ({ out }, positionals) => {
        const person = readPerson(readOne(positionals, 'email address or phone number'))
        const data = await exportPerson(person, null)
        const json = JSON.stringify({ asOf: new Date(), ...data }, null, 2)
        if (out === undefined) return console.log(json)
        // Never overwrites a file, and only the owner can read it.
        await writeFile(out, `${json}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
          throw new Refusal(`${out} couldn't be written: ${String(error)}`)
        })
        const { quotes, messages, newsletter } = data
        console.log(
          `${out}: ${counted(quotes.length, 'quote')}, ${counted(messages.length, 'message')}, ${counted(newsletter.length, 'newsletter row')}.`,
        )
      },
    }),
    delete: verb({
      usage: 'EMAIL|PHONE [--keep NUMBER]…',
      help: 'Deletes everything stored about a person, and reports what it was and what exists elsewhere.\n--keep leaves a quote that you must keep by law, such as an invoiced one; tell the person which and why.\nThe privacy policy promises deletion within 30 business days.',
      changes: true,
      options: { keep: { type: 'string', multiple: true } },
      run: async (values, positionals) => {
        const person = readPerson(readOne(positionals, 'email address or phone number'))
        const kept = values.keep ?? []
        const found = await findDeletable(person, kept)
        if (isNobody(found)) return console.log('Nothing is stored about this person.')
        console.log(`${describe(found)}\n`)
        if (values['dry-run'] === true) return console.log('Nothing was deleted.')
        if (!(await confirm("Delete all of it? This can't be undone.", { yes: values.yes === true })))
          return console.log('Nothing was deleted.')
        const gone = await deletePerson({ person, kept, personId: null })
        console.log(
          `Deleted: ${counted(gone.quotes, 'quote')} with lines, decisions and customer, ${counted(gone.messages, 'message')}, ${counted(gone.subscriptions, 'newsletter row')}.`,
        )
        if (kept.length > 0) console.log(`Kept as you asked: ${kept.join(', ')}.`)
        console.log(notHere)
      },
    }),
  },
}
