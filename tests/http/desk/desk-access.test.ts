import { describe, expect, test } from 'vitest'
import { runDesk } from '#tests/support/desk.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { startSite } from '#tests/support/site.ts'

const desk = await startDesk()

const log = async () =>
  (await desk.owner.query('select person_id::int as person, action, subject from desk_log order by id')).rows

test.each([
  ['a page', '/me', true],
  ['sign-in', '/sign-in', false],
  ['a page that needs a session', '/quotes', false],
  ['a page that does not exist', '/nope', true],
  ['the data of a page', '/me.data', true],
])('[DK-01] %s is never cached, not indexed and not framed', async (_, path, withSession) => {
  const { headers } = await desk.get(path, withSession ? (await desk.signIn()).cookie : '')
  expect(headers.get('Cache-Control')).toContain('no-store')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('[DK-01] a page allows only its own scripts and nothing from other sites', async () => {
  const policy = (await desk.get('/sign-in')).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("frame-src 'none'")
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

  test.each([
    ['another site', 'https://evil.example'],
    ['no origin', ''],
    ['a subdomain of ours', 'http://desk.localhost'],
  ])('a form from %s is rejected, even with one', async (_, Origin) => {
    const { cookie } = await desk.signIn()
    const response = await desk.post('/me', cookie, { intent: 'sign-out' }, { Origin })
    expect(response.status).toBe(403)
    expect((await desk.get('/me', cookie)).status).toBe(200)
  })

  test("the yard can't open the owner's pages, and starts in the yard", async () => {
    const { cookie } = await desk.signIn('Luis', 'yard')
    expect((await desk.get('/people', cookie)).status).toBe(403)
    expect((await desk.get('/people.data?_routes=pages%2Fpeople%2Fpeople.page', cookie)).status).toBe(403)
    expect((await desk.post('/people', cookie, { intent: 'remove', person: '1' })).status).toBe(403)
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
      "select id_hash, expires_at - created_at = interval '7 days' as week from desk_sessions where person_id = $1",
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

  test('ends when its time is over', async () => {
    const { id, cookie } = await desk.signIn()
    await desk.owner.query('update desk_sessions set expires_at = now() where person_id = $1', [id])
    expect((await desk.get('/me', cookie)).status).toBe(302)
  })

  test('ends on all devices when the person is removed, which is logged', async () => {
    const [rosa, luis] = [await desk.signIn(), await desk.signIn('Luis', 'yard')]
    const response = await desk.post('/people', rosa.cookie, { intent: 'remove', person: String(luis.id) })
    expect(response.status).toBe(200)
    expect((await desk.get('/me', luis.cookie)).status).toBe(302)
    expect(await log()).toContainEqual({
      person: rosa.id,
      action: 'person.removed',
      subject: `person ${luis.id}`,
    })
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
  const invite = async () => {
    const { out } = await runDesk(desk.ownerUrl, ['people', 'invite', 'Rosa H.'], {
      DESK_ORIGIN: desk.origin,
    })
    return out.trim().replace(desk.origin, '')
  }

  test('from the command line is a link that works until it is used or 15 minutes are over', async () => {
    const link = await invite()
    expect(link).toMatch(/^\/invite\/[\w-]{43}$/)
    expect(await (await desk.get(link)).text()).toContain('Hello, Rosa H.')
    await desk.owner.query("update desk_invitations set expires_at = now() - interval '1 second'")
    expect((await desk.get(link)).status).toBe(410)
    const other = await invite()
    await desk.owner.query('update desk_invitations set used_at = now()')
    expect((await desk.get(other)).status).toBe(410)
  })

  test('needs a passkey', async () => {
    const link = await invite()
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

test('[DK-08] the log only grows: the desk can add to it, but not change it', async () => {
  const { rows } = await desk.owner.query(
    "select privilege_type as right from information_schema.role_table_grants where table_name = 'desk_log' and grantee = 'hctc_desk' order by 1",
  )
  expect(rows.map(({ right }) => right)).toEqual(['INSERT', 'SELECT'])
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
