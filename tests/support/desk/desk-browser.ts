import type { BrowserContext, Page } from '@playwright/test'
import { Client } from 'pg'
import type { Role } from '#server/desk/access/person.ts'
import { browserCookie, signInWithoutPasskey } from './desk-session.ts'
import { ports } from '#tests/support/ports.ts'
import { ownerPassword, siteSecretKey } from '#tests/support/running-site.ts'

/** Passkeys need a host name. */
export const deskUrl = `http://localhost:${ports.desk}`

export async function queryAsOwner(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client(`postgres://hctc_owner:${ownerPassword}@127.0.0.1:${ports.database}/hctc`)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Signs a new person in, without a passkey. */
export async function signInToDesk(context: BrowserContext, person: { name?: string; role?: Role } = {}) {
  const { id, cookie } = await signInWithoutPasskey(queryAsOwner, { ...person, secretKey: siteSecretKey })
  await context.addCookies([browserCookie(cookie, deskUrl)])
  return { id }
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
    /** As if the phone was lost. */
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
    /** The sensor doesn't recognize the finger. */
    refuse: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}
