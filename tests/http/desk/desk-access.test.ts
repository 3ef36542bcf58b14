import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { invite as inviteSomeone } from '#server/people/invite.ts'
import {
  challengeOf,
  flags,
  newKeys,
  newPhone,
  optionsIn,
  type Lie,
  type Phone,
} from '#tests/support/desk/authenticator.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { storeInvitation } from '#tests/support/desk/desk-session.ts'
import { cloneDatabase, startSite } from '#tests/support/site.ts'
import { inviteFirstPerson } from '#tools/stack.ts'

const desk = await startDesk()
const { query } = desk
const asOwner = connect(desk.ownerUrl, 1)
afterAll(() => asOwner.destroy())

const log = async () =>
  (await desk.owner.query('select person_id::int as person, action, subject from desk_log order by id')).rows

test.each([
  ['a page', '/me', true],
  ['sign-in', '/sign-in', false],
  ['the data of a page', '/me.data', true],
])('[DK-01] %s is never cached, not indexed and not framed', async (_, path, withSession) => {
  const { headers } = await desk.get(path, withSession ? (await desk.signIn()).cookie : '')
  expect(headers.get('Cache-Control')).toContain('no-store')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('[DK-01] a page allows only its own scripts and nothing from other sites', async () => {
  const page = await desk.get('/sign-in')
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("frame-src 'none'")
  // [OP-73] its errors are reported to the desk itself.
  expect(policy).toContain('report-uri /api/browser-reports')
  expect(await page.text()).toContain('sendBeacon("/api/browser-reports"')
})

test('[OP-74] the desk says where to report a weakness, without a session', async () => {
  const response = await desk.get('/.well-known/security.txt')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(`Canonical: ${desk.origin}/.well-known/security.txt`)
})

test('[DK-01] the public site has no page, no cookie and no script of the desk', async () => {
  const site = await startSite()
  const home = await site.get('/')
  expect(home.headers.get('Set-Cookie')).toBeNull()
  for (const path of ['/sign-in', '/people', '/yard']) expect((await site.get(path)).status).toBe(404)
  const html = await home.text()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  const sources = await Promise.all(scripts.map(async (path) => (await site.get(path)).text()))
  expect(sources.length).toBeGreaterThan(3)
  for (const source of [html, ...sources]) expect(source).not.toMatch(/sign-in|desk-draft|data-thumb-bar/)
})

describe('[DK-02] without a valid session', () => {
  test('a page leads to sign-in and back', async () => {
    const response = await desk.get('/quotes?state=quoted')
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      '/sign-in?next=%2Fquotes%3Fstate%3Dquoted',
    ])
  })

  test("[DK-23] the yard can't open the owner's pages, and starts in the yard", async () => {
    const { cookie } = await desk.signIn('Luis', 'yard')
    expect((await desk.get('/people', cookie)).status).toBe(403)
    expect((await desk.get('/', cookie)).headers.get('Location')).toBe('/yard')
    const yard = await (await desk.get('/yard', cookie)).text()
    expect(yard).toContain('>Yard<')
    expect(yard).not.toContain('href="/people"')
  })
})

describe('[DK-05] a session', () => {
  test('is stored only as a hash, for 7 days', async () => {
    const { id, cookie } = await desk.signIn()
    const { rows } = await desk.owner.query(
      "select id_hash, expires_at - touched_at = interval '7 days' as week from desk_sessions where person_id = $1",
      [id],
    )
    expect(rows[0]?.week).toBe(true)
    expect(cookie).not.toContain(rows[0]?.id_hash.toString('base64url'))
  })

  test('ends with signing out, and its cookie goes', async () => {
    const { cookie } = await desk.signIn()
    const response = await desk.post('/me', cookie, { intent: 'sign-out' })
    expect(response.headers.get('Location')).toBe('/sign-in')
    const set = response.headers.get('Set-Cookie') ?? ''
    for (const part of ['__Host-desk=;', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(set).toContain(part)
    expect((await desk.get('/me', cookie)).status).toBe(302)
  })

  test('ends on all devices when the person is removed', async () => {
    const [rosa, luis] = [await desk.signIn(), await desk.signIn('Luis', 'yard')]
    const response = await desk.post('/people', rosa.cookie, { intent: 'remove', person: String(luis.id) })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Removed. Their sessions and passkeys ended at once.')
    expect((await desk.get('/me', luis.cookie)).status).toBe(302)
    const own = await desk.post('/people', rosa.cookie, { intent: 'remove', person: String(rosa.id) })
    expect(own.status).toBe(400)
  })

  test('of someone who was signed out everywhere ends, and others go on', async () => {
    const [rosa, luis] = [await desk.signIn(), await desk.signIn('Luis', 'yard')]
    await desk.post('/people', rosa.cookie, { intent: 'sign-out', person: String(luis.id) })
    expect((await desk.get('/me', luis.cookie)).status).toBe(302)
    expect((await desk.get('/me', rosa.cookie)).status).toBe(200)
  })
})

describe('[DK-04] an invitation', () => {
  const invite = async () =>
    `/invite/${await inviteSomeone({ name: 'Rosa H.', role: 'owner' }, null, asOwner)}`

  test('is a link that works until it is used or 15 minutes are over', async () => {
    const link = await invite()
    expect(await (await desk.get(link)).text()).toContain('Hello, Rosa H.')
    const given = await query(
      "select expires_at - now() between interval '14 minutes' and interval '15 minutes' as holds from desk_invitations",
      [],
    )
    expect(given).toEqual([{ holds: true }])
    await desk.owner.query("update desk_invitations set expires_at = now() - interval '1 second'")
    expect((await desk.get(link)).status).toBe(410)
  })

  test('needs a passkey', async () => {
    const link = await storeInvitation(query, 'Rosa H.')
    const before = (await desk.owner.query('select from desk_people')).rowCount
    expect((await desk.post(link, '', { passkey: '{}' })).status).toBe(403)
    expect((await desk.owner.query('select from desk_people')).rowCount).toBe(before)
    expect((await desk.get(link)).status).toBe(200)
  })

  test("on screen is the owner's, within 5 minutes of using the passkey", async () => {
    const rosa = await desk.signIn()
    const fields = { intent: 'invite', name: 'Luis', role: 'yard' }
    const response = await desk.post('/people', rosa.cookie, fields)
    expect(await response.text()).toMatch(/http:\/\/localhost:\d+\/invite\/[\w-]{43}/)
    await desk.owner.query("update desk_sessions set touched_at = now() - interval '6 minutes'")
    expect((await desk.post('/people', rosa.cookie, fields)).status).toBe(403)
  })
})

test('[DK-03] too many tries to sign in are rejected for a while', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 22; attempt += 1)
    statuses.push((await desk.post('/sign-in', '', { passkey: 'x' })).status)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(403))
  expect(statuses.slice(20)).toEqual([429, 429])
})

describe('a passkey', () => {
  beforeEach(() => desk.owner.query('delete from rate_limits'))

  const optionsAt = async (page: string, cookie = '') =>
    optionsIn(await (await desk.get(`${page}.data`, cookie)).text())
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  /** Someone who has joined with a phone of their own. */
  async function join(name: string) {
    const link = await storeInvitation(query, name)
    const phone = newPhone(desk.origin)
    const response = await desk.post(link, '', { passkey: phone.create(await optionsAt(link)) })
    return { link, phone, response, cookie: cookieOf(response) }
  }
  const signIn = async (phone: Phone, lie: Lie = {}) =>
    desk.post('/sign-in', '', { passkey: phone.use(await optionsAt('/sign-in'), lie) })

  test('[DK-03, DK-04, DK-05] is created with an invitation, which is used up then, and signs in', async () => {
    const { link, phone, response, cookie } = await join('Ana')
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/'])
    expect((await desk.get('/me', cookie)).status).toBe(200)
    expect((await desk.get(link)).status).toBe(410)
    const signedIn = await signIn(phone)
    expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([302, '/'])
    const set = signedIn.headers.get('Set-Cookie') ?? ''
    for (const part of ['__Host-desk=', 'Max-Age=604800', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(set).toContain(part)
    expect(cookieOf(signedIn)).not.toBe(cookie)
    expect(await (await desk.get('/me', cookieOf(signedIn))).text()).toContain('>Ana<')
  })

  test.each<[string, Lie]>([
    ['without a face, a finger or the lock of the device', { flags: flags.present }],
    ['with nobody there', { flags: flags.verified }],
    ["at another site's page", { origin: 'https://evil.example' }],
    ["at the public site's page", { origin: 'https://trees.example' }],
    ['for another host name', { rpId: 'evil.example' }],
    ["with another key's signature", { signedBy: newKeys().privateKey }],
    ['with a made-up challenge', { challenge: randomBytes(54).toString('base64url') }],
    ['as if it were being created', { type: 'webauthn.create' }],
    ['with a counter that went back', { counter: 2 }],
    ['with a counter that starts over', { counter: 0 }],
    ["with another person's handle", { userHandle: randomBytes(32).toString('base64url') }],
    ["under an id that isn't known", { credentialId: randomBytes(32).toString('base64url') }],
  ])('[DK-146] [S20] is refused %s', async (_, lie) => {
    const { phone } = await join('Bea')
    expect((await signIn(phone)).status).toBe(302)
    const refused = await signIn(phone, lie)
    expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([403, null])
  })

  test('[DK-146] [S20] signs a challenge once', async () => {
    const { phone } = await join('Cleo')
    const options = await optionsAt('/sign-in')
    const used = phone.use(options)
    const again = [used, used, phone.use(options)]
    const statuses: number[] = []
    for (const passkey of again) statuses.push((await desk.post('/sign-in', '', { passkey })).status)
    expect(statuses).toEqual([302, 403, 403])
  })

  test('[DK-146] [S20] confirms only what it was asked for, and only for its own person', async () => {
    const [dora, eli] = [await join('Dora'), await join('Eli')]
    await desk.owner.query("update desk_sessions set touched_at = now() - interval '6 minutes'")
    const touch = () => optionsAt('/people', dora.cookie)
    const invite = async (passkey: string) =>
      (await desk.post('/people', dora.cookie, { intent: 'invite', name: 'Flo', role: 'yard', passkey }))
        .status
    const signedIn = await desk.post('/sign-in', '', { passkey: dora.phone.use(await touch()) })
    expect(signedIn.status).toBe(403)
    expect(await invite(dora.phone.use(await optionsAt('/sign-in')))).toBe(403)
    expect(await invite(eli.phone.use(await touch()))).toBe(403)
    expect(await invite(dora.phone.use(await touch()))).toBe(200)
  })

  test.each<[string, (other: Phone) => Promise<Lie>]>([
    ['without a face, a finger or the lock', async () => ({ flags: flags.present | flags.key })],
    ["at another site's page", async () => ({ origin: 'https://trees.example' })],
    ['for another host name', async () => ({ rpId: 'evil.example' })],
    ['as if it were being used', async () => ({ type: 'webauthn.get' })],
    ['with a challenge to sign in', async () => ({ challenge: challengeOf(await optionsAt('/sign-in')) })],
    ["under the id of somebody's passkey", async ({ id }) => ({ credentialId: id })],
  ])('[DK-146] [S20] cannot be created %s, and the invitation stays', async (_, lieAbout) => {
    const other = await join('Gil')
    const link = await storeInvitation(query, 'Hal')
    const create = async (lie: Lie = {}) =>
      desk.post(link, '', { passkey: newPhone(desk.origin).create(await optionsAt(link), lie) })
    const refused = await create(await lieAbout(other.phone))
    expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([403, null])
    expect(await refused.text()).toContain('Please try again.')
    expect((await create()).status).toBe(302)
  })

  /** Someone's passkey on another device. */
  async function addPasskey(cookie: string) {
    const post = (fields: Record<string, string>) => desk.post('/me.data', cookie, fields)
    const phone = newPhone(desk.origin)
    const created = phone.create(optionsIn(await (await post({ intent: 'open-passkey' })).text()))
    expect((await post({ intent: 'add-passkey', created })).status).toBe(200)
    return { phone, created }
  }

  test('[DK-190] is added by its owner for another device, and people change their own name', async () => {
    const { cookie } = await join('Owner')
    const post = (fields: Record<string, string>) => desk.post('/me.data', cookie, fields)
    await desk.owner.query("update desk_sessions set touched_at = now() - interval '6 minutes'")
    expect((await post({ intent: 'open-passkey' })).status).toBe(403)
    await desk.owner.query('update desk_sessions set touched_at = now()')
    expect(await (await desk.get('/me', cookie)).text()).toContain('You have only one so far.')
    const { phone, created } = await addPasskey(cookie)
    expect((await post({ intent: 'add-passkey', created })).status).toBe(400)
    expect((await signIn(phone)).status).toBe(302)
    expect(await (await desk.get('/me', cookie)).text()).not.toContain('You have only one so far.')

    expect((await post({ intent: 'name', name: ' ' })).status).toBe(400)
    expect((await post({ intent: 'name', name: ' Ruth  Otto ' })).status).toBe(200)
    expect(await (await desk.get('/me', cookie)).text()).toContain('>Ruth Otto<')
    const logged = (await log()).slice(-2).map(({ action }) => action)
    expect(logged).toEqual(['person.passkey-added', 'person.renamed'])
  })

  test('[DK-04] of two phones with one invitation, one gets in', async () => {
    const link = await storeInvitation(query, 'Ida')
    const [one, other] = [await optionsAt(link), await optionsAt(link)]
    const responses = await Promise.all(
      [one, other].map((options) => desk.post(link, '', { passkey: newPhone(desk.origin).create(options) })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([302, 410]))
    expect(responses.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1)
  })

  test('[DK-05] [S20] of someone who was removed ends with their sessions, even if a row is left', async () => {
    const { phone, cookie } = await join('Jim')
    await desk.owner.query("update desk_people set removed_at = now() where name = 'Jim'")
    expect((await desk.get('/me', cookie)).status).toBe(302)
    expect((await signIn(phone)).status).toBe(403)
  })

  test('[DK-142] on a second device lets its owner in, who ends the one on the lost phone', async () => {
    const lost = await join('Vera')
    const { phone } = await addPasskey(lost.cookie)
    const cookie = cookieOf(await signIn(phone))
    const keep = async (passkey: string) => desk.post('/me', cookie, { intent: 'only-this-passkey', passkey })
    expect((await keep('')).status).toBe(403)
    const kept = await keep(phone.use(await optionsAt('/me', cookie)))
    expect(kept.headers.get('Location')).toBe('/sign-in')
    for (const session of [cookie, lost.cookie]) expect((await desk.get('/me', session)).status).toBe(302)
    expect((await signIn(lost.phone)).status).toBe(403)
    const me = await desk.get('/me', cookieOf(await signIn(phone)))
    expect(await me.text()).not.toContain('Keep only this passkey')
    const logged = (await log()).slice(-2).map(({ action }) => action)
    expect(logged).toEqual(['person.passkeys-ended', 'person.signed-out'])
  })
})

test('[DK-11] a new database gets an invitation only if it is our own, and while nobody is at the desk', async () => {
  const { owner, ownerUrl } = await cloneDatabase()
  const invite = () => inviteFirstPerson(ownerUrl, desk.origin)
  expect(await invite()).toMatch(/\/invite\/[\w-]{43}$/)
  const { rows } = await owner.query('select name, role from desk_invitations')
  expect(rows).toEqual([{ name: 'Owner', role: 'owner' }])
  vi.stubEnv('DATABASE_URL', ownerUrl)
  expect(await invite()).toBeUndefined()
  vi.unstubAllEnvs()
  await owner.query("insert into desk_people (name, role, user_handle) values ('Ana', 'owner', sha256('x'))")
  expect(await invite()).toBeUndefined()
})

test('[DK-08] inviting, signing out and removing someone is logged with who did it', async () => {
  const [rosa, luis] = [await desk.signIn(), await desk.signIn('Luis', 'yard')]
  const before = (await log()).length
  await desk.post('/people', rosa.cookie, { intent: 'invite', name: 'Manny', role: 'yard' })
  for (const intent of ['sign-out', 'remove'])
    await desk.post('/people', rosa.cookie, { intent, person: String(luis.id) })
  const added = (await log()).slice(before)
  expect(added.map(({ person }) => person)).toEqual(added.map(() => rosa.id))
  expect(added.map(({ action }) => action)).toEqual(['person.invited', 'person.signed-out', 'person.removed'])
})

test('[DK-09] sessions and invitations are deleted when they have expired, the log after 7 years', async () => {
  const { id } = await desk.signIn()
  await desk.owner.query(
    "update desk_sessions set expires_at = now() - interval '1 day' where person_id = $1",
    [id],
  )
  await desk.owner.query("update desk_invitations set expires_at = now() - interval '2 days'")
  await desk.owner.query(
    "insert into desk_log (at, action, subject) values (now() - interval '7 years 1 day', 'x', 'old'), (now(), 'x', 'new')",
  )
  await desk.owner.query('select forget_desk(1000)')
  const left = async (text: string) => (await desk.owner.query(text)).rowCount
  expect(await left('select from desk_sessions where expires_at < now()')).toBe(0)
  expect(await left('select from desk_invitations')).toBe(0)
  expect((await log()).map(({ subject }) => subject)).toContain('new')
  expect((await log()).map(({ subject }) => subject)).not.toContain('old')
})

test('[DK-10] without its tables, the desk says what is wrong and keeps nobody out for good', async () => {
  const { cookie } = await desk.signIn()
  await desk.owner.query('revoke select on desk_sessions from hctc_desk')
  const response = await desk.get('/me', cookie)
  expect(response.status).toBe(503)
  const text = await response.text()
  expect(text).toContain('reach its records')
  expect(text).toContain('DESK-503')
  await desk.owner.query('grant select on desk_sessions to hctc_desk')
  expect((await desk.get('/me', cookie)).status).toBe(200)
})
