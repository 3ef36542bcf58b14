import { Client } from 'pg'
import { expect, test } from 'vitest'
import { roleUrl } from './roles.ts'

const ownerUrl = 'postgres://hctc_owner:a%20long%20one@db.example:5433/hctc?sslmode=disable'

test('a role’s connection is the owner’s with another name and a derived password', () => {
  const web = new URL(roleUrl(ownerUrl, 'web'))
  const worker = new URL(roleUrl(ownerUrl, 'worker'))
  expect([web.username, worker.username]).toEqual(['hctc_web', 'hctc_worker'])
  expect([web.host, web.pathname, web.search]).toEqual(['db.example:5433', '/hctc', '?sslmode=disable'])
  expect(web.password).toMatch(/^[\w-]{43}$/)
  expect(web.password).not.toBe(worker.password)
  expect(roleUrl(ownerUrl, 'web')).toBe(web.href)
  expect(roleUrl(ownerUrl.replace('long', 'other'), 'web')).not.toBe(web.href)
})

test('pg connects as the role over a socket, too', () => {
  const url = roleUrl('postgres://hctc_owner:long@localhost/hctc?host=/var/run/postgresql', 'web')
  const { user, host, database } = new Client({ connectionString: url })
  expect({ user, host, database }).toEqual({
    user: 'hctc_web',
    host: '/var/run/postgresql',
    database: 'hctc',
  })
})

test.each([
  ['no password', 'postgres://hctc_owner@127.0.0.1/hctc'],
  ['an empty password', 'postgres://hctc_owner:@127.0.0.1/hctc'],
  ['no name', 'postgres://127.0.0.1/hctc'],
  ['the name of the owner as a parameter', 'postgresql:///hctc?host=/var/run/postgresql&user=hctc_owner'],
  [
    'a password as a parameter, too',
    'postgresql:///hctc?host=/var/run/postgresql&user=hctc_owner&password=long',
  ],
  ['a second name as a parameter', 'postgres://hctc_owner:long@127.0.0.1/hctc?user=hctc_owner'],
])('[S18] no connection is derived from a URL with %s', (_, url) => {
  expect(() => roleUrl(url, 'web')).toThrow('must contain its name and password before the host')
})

test('deriving a password is slow, so the owner’s can’t be guessed quickly', () => {
  const begun = performance.now()
  roleUrl(ownerUrl.replace('long', 'new'), 'web')
  expect(performance.now() - begun).toBeGreaterThan(20)
})
