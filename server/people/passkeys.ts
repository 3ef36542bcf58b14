import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { db, type Database } from '#server/platform/database/database.ts'
import { log } from '#server/platform/log/log.ts'
import { newChallenge, spendChallenge } from './challenges.ts'
import { deskOrigin } from './desk-origin.ts'
import type { Person, Role } from './person.ts'

// Passkeys through WebAuthn. Every use asks for the face, the finger or the device's lock (user verification).

const userVerification = 'required'
/** EdDSA, ES256 and RS256, which every device has one of. Node's support for newer ones is experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]
const hostName = () => new URL(deskOrigin()).hostname
const signInPurpose = 'sign-in'
const touchPurpose = (personId: number) => `touch ${personId}`

/** The options with which the browser asks for a passkey, as JSON. */
export const signInOptions = async () =>
  JSON.stringify(
    await generateAuthenticationOptions({
      rpID: hostName(),
      userVerification,
      challenge: newChallenge(signInPurpose),
    }),
  )

/** For someone who is signed in: only their own passkeys will do. */
export async function touchOptions(personId: number): Promise<string> {
  const passkeys = await db()
    .selectFrom('deskPasskeys')
    .select(['credentialId as id', 'transports'])
    .where('personId', '=', personId)
    .execute()
  const options = await generateAuthenticationOptions({
    rpID: hostName(),
    userVerification,
    challenge: newChallenge(touchPurpose(personId)),
    allowCredentials: passkeys,
  })
  return JSON.stringify(options)
}

// The library checks the rest.
const response = z.looseObject({ id: z.string().min(1).max(1400), response: z.looseObject({}) })

function parseResponse(json: string): unknown {
  try {
    return response.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

/** The person whose passkey signed a challenge for this purpose, and which one; undefined if it doesn't prove anything. */
async function verifyPasskey(
  json: string,
  purpose: string,
): Promise<(Person & { credentialId: string }) | undefined> {
  const given = parseResponse(json) as AuthenticationResponseJSON | undefined
  if (given === undefined) return undefined
  const passkey = await db()
    .selectFrom('deskPasskeys as passkey')
    .innerJoin('deskPeople as person', 'person.id', 'passkey.personId')
    .select(['person.id', 'person.name', 'person.role', 'person.userHandle'])
    .select(['passkey.credentialId', 'passkey.publicKey', 'passkey.counter'])
    .where('passkey.credentialId', '=', given.id)
    .where('person.removedAt', 'is', null)
    .executeTakeFirst()
  if (passkey === undefined) return undefined
  const { credentialId, publicKey, counter, userHandle, ...person } = passkey
  const claimed = given.response.userHandle
  if (claimed !== undefined && claimed !== userHandle.toString('base64url')) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge: (challenge) => spendChallenge(challenge, purpose),
      expectedOrigin: deskOrigin(),
      expectedRPID: hostName(),
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    })
    if (!verified) return undefined
    await db()
      .updateTable('deskPasskeys')
      .set({ counter: authenticationInfo.newCounter, usedAt: new Date() })
      .where('credentialId', '=', credentialId)
      .execute()
    return { ...person, role: person.role as Role, credentialId }
  } catch (error) {
    log.warn({ err: error }, 'passkey not accepted')
    return undefined
  }
}

export const verifySignIn = (json: string) => verifyPasskey(json, signInPurpose)

/** Which of the person's passkeys was used; undefined if none was. */
export async function verifyTouch(json: string, personId: number): Promise<string | undefined> {
  const person = await verifyPasskey(json, touchPurpose(personId))
  return person?.id === personId ? person.credentialId : undefined
}

export async function countPasskeys(personId: number): Promise<number> {
  const { count } = await db()
    .selectFrom('deskPasskeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}

type Enrollment = { name: string; userHandle: Buffer; purpose: string; known?: string[] }

/** `purpose` names the invitation or the person that allows it; a device with a `known` passkey says that it has one. */
export async function enrollmentOptions({
  name,
  userHandle,
  purpose,
  known = [],
}: Enrollment): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: 'Hill Country desk',
    rpID: hostName(),
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(userHandle),
    challenge: newChallenge(purpose),
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification },
  })
  return JSON.stringify(options)
}

export type NewPasskey = {
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

export async function verifyEnrollment(json: string, purpose: string): Promise<NewPasskey | undefined> {
  const given = parseResponse(json) as RegistrationResponseJSON | undefined
  if (given === undefined) return undefined
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: given,
      expectedChallenge: (challenge) => spendChallenge(challenge, purpose),
      expectedOrigin: deskOrigin(),
      expectedRPID: hostName(),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    // A device makes up a new id each time; one that's known is a copy of somebody's.
    if (await isKnown(id)) return undefined
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
  } catch (error) {
    log.warn({ err: error }, 'passkey not accepted')
    return undefined
  }
}

async function isKnown(credentialId: string): Promise<boolean> {
  const known = await db()
    .selectFrom('deskPasskeys')
    .select('credentialId')
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return known !== undefined
}

export async function insertPasskey(on: Database, personId: number, passkey: NewPasskey) {
  await on
    .insertInto('deskPasskeys')
    .values({ ...passkey, personId })
    .execute()
}
