import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseSiteEnv } from './env.ts'

const usable = {
  DATABASE_URL: 'postgres://hctc_web@127.0.0.1/hctc',
  SMTP_URL: 'smtp://127.0.0.1:25',
  SITE_ORIGIN: 'https://trees.example',
  SECRET_KEY: '9f3Ck0Vq1yTtq6mGZ0c2bYwq7oJw1xQe',
}

test('an unusable environment is rejected, and the error lists every problem', () => {
  const read = () => parseSiteEnv({ DATABASE_URL: 'mysql://x', PORT: 'eighty', SMTP_URL: '' })
  expect(read).toThrow(
    /DATABASE_URL: must be a postgres[\s\S]*SMTP_URL[\s\S]*PORT|PORT[\s\S]*DATABASE_URL[\s\S]*SMTP_URL/,
  )
})

test("the public origin drops any path, and in development defaults to this machine's port", () => {
  expect(
    parseSiteEnv({ ...usable, SITE_ORIGIN: '', NODE_ENV: 'development', PORT: '3100' }).SITE_ORIGIN,
  ).toBe('http://localhost:3100')
  expect(parseSiteEnv({ ...usable, SITE_ORIGIN: 'https://trees.example/shop/' }).SITE_ORIGIN).toBe(
    'https://trees.example',
  )
})

test.each([
  ['', 'SITE_ORIGIN'],
  ['http://trees.example', 'SITE_ORIGIN: must begin with https'],
  ['http://localhost.evil.example', 'SITE_ORIGIN: must begin with https'],
])('[S18] production refuses to start with the origin "%s"', (origin, message) => {
  expect(() => parseSiteEnv({ ...usable, SITE_ORIGIN: origin })).toThrow(message)
})

test.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
  'a production build may run on %s for testing',
  (origin) => expect(parseSiteEnv({ ...usable, SITE_ORIGIN: origin }).SITE_ORIGIN).toBe(origin),
)

test("production needs its own secret key, development doesn't", () => {
  const { SECRET_KEY: _, ...keyless } = usable
  expect(() => parseSiteEnv(keyless)).toThrow('SECRET_KEY')
  expect(() => parseSiteEnv({ ...keyless, SECRET_KEY: 'short' })).toThrow('at least 32 characters')
  expect(parseSiteEnv({ ...keyless, NODE_ENV: 'development' }).SECRET_KEY).toContain('only for development')
})

test.each([
  'only for development and tests, known to everyone',
  'a'.repeat(32),
  'abc'.repeat(12),
  'Zq7!pL0x'.repeat(4) + 'Zq7',
  'abcdefghijklmnopqrstuvwxyz012345',
  '01234567890123456789012345678901',
  'changeme-changeme2-CHANGEME3-now!',
  'please_change_this_to_something_else',
  'your-secret-key-goes-here-0123456789',
])('[S18] production refuses to start with the key "%s"', (key) => {
  expect(() => parseSiteEnv({ ...usable, SECRET_KEY: key })).toThrow(
    'SECRET_KEY: is published or easily guessed',
  )
})

test.each(['base64', 'hex'] as const)('no random key is rejected (%s)', (encoding) => {
  const keys = Array.from({ length: 2_000 }, () => randomBytes(24).toString(encoding))
  expect(keys.map((key) => parseSiteEnv({ ...usable, SECRET_KEY: key }).SECRET_KEY)).toEqual(keys)
})

test('trusted proxies are IP addresses and networks', () => {
  expect(parseSiteEnv(usable).TRUSTED_PROXIES).toEqual([])
  expect(parseSiteEnv({ ...usable, TRUSTED_PROXIES: '127.0.0.1, ::1,fd00::/8 ,' }).TRUSTED_PROXIES).toEqual([
    '127.0.0.1',
    '::1',
    'fd00::/8',
  ])
})

test.each(['nginx', 'loopback', '10.0.0.0/99', '10.0.0', '1'])(
  '%s is rejected as a trusted proxy',
  (text) => {
    expect(() => parseSiteEnv({ ...usable, TRUSTED_PROXIES: `10.0.0.0/8, ${text}` })).toThrow(
      `TRUSTED_PROXIES.1: ${text} is not an IP address or network`,
    )
  },
)
