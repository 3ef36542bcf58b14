import { setTimeout as sleep } from 'node:timers/promises'
import type { CompanyProfile } from '#domain/company/company-profile.ts'
import { readCompany } from '#server/reads/company.ts'
import { env } from '#server/config/env.ts'
import type { Letter, Mailer } from '#server/gateways/mailer.ts'
import { noteSeconds } from './mail-deadlines.ts'

export type MailOutcome =
  | { kind: 'sent' }
  /** Sent before, or about something that is gone. */
  | { kind: 'unneeded' }
  | { kind: 'refused'; error: string }
  | { kind: 'later'; seconds: number }
  /** `mayHaveArrived`: nobody knows whether the mail server took it. */
  | { kind: 'failed'; error: string; mayHaveArrived: boolean }

type Delivery<Row> = {
  /** The row the email is about, as long as it is to be sent: neither sent nor gone. */
  findUnsent: () => Promise<Row | undefined>
  /** Null if there is nobody to write to. */
  compose: (row: Row, company: CompanyProfile) => Promise<Letter | null>
  markSent: () => Promise<void>
}

let lastSending: Promise<unknown> = Promise.resolve()

/** One email at a time between the mail server's yes and our note of it: a process that dies repeats one at most. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastSending.then(work)
  lastSending = turn.catch(() => undefined)
  return turn
}

/** The email is out: the note of it is worth waiting for a database that comes back. */
async function insist(work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === noteSeconds * 2) throw error
      await sleep(500)
    }
  }
}

/** Composes an email, sends it, and notes it. A job that runs again, because a worker died or seemed to have, finds the note. */
export async function deliver<Row>(
  mailer: Mailer,
  { findUnsent, compose, markSent }: Delivery<Row>,
): Promise<MailOutcome> {
  const [row, company] = await Promise.all([findUnsent(), readCompany()])
  const letter = row === undefined ? null : await compose(row, company)
  if (letter === null) return { kind: 'unneeded' }
  return oneAtATime(async () => {
    // Checked again just before: others may have sent it meanwhile, and a database that went away could not be told.
    if ((await findUnsent()) === undefined) return { kind: 'unneeded' }
    const result = await mailer.send(letter, {
      name: company.name,
      address: env().MAIL_FROM ?? company.email,
    })
    if (result.success) {
      await insist(markSent)
      return { kind: 'sent' }
    }
    const { error, permanent, mayHaveArrived } = result
    return permanent ? { kind: 'refused', error } : { kind: 'failed', error, mayHaveArrived }
  })
}
