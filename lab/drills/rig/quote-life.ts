import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, nurseryDay } from '../../../domain/time/nursery-clock.ts'
import { estimateValidDays } from '../../../domain/quotes/validity.ts'
import { useDatabase } from '../../../server/platform/database/database.ts'
import { getNewestVersion } from '../../../server/quotes/quote-versions.ts'
import { sendOfficialQuote } from '../../../server/quotes/desk/send-edited-quote.ts'
import { salesTax, versionWith } from '../../../tests/support/quote-versions.ts'
import { rigSecret, type Rig, type Items } from './rig.ts'
import { newAttempt, submitUntilAccepted } from './submitter.ts'

export type Life = { id: number; number: string; token: string; readToken: string; visitor: string }

/** Lets this process do what the desk does, in the rig's database. */
export function takeTheDesk(rig: Rig) {
  Object.assign(process.env, {
    DATABASE_URL: rig.ownerUrl,
    SMTP_URL: rig.mail.smtpUrl,
    SITE_ORIGIN: rig.siteOrigin,
    SECRET_KEY: rigSecret,
    LOG_LEVEL: 'silent',
  })
  // The environment is read once per process, and each scenario has its own database.
  useDatabase(rig.ownerUrl, { poolSize: 10, statementTimeoutMs: 2500 })
}

export async function beginLife(rig: Rig, items: Items, form: object = {}): Promise<Life> {
  const attempt = newAttempt(items, form)
  const { quoteNumber } = await submitUntilAccepted(rig, attempt)
  return findLife(rig, quoteNumber, attempt.visitor)
}

export async function findLife(rig: Rig, number: string, visitor: string): Promise<Life> {
  const [row] = await rig.query(
    'select id::int as id, page_token as token, read_token as "readToken" from quotes where quote_number = $1',
    [number],
  )
  return { ...(row as Pick<Life, 'id' | 'token' | 'readToken'>), number, visitor }
}

/** An official quote with the newest version's lines. */
export async function offer({ id }: Pick<Life, 'id'>, now: Date) {
  const newest = await getNewestVersion(id)
  const version = versionWith({
    ...newest,
    message: 'As we discussed.',
    delivery: { ...newest.delivery, cents: 4500 },
    tax: salesTax,
    validUntil: addDays(nurseryDay(now), estimateValidDays),
  })
  return sendOfficialQuote(id, { version }, 'Dana', now)
}

export type Fields = Record<string, string>

/** Posts one of the page's forms, as a browser without JavaScript would. */
export function postForm(origin: string, token: string, fields: Fields, visitor: string): Promise<Response> {
  return fetch(`${origin}/quote/${token}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'X-Forwarded-For': visitor },
    redirect: 'manual',
    signal: AbortSignal.timeout(8000),
  })
}

/** Posts a form until a process responds, with the same key each time; sometimes twice at once, like a double tap. */
export async function postUntilAnswered(rig: Rig, life: Life, fields: Fields): Promise<'done' | 'refused'> {
  const keyed = { key: randomUUID(), ...fields }
  const send = () =>
    postForm(rig.origins[randomInt(rig.origins.length)] ?? '', life.token, keyed, life.visitor).then(
      ({ status }) => status,
      // The process was killed, or the connection was cut.
      () => 503,
    )
  for (;;) {
    const statuses = await Promise.all(randomInt(4) === 0 ? [send(), send()] : [send()])
    if (statuses.includes(303)) return 'done'
    const refused = statuses.find((status) => status < 500 && status !== 429)
    if (refused === 409) return 'refused'
    if (refused !== undefined) throw new Error(`${fields['intent']} got status ${refused}`)
    await sleep(100 + randomInt(300))
  }
}
