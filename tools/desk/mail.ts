import { lateAfterMinutes } from '#domain/quotes/mail-outcome.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { counted } from '#domain/wording.ts'
import { listDeadEmails, listLateEmails, type FailedEmail } from '#server/mail/unsent-emails.ts'
import { settleFailedEmails } from '#server/desk/failed-emails.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { closeQueue } from '#server/mail/queue.ts'
import { confirm, type ConfirmOptions } from './confirm.ts'
import { table } from './print.ts'
import { verb, type DeskTopic } from './topic.ts'

/** A mail server's reply can have several lines or control characters. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ')

const emailTable = (rows: readonly FailedEmail[]) =>
  table(
    ['id', 'email', 'about', 'since', 'reason'],
    rows.map(({ id, type, about, since, reason }) => [
      String(id),
      type,
      about,
      formatMoment(since),
      oneLine(reason),
    ]),
  )

/** Finds the failed emails named by id. */
export function chooseEmails(dead: readonly FailedEmail[], typed: readonly string[], all: boolean) {
  if (all && typed.length > 0) throw new Refusal('Name emails by id or use --all, not both.')
  if (all) return dead
  if (typed.length === 0) throw new Refusal('Name an email by its id, or use --all. mail failed lists them.')
  return typed.map((given) => {
    const found = dead.find(({ id }) => String(id) === given)
    if (found === undefined)
      throw new Refusal(`No failed email has the id '${given}'. mail failed lists them.`)
    return found
  })
}

type SettleOptions = ConfirmOptions & { all?: boolean | undefined }

/** Shows the emails, asks, and takes them off the list: back into the mail queue, or for good. */
async function settle(typed: readonly string[], options: SettleOptions, again: boolean) {
  const chosen = chooseEmails(await listDeadEmails(), typed, options.all === true)
  if (chosen.length === 0) return console.log('There are no failed emails.')
  console.log(emailTable(chosen))
  const many = counted(chosen.length, 'email')
  if (options['dry-run'] === true) return console.log(`${many}: nothing was changed.`)
  const question = again ? `Put ${many} back in the queue?` : `Dismiss ${many} for good?`
  if (!(await confirm(question, { yes: options.yes === true }))) return console.log('Nothing was changed.')
  const taken = await settleFailedEmails(
    chosen.map(({ id }) => id),
    again,
    null,
  ).finally(closeQueue)
  console.log(`${counted(taken, 'email')} ${again ? 'back in the queue' : 'dismissed'}.`)
}

export const mail: DeskTopic = {
  summary: "emails that couldn't be sent",
  verbs: {
    failed: verb({
      usage: '',
      help: `Lists emails that were given up, are more than ${lateAfterMinutes} minutes late, or haven't been sent yet, with the reason.\nWhile any was given up, or one to the business is late, /health/mail returns 503.`,
      changes: false,
      options: {},
      run: async () => {
        const [dead, unsent] = [await listDeadEmails(), await listLateEmails(0)]
        if (dead.length + unsent.length === 0) return console.log('Every email has been sent.')
        const isLate = ({ since }: FailedEmail) => Date.now() - since.getTime() > lateAfterMinutes * 60_000
        const late = unsent.filter(isLate)
        const waiting = unsent.filter((email) => !isLate(email))
        if (dead.length > 0) console.log(`Given up, ${counted(dead.length, 'email')}:\n${emailTable(dead)}\n`)
        if (late.length > 0)
          console.log(
            `Late and still being retried, ${counted(late.length, 'email')}:\n${emailTable(late)}\n`,
          )
        if (waiting.length > 0)
          console.log(`Not sent yet, ${counted(waiting.length, 'email')}:\n${emailTable(waiting)}\n`)
        if (dead.length > 0)
          console.log('mail retry ID sends one again; mail dismiss ID takes it off this list.')
      },
    }),
    retry: verb({
      usage: 'ID… | --all',
      help: 'Puts emails that were given up back in the queue.\nEach keeps its Message-ID, so a mailbox that already has it shows it once.',
      changes: true,
      options: { all: { type: 'boolean' } },
      run: (values, ids) => settle(ids, values, true),
    }),
    dismiss: verb({
      usage: 'ID… | --all',
      help: 'Takes emails off the list for good, such as a copy to a mistyped address.\nThe quote or message itself stays.',
      changes: true,
      options: { all: { type: 'boolean' } },
      run: (values, ids) => settle(ids, values, false),
    }),
  },
}
