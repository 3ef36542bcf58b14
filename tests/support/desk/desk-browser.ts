import type { BrowserContext, Page } from '@playwright/test'
import { Client } from 'pg'
import type { Role } from '#server/people/person.ts'
import { browserCookie, signInWithoutPasskey } from './desk-session.ts'
import { ports, siteSecretKey } from '#tests/support/ports.ts'

/** The desk and the database beside the site on this port. */
export function deskBeside(sitePort: number) {
  // Passkeys need a host name.
  const deskUrl = `http://localhost:${sitePort + 10}`

  async function queryAsOwner(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new Client(`postgres://hctc_owner:local@127.0.0.1:${sitePort + 2}/hctc`)
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Signs a new person in, without a passkey. */
  async function signInToDesk(context: BrowserContext, person: { name?: string; role?: Role } = {}) {
    const { id, cookie } = await signInWithoutPasskey(queryAsOwner, { ...person, secretKey: siteSecretKey })
    await context.addCookies([browserCookie(cookie, deskUrl)])
    return { id }
  }
  return { deskUrl, queryAsOwner, signInToDesk }
}

export const { deskUrl, queryAsOwner, signInToDesk } = deskBeside(ports.site)

/** So that official quotes can be sent. */
export async function setSalesTax() {
  for (const [key, value] of Object.entries({ sales_tax_percent: '8.25', sales_tax_on: 'plants' }))
    await queryAsOwner(
      `insert into company_settings (setting_key, setting_value, setting_type) values ($1, to_jsonb($2::text), 'string')
       on conflict (setting_key) do nothing`,
      [key, value],
    )
}

/** Gives the browser a device with a fingerprint sensor that always recognizes its owner. */
export async function addPasskeyDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the sensor recognizes the finger. */
    recognize: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const forget = (complaints: string[], about: string) =>
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes(about)))

/** The browser reports a refused form, and a request without a signal, as a failed request. */
export const forgetRefusals = (complaints: string[]) => forget(complaints, '400')
export const forgetLostSignal = (complaints: string[]) => forget(complaints, 'net::ERR_')
