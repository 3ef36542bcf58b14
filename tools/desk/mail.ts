import { lateAfterMinutes } from '#domain/quote/mail-outcome.ts'
import { formatMoment } from '#domain/quote/validity.ts'
import { db } from '#server/db/database.ts'
import {
  listDeadLetters,
  listLateLetters,
  markRefused,
  takeDeadLetters,
  type FailedLetter,
} from '#server/db/failed-mail.ts'
import { emailJob, type EmailJob } from '#server/jobs/email-job.ts'
import { closeQueue, enqueueEmails, notifyWorker, openQueue } from '#server/jobs/queue.ts'
import { confirm } from './ask.ts'
import { counted, table } from './print.ts'
import { Refusal, verb, type DeskTopic } from './topic.ts'

const shortId = (id: string | null) => id?.slice(0, 8) ?? ''

/** What a mail server says may have several lines, or worse. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ')

const letters = (rows: readonly FailedLetter[]) =>
  table(
    ['id', 'letter', 'about', 'since', 'reason'],
    rows.map(({ id, letter, about, since, reason }) => [
      shortId(id),
      letter,
      about,
      formatMoment(since),
      oneLine(reason),
    ]),
  )

/** Those named by id, or by as much of it as tells them apart. */
async function chosenLetters(typed: readonly string[], all: boolean): Promise<FailedLetter[]> {
  const dead = await listDeadLetters()
  if (all && typed.length > 0) throw new Refusal('Name letters, or say --all, not both.')
  if (all) return dead
  if (typed.length === 0) throw new Refusal('Name a letter by its id, or say --all. mail failed lists them.')
  return typed.map((given) => {
    const found = dead.filter(({ id }) => id?.startsWith(given.toLowerCase()))
    if (found.length > 1) throw new Refusal(`'${given}' fits ${found.length} letters: write more of the id.`)
    if (found[0] === undefined || given.length < 4)
      throw new Refusal(`No dead letter has the id '${given}'. mail failed lists them.`)
    return found[0]
  })
}

function toEmailJob({ data }: { data: unknown }): EmailJob {
  const parsed = emailJob.safeParse(data)
  if (parsed.success) return parsed.data
  throw new Refusal(
    'One of these is no email of ours and cannot be sent: mail dismiss takes it off the list.',
  )
}

type Answers = { all?: boolean | undefined; yes?: boolean | undefined; 'dry-run'?: boolean | undefined }

/** Shows the letters, asks, and takes them out of the dead letters: back into the queue, or away. */
async function settle(typed: readonly string[], answers: Answers, again: boolean) {
  const chosen = await chosenLetters(typed, answers.all === true)
  if (chosen.length === 0) return console.log('There are no dead letters.')
  console.log(letters(chosen))
  const many = counted(chosen.length, 'letter')
  if (answers['dry-run'] === true) return console.log(`${many}: nothing was changed.`)
  const question = again ? `Put ${many} back into the queue?` : `Give ${many} up for good?`
  if (!(await confirm(question, { yes: answers.yes === true }))) return console.log('Nothing was changed.')
  const ids = chosen.flatMap(({ id }) => id ?? [])
  await openQueue()
  try {
    const taken = await db()
      .transaction()
      .execute(async (transaction) => {
        const jobs = await takeDeadLetters(transaction, ids)
        await markRefused(transaction, jobs, !again)
        if (again) await enqueueEmails(transaction, jobs.map(toEmailJob))
        return jobs.length
      })
    if (again) await notifyWorker()
    console.log(`${counted(taken, 'letter')} ${again ? 'back in the queue' : 'given up'}.`)
  } finally {
    await closeQueue()
  }
}

export const mail: DeskTopic = {
  summary: 'letters that did not leave',
  verbs: {
    failed: verb({
      usage: '',
      help: `Lists letters that were given up, those unsent for ${lateAfterMinutes} minutes, and those not sent yet, with the reason.\nWhile there are any of the first, or a late one to the business, /health/mail answers 503.`,
      changes: false,
      options: {},
      run: async () => {
        const [dead, unsent] = [await listDeadLetters(), await listLateLetters(0)]
        if (dead.length + unsent.length === 0) return console.log('Every letter has left.')
        const isLate = ({ since }: FailedLetter) => Date.now() - since.getTime() > lateAfterMinutes * 60_000
        const late = unsent.filter(isLate)
        const waiting = unsent.filter((letter) => !isLate(letter))
        if (dead.length > 0) console.log(`Given up, ${counted(dead.length, 'letter')}:\n${letters(dead)}\n`)
        if (late.length > 0)
          console.log(`Late and still tried, ${counted(late.length, 'letter')}:\n${letters(late)}\n`)
        if (waiting.length > 0)
          console.log(`Not sent yet, ${counted(waiting.length, 'letter')}:\n${letters(waiting)}\n`)
        if (dead.length > 0)
          console.log('mail retry ID sends one again; mail dismiss ID takes it off this list.')
      },
    }),
    retry: verb({
      usage: 'ID… | --all',
      help: 'Puts letters that were given up back into the queue.\nEach keeps its Message-ID, so that a mailbox which got it after all shows it once.',
      changes: true,
      options: { all: { type: 'boolean' } },
      run: (values, ids) => settle(ids, values, true),
    }),
    dismiss: verb({
      usage: 'ID… | --all',
      help: 'Gives letters up for good, such as the copy to a mistyped address.\nThe quote or message itself stays.',
      changes: true,
      options: { all: { type: 'boolean' } },
      run: (values, ids) => settle(ids, values, false),
    }),
  },
}
