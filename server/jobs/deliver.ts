import { setTimeout as sleep } from 'node:timers/promises'
import type { CompanyProfile } from '#domain/company/company-profile.ts'
import { readCompany } from '#server/reads/company.ts'
import { env } from '#server/config/env.ts'
import type { Email, Mailer } from '#server/gateways/mailer.ts'
import { recordSeconds } from './mail-deadlines.ts'

export type MailOutcome =
  | { kind: 'sent' }
  /** Already sent, or about something that no longer exists. */
  | { kind: 'unneeded' }
  | { kind: 'refused'; error: string }
  | { kind: 'later'; seconds: number }
  /** `mayHaveArrived`: we can't know whether the mail server accepted it. */
  | { kind: 'failed'; error: string; mayHaveArrived: boolean }

type Delivery<Row> = {
  /** The row that the email is about; undefined if the email was sent or the row is gone. */
  findUnsent: () => Promise<Row | undefined>
  /** Null if there's no recipient. */
  compose: (row: Row, company: CompanyProfile) => Promise<Email | null>
  markSent: () => Promise<void>
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

/**
 * Composes an email, sends it, and records that. If the job runs again, because its worker died or seemed to, it finds the
 * record.
 */
export async function deliver<Row>(
  mailer: Mailer,
  { findUnsent, compose, markSent }: Delivery<Row>,
): Promise<MailOutcome> {
  const [row, company] = await Promise.all([findUnsent(), readCompany()])
  const email = row === undefined ? null : await compose(row, company)
  if (email === null) return { kind: 'unneeded' }
  return oneAtATime(async () => {
    // Checked again: another worker may have sent it meanwhile, and if the database is down, sending couldn't be recorded.
    if ((await findUnsent()) === undefined) return { kind: 'unneeded' }
    const result = await mailer.send(email, {
      name: company.name,
      address: env().MAIL_FROM ?? company.email,
    })
    if (result.success) {
      await retry(markSent)
      return { kind: 'sent' }
    }
    const { error, permanent, mayHaveArrived } = result
    return permanent ? { kind: 'refused', error } : { kind: 'failed', error, mayHaveArrived }
  })
}
