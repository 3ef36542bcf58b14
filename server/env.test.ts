import { expect, test } from 'vitest'
import { parseSiteEnv } from './env.ts'

const usable = {
  DATABASE_URL: 'postgres://hctc_web@127.0.0.1/hctc',
  SMTP_URL: 'smtp://127.0.0.1:25',
  SECRET_KEY: 'a long text that nobody would ever guess',
}

test('an unusable environment is refused with every fault listed at once', () => {
  const read = () => parseSiteEnv({ DATABASE_URL: 'mysql://x', PORT: 'eighty', SMTP_URL: '' })
  expect(read).toThrow(
    /DATABASE_URL: must be a postgres[\s\S]*SMTP_URL[\s\S]*PORT|PORT[\s\S]*DATABASE_URL[\s\S]*SMTP_URL/,
  )
})

test("the public origin defaults to this machine's port and drops any path", () => {
  expect(parseSiteEnv({ ...usable, PORT: '3100' }).SITE_ORIGIN).toBe('http://localhost:3100')
  expect(parseSiteEnv({ ...usable, SITE_ORIGIN: 'https://trees.example/shop/' }).SITE_ORIGIN).toBe(
    'https://trees.example',
  )
})

test('production demands a secret of its own, development does not', () => {
  const { SECRET_KEY: _, ...keyless } = usable
  expect(() => parseSiteEnv(keyless)).toThrow('SECRET_KEY')
  expect(() => parseSiteEnv({ ...keyless, SECRET_KEY: 'short' })).toThrow('at least 32 characters')
  expect(parseSiteEnv({ ...keyless, NODE_ENV: 'development' }).SECRET_KEY).toContain('only for development')
})

test('trusted proxies are addresses and networks', () => {
  expect(parseSiteEnv(usable).TRUSTED_PROXIES).toEqual([])
  expect(parseSiteEnv({ ...usable, TRUSTED_PROXIES: '127.0.0.1, ::1,fd00::/8 ,' }).TRUSTED_PROXIES).toEqual([
    '127.0.0.1',
    '::1',
    'fd00::/8',
  ])
})

test.each(['nginx', 'loopback', '10.0.0.0/99', '10.0.0', '1'])('%s is refused as a trusted proxy', (text) => {
  expect(() => parseSiteEnv({ ...usable, TRUSTED_PROXIES: `10.0.0.0/8, ${text}` })).toThrow(
    `TRUSTED_PROXIES.1: ${text} is not an address`,
  )
})
