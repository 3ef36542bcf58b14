import { expect, test } from 'vitest'
import { parseSiteEnv } from './env.ts'

const usable = { DATABASE_URL: 'postgres://hctc_web@127.0.0.1/hctc', SMTP_URL: 'smtp://127.0.0.1:25' }

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
