import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '#domain/limits.ts'
import { env } from '#server/config/env.ts'
import { dropEmail, findUnsentEmail, getStrangerWait, markSent } from '#server/db/emails.ts'
import type { Mailer } from '#server/gateways/mailer.ts'
import { readCompany } from '#server/reads/company.ts'
import { composeEmail } from './compose-email.ts'
import { recordSeconds } from './mail-deadlines.ts'

export type MailOutcome =
  | { kind: 'sent' }
  /** Already sent, or about something that no longer exists. */
  | { kind: 'unneeded' }
  | { kind: 'later'; seconds: number }
  | {
      kind: 'failed'
      error: string
      /** The mail server rejects it for good. */
      permanent: boolean
      /** We can't know whether the mail server accepted it. */
      mayHaveArrived: boolean
    }

let lastSending: Promise<unknown> = Promise.resolve()

/** Only one email at a time is between the server's OK and our record of it, so a process that dies repeats at most one. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastSending.then(work)
  lastSending = turn.catch(() => undefined)
  return turn
}

/** The email is out, and if that isn't recorded it's sent again. So this waits a while for a database that's down. */
async function retry(work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === recordSeconds * 2) throw error
      await sleep(500)
    }
  }
}

/** Composes an email, sends it, and records that. If its job runs again, because its worker died or seemed to, it finds the record. */
export async function sendEmail(id: number, mailer: Mailer, now: Date): Promise<MailOutcome> {
  const found = await findUnsentEmail(id)
  if (found === undefined) return { kind: 'unneeded' }
  // Above this limit emails wait; nothing is rejected because of it.
  const seconds = found.recipientKey === null ? 0 : await getStrangerWait(limits.allStrangers)
  if (seconds > 0) return { kind: 'later', seconds }
  const company = await readCompany()
  const email = await composeEmail(found, company, now)
  if (email === null) {
    await dropEmail(id)
    return { kind: 'unneeded' }
  }
  return oneAtATime(async () => {
    // Checked again: another worker may have sent it meanwhile, and if the database is down, sending couldn't be recorded.
    if ((await findUnsentEmail(id)) === undefined) return { kind: 'unneeded' }
    const result = await mailer.send(email, { name: company.name, address: env().MAIL_FROM ?? company.email })
    if (!result.success) return { kind: 'failed', ...result }
    await retry(() => markSent(id))
    return { kind: 'sent' }
  })
}
