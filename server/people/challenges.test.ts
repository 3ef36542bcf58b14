import { beforeAll, expect, test, vi } from 'vitest'
import { endOfChallenge, newChallenge } from './challenges.ts'

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://hctc_desk@127.0.0.1/none')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
})

const now = Date.UTC(2026, 10, 16)
const minutes = (count: number) => count * 60_000
const text = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url')

test('[DK-03] a challenge is good for one purpose and 10 minutes', () => {
  const challenge = text(newChallenge('sign-in', now))
  expect(endOfChallenge(challenge, 'sign-in', now + minutes(9))).toEqual(new Date(now + minutes(10)))
  expect(endOfChallenge(challenge, 'sign-in', now + minutes(10))).toBeUndefined()
  expect(endOfChallenge(challenge, 'touch 1', now)).toBeUndefined()
})

test('[DK-03] a changed or made-up challenge is not accepted', () => {
  const challenge = Buffer.from(newChallenge('sign-in', now))
  for (let index = 0; index < challenge.length; index += 1) {
    const changed = Buffer.from(challenge)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(endOfChallenge(text(changed), 'sign-in', now)).toBeUndefined()
  }
  for (const madeUp of ['', 'x', text(new Uint8Array(54))])
    expect(endOfChallenge(madeUp, 'sign-in', now)).toBeUndefined()
})
