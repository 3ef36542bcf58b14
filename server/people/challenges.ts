import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#server/platform/config/keyed-hash.ts'
import { db } from '#server/platform/database/database.ts'
import { hashOfSecret } from './secrets.ts'

// A passkey signs a challenge. Ours carry their own end and our signature, so that opening a page stores nothing; only a used one
// is stored, so that it never works twice.

const nonceBytes = 16
const timeBytes = 6
const lifeMilliseconds = 10 * 60_000

/** The purpose of a challenge: 'sign-in', 'touch 3', 'invite …'. One for another purpose isn't accepted. */
const signatureOf = (head: Buffer, purpose: string) =>
  keyedHash(`desk challenge ${purpose}`, head.toString('base64url'))

export function newChallenge(purpose: string, now = Date.now()): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(nonceBytes + timeBytes)
  randomBytes(nonceBytes).copy(head)
  head.writeUIntBE(now + lifeMilliseconds, nonceBytes, timeBytes)
  return new Uint8Array(Buffer.concat([head, signatureOf(head, purpose)]))
}

/** When this challenge ends; undefined if it isn't ours, is for something else or has ended. */
export function endOfChallenge(challenge: string, purpose: string, now = Date.now()): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, nonceBytes + timeBytes)
  const signature = bytes.subarray(nonceBytes + timeBytes)
  const expected = signatureOf(head, purpose)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
  const end = head.readUIntBE(nonceBytes, timeBytes)
  return end > now ? new Date(end) : undefined
}

/** True once per challenge. */
export async function spendChallenge(challenge: string, purpose: string): Promise<boolean> {
  const expiresAt = endOfChallenge(challenge, purpose)
  if (expiresAt === undefined) return false
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('deskSpentChallenges')
    .values({ challengeHash: hashOfSecret(challenge), expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
