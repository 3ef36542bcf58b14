import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { connect } from '#server/platform/database/database.ts'
import { lockQuote } from '#server/quotes/quote-events.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { requestQuote } from '#tests/support/quote-request.ts'
import { closeAfterAll, startSite } from '#tests/support/site.ts'
import { pressed } from '#tests/support/without-javascript.ts'

const { ownerUrl, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1' })
const database = connect(ownerUrl, 4)
closeAfterAll(database)
const desk = quoteDesk(database)

const requested = async () => (await requestQuote(origin)).token
async function quoted() {
  const token = await requested()
  await desk.offer(token)
  return token
}
async function accepted() {
  const token = await requested()
  await desk.sell(token)
  return token
}
async function scheduled(daysAhead?: number) {
  const token = await accepted()
  await desk.agreeDay(token, daysAhead)
  return token
}
async function planted() {
  const token = await accepted()
  await desk.finish(token)
  return token
}

const post = (token: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  get(`/quote/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ key: randomUUID(), ...fields }),
    headers,
  })
/** The page as it's rendered, without its data. */
const rendered = async (response: Response) => {
  const html = await response.text()
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')
}
const page = async (path: string) => rendered(await get(`/quote/${path}`))
const lastEvent = async (token: string) => (await desk.events(token)).at(-1)

async function expectDone(token: string, fields: Record<string, string>, place = '') {
  const response = await post(token, fields)
  expect([response.status, response.headers.get('Location')]).toEqual([303, `/quote/${token}${place}`])
}

/** As a browser without JavaScript does. */
async function press(path: string, button: string, typed: Record<string, string> = {}) {
  const { path: to, init } = pressed(await page(path), button, typed, `/quote/${path}`)
  expect((await get(to, init)).status).toBe(303)
}

async function expectRefused(token: string, fields: Record<string, string>, message: string, status = 409) {
  const before = await desk.events(token)
  const response = await post(token, fields)
  expect(response.status).toBe(status)
  expect(await rendered(response)).toContain(message)
  expect(await desk.events(token)).toEqual(before)
}

const changed = 'This quote has changed in the meantime'

test('[QL-36] a day that we move to tomorrow costs nothing to cancel until the customer says that it suits', async () => {
  const token = await quoted()
  await expectDone(token, { intent: 'accept', version: '2', name: 'Elena Ortiz' })
  await desk.agreeDay(token)
  expect(await page(token)).not.toContain('That day suits me')
  const day = addDays(nurseryDay(new Date()), 1)
  await desk.act(token, { kind: 'day-moved', day, arrivalHour: null })
  for (const words of ['That day suits me', 'until you say yes', 'canceling stays free until you say yes'])
    expect(await page(token)).toContain(words)
  expect(await page(`${token}?step=cancel`)).toContain('Cancel, no fee')
  await expectRefused(token, { intent: 'confirm-day', day, hour: '9' }, changed)
  await expectDone(token, { intent: 'confirm-day', day, hour: '' })
  const html = await page(token)
  expect(html).not.toContain('That day suits me')
  expect(html).not.toContain('until you say yes</span>')
  expect(await page(`${token}?step=cancel`)).toMatch(/Cancel for \$/)
})

test('[QL-16] going ahead is recorded once, however often it is sent', async () => {
  const token = await requested()
  const key = randomUUID()
  const responses = await Promise.all([1, 2, 3].map(() => post(token, { intent: 'go-ahead', key })))
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303])
  await expectDone(token, { intent: 'go-ahead' })
  expect((await desk.events(token)).map(({ kind }) => kind)).toEqual(['requested', 'went-ahead'])
  const html = await page(token)
  expect(html).toContain('Your plants are set aside until')
  expect(html).not.toContain('value="go-ahead"')
})

test('[QL-08] an action that would have to wait for another one for too long gets a clear message', async () => {
  const token = await quoted()
  const accept = { intent: 'accept', version: '2', name: 'Elena Ortiz' }
  await database.transaction().execute(async (on) => {
    await lockQuote(on, await desk.idOf(token))
    await expectRefused(token, accept, 'Something else was happening to this quote at the same moment')
  })
  await expectDone(token, accept)
  expect((await desk.events(token)).map(({ kind }) => kind)).toEqual(['requested', 'offered', 'accepted'])
})

test('[QL-16] a change needs a text, is shown back, and can be asked for again', async () => {
  const token = await quoted()
  await expectRefused(
    token,
    { intent: 'change', message: ' ' },
    'Please say what you would like to change',
    422,
  )
  const key = randomUUID()
  await expectDone(token, { intent: 'change', message: 'Two oaks, please.\nNot <three>.', key })
  await expectDone(token, { intent: 'change', message: 'Two oaks, please.\nNot <three>.', key })
  // Back, another text, and sent again from the same page.
  await expectDone(token, { intent: 'change', message: 'Make it four.', key })
  expect((await desk.events(token)).slice(2)).toMatchObject([
    { kind: 'change-asked', words: 'Two oaks, please.\nNot <three>.' },
    { kind: 'change-asked', words: 'Make it four.' },
  ])
  const html = await page(token)
  expect(html).toContain('Not &lt;three&gt;.')
  expect(html).toContain('Make it four.')
  expect(html).toMatch(/You(&#x27;|')ll hear from us/)
})

test('[QL-16] declining ends a quote, and then nothing else is possible', async () => {
  const token = await requested()
  expect(await page(`${token}?step=decline`)).toContain('Decline this estimate?')
  await expectDone(token, { intent: 'decline', message: 'Too tall for my yard' })
  expect(await page(token)).toMatch(/You declined this estimate[\s\S]*Too tall for my yard/)
  for (const intent of ['decline', 'go-ahead', 'withdraw']) await expectRefused(token, { intent }, changed)
  await expectRefused(token, { intent: 'change', message: 'After all' }, changed)
  await expectRefused(token, { intent: 'ask', message: 'Why?' }, changed)
})

describe('accepting', () => {
  const accept = (version: number) => ({
    intent: 'accept',
    version: String(version),
    name: ' Elena  Ortiz ',
  })

  test('[QL-04] takes a confirmation with a typed name', async () => {
    const token = await quoted()
    const step = await page(`${token}?step=accept`)
    for (const text of [
      'Accept version 2?',
      'Total, tax included',
      'href="/terms-and-conditions"',
      'name="name"',
    ])
      expect(step).toContain(text)
    await expectRefused(token, { ...accept(2), name: ' ' }, 'Please type your full name', 422)
    const pay = /Accept, \$[\d,.]+/.exec(step)?.[0] ?? ''
    await press(`${token}?step=accept`, pay, { name: ' Elena  Ortiz ' })
    expect(await lastEvent(token)).toMatchObject({
      kind: 'accepted',
      state: 'accepted',
      details: { version: 2 },
      words: 'Elena Ortiz',
    })
    expect(await page(token)).toContain('You accepted version 2')
    await expectRefused(token, accept(2), changed)
  })

  test('[QL-04] an older version is refused, and the page says why', async () => {
    const token = await quoted()
    await desk.offer(token)
    expect(await page(token)).toContain('Accept version 3')
    await expectRefused(token, accept(2), 'There&#x27;s a newer version of this quote.')
    for (const version of ['0', '-1', '1e3', 'NaN', '999', '3.5'])
      expect([400, 409, 422]).toContain((await post(token, { ...accept(3), version })).status)
    expect(await lastEvent(token)).toMatchObject({ kind: 'offered' })
  })

  test('[QL-05] a changed version of an order has no effect until it is accepted', async () => {
    const token = await scheduled()
    await desk.offer(token, { message: 'With one more.' })
    const html = await page(token)
    expect(html).toContain('stays in effect until you accept it')
    expect(html).toContain('Cancel the planting')
    await expectDone(token, { intent: 'decline' })
    expect(await lastEvent(token)).toMatchObject({ kind: 'declined', state: 'scheduled' })
    expect(await page(token)).toContain('You declined the changed version')
    await desk.offer(token)
    await expectDone(token, accept(4))
    expect(await lastEvent(token)).toMatchObject({ kind: 'accepted', state: 'scheduled' })
  })

  test('[QL-16] can be withdrawn until a day is agreed', async () => {
    const token = await accepted()
    expect(await page(`${token}?step=withdraw`)).toContain('Withdraw your acceptance?')
    await press(`${token}?step=withdraw`, 'Withdraw')
    expect(await page(token)).toContain('Accept version 2')
    await expectRefused(await scheduled(), { intent: 'withdraw' }, changed)
  })
})

test('canceling states its fee first, and refuses one that is no longer right', async () => {
  const far = await scheduled()
  expect(await page(`${far}?step=cancel`)).toContain('Cancel, no fee')
  await expectDone(far, { intent: 'cancel', fee: '0' })
  expect(await lastEvent(far)).toMatchObject({ kind: 'canceled', details: { feeCents: 0 } })
  expect(await page(far)).toContain('The planting is canceled')

  const near = await scheduled(1)
  await expectDone(near, { intent: 'confirm-day', day: addDays(nurseryDay(new Date()), 1), hour: '8' })
  const [, half = ''] = /name="fee" value="(\d+)"/.exec(await page(`${near}?step=cancel`)) ?? []
  expect(Number(half)).toBeGreaterThan(0)
  await expectRefused(near, { intent: 'cancel', fee: '0' }, 'The fee has changed since you opened this page.')
  const key = randomUUID()
  await expectDone(near, { intent: 'cancel', fee: half, key })
  await expectDone(near, { intent: 'cancel', fee: half, key })
  expect(await lastEvent(near)).toMatchObject({ kind: 'canceled', details: { feeCents: Number(half) } })
  expect(await page(near)).toContain('The cancellation fee is')
})

test('[QL-16] weeks can be chosen and chosen again until a day is agreed', async () => {
  const token = await requested()
  const [week = '', another = ''] = [...(await page(token)).matchAll(/name="week" value="([\d-]+)"/g)].map(
    ([, value]) => value,
  )
  await expectDone(token, { intent: 'weeks', week }, '#weeks')
  await expectDone(token, { intent: 'weeks', week: another }, '#weeks')
  expect(await page(token)).toContain('We have your weeks.')
  expect(await lastEvent(token)).toMatchObject({ kind: 'window-chosen', words: another })
  const html = await page(token)
  expect(html.match(/You chose your weeks/g)).toHaveLength(1)
  expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${another}"`))
  expect(await page(await scheduled())).not.toContain('name="week"')
})

test('[QL-16, CA-13] questions and reports go to us once there is a day or a planted tree', async () => {
  const day = await scheduled()
  await expectDone(day, { intent: 'ask', message: 'May the dog stay?' })
  expect(await page(day)).toContain('May the dog stay?')
  await expectRefused(day, { intent: 'report', message: 'Brown leaves' }, changed)
  const done = await planted()
  await expectDone(done, { intent: 'report', message: 'Brown leaves' })
  for (const words of ['We got your message', 'Brown leaves', 'encType="multipart/form-data"'])
    expect(await page(done)).toContain(words)
  await expectDone(done, { intent: 'ask', message: 'How much water?' })
  expect((await desk.events(done)).slice(-2)).toMatchObject([
    { kind: 'reported', words: 'Brown leaves' },
    { kind: 'asked', words: 'How much water?' },
  ])
  await expectRefused(done, { intent: 'report', message: '' }, 'Please say what is wrong', 422)
  await expectRefused(done, { intent: 'cancel', fee: '0' }, changed)
})

test('an unknown form is refused, and one quote takes at most 60 actions an hour', async () => {
  const token = await requested()
  for (const intent of ['no-such-thing', 'offered', 'day-moved', 'done', 'lost', '__proto__'])
    expect([intent, (await post(token, { intent, actor: 'Dana' })).status]).toEqual([intent, 422])
  for (let count = 0; count < 60; count += 1) await post(token, { intent: 'weeks', week: 'any' })
  const response = await post(token, { intent: 'decline' })
  expect(response.status).toBe(429)
  expect(await response.text()).toContain('Too many requests.')
})

test("behind a TLS proxy the form works, and a form on another site doesn't", async () => {
  const token = await requested()
  const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'trees.example:443' }
  const own = await post(token, { intent: 'go-ahead' }, { ...proxied, Origin: 'https://trees.example' })
  expect(own.status).toBe(303)
  const foreign = await post(token, { intent: 'decline' }, { ...proxied, Origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
})
