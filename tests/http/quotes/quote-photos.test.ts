import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { closeDatabase } from '#server/platform/database/database.ts'
import { sweepPhotoFiles } from '#server/quotes/photo-files.ts'
import { locatedPhoto, postPhoto } from '#tests/support/photo-requests.ts'
import { imageBomb } from '#tests/support/photographs.ts'
import { requestQuote } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const privateFiles = temporaryFolder()
const folder = join(privateFiles, 'quote-photos')
const { owner, origin, get } = await startSite({ TRUSTED_PROXIES: '127.0.0.1', PRIVATE_FILES: privateFiles })
afterAll(closeDatabase)
beforeEach(() => owner.query('delete from rate_limits'))

/** With a script behind it, as some servers would serve it. */
const photo = Buffer.concat([await locatedPhoto(), Buffer.from('<script>alert("SENTINEL")</script>')])

type Quote = { id: number; token: string; readToken: string }

async function storeQuote(): Promise<Quote> {
  const { token } = await requestQuote(origin)
  const { rows } = await owner.query<Quote>(
    'select id::int, page_token as token, read_token as "readToken" from quotes where page_token = $1',
    [token],
  )
  return rows[0] ?? { id: 0, token: '', readToken: '' }
}

const keysOf = async ({ id }: Quote): Promise<string[]> => {
  const { rows } = await owner.query<{ key: string }>(
    'select photo_key as key from quote_photos where quote_id = $1 order by added_at',
    [id],
  )
  return rows.map(({ key }) => key)
}
const filesOf = (keys: readonly string[]) =>
  readdirSync(folder).filter((name) => keys.some((key) => name.startsWith(key)))
const eventsOf = async ({ id }: Quote) => {
  const { rows } = await owner.query<{ kind: string }>(
    "select kind from quote_events where quote_id = $1 and kind like 'photo-%' order by seq",
    [id],
  )
  return rows.map(({ kind }) => kind)
}
const problemOf = async (response: Response) => ((await response.json()) as { problem: string }).problem
const takenFromLimits = async () => {
  const { rows } = await owner.query<{ taken: number }>('select taken from rate_limits order by taken')
  return rows.map(({ taken }) => taken)
}
const post = (path: string) =>
  get(path, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })

describe('adding a photo', () => {
  test('[QL-19, QL-20] a form without JavaScript stores it, without its location, and returns to the page', async () => {
    const quote = await storeQuote()
    const form = await (await get(`/quote/${quote.token}`)).text()
    expect(form).toMatch(
      new RegExp(
        `<form(?=[^>]*id="add-photo")(?=[^>]*method="post")(?=[^>]*multipart/form-data)[^>]*action="/quote/${quote.token}/photos"`,
      ),
    )
    expect(form).toMatch(
      /<input(?=[^>]*type="file")(?=[^>]*form="add-photo")(?![^>]*multiple)[^>]*name="photo"/,
    )
    expect(form).toContain('Send the photo')
    const response = await postPhoto(origin, quote.token, photo, { headers: { Accept: 'text/html' } })
    expect([response.status, response.headers.get('Location')]).toEqual([303, `/quote/${quote.token}#photos`])
    const [key = ''] = await keysOf(quote)
    expect(await (await get(`/quote/${quote.token}`)).text()).toContain(
      `src="/quote/${quote.token}/photos/small/${key}"`,
    )
    const stored = await get(`/quote/${quote.token}/photos/full/${key}`)
    expect(Object.fromEntries(stored.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    const bytes = Buffer.from(await stored.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.toString('latin1')).not.toMatch(/SENTINEL|Exif/)
    expect(await eventsOf(quote)).toEqual(['photo-added'])
  })

  test('[QL-20] the token of the business reads but cannot add or remove; other tokens do neither', async () => {
    const [quote, other] = [await storeQuote(), await storeQuote()]
    await postPhoto(origin, quote.token, photo)
    const [key = ''] = await keysOf(quote)
    expect((await get(`/quote/${quote.readToken}/photos/small/${key}`)).status).toBe(200)
    expect((await postPhoto(origin, quote.readToken, photo)).status).toBe(404)
    for (const token of [quote.readToken, other.token, 'no-token', 'x'.repeat(22)])
      await post(`/quote/${token}/photos/${key}/remove`)
    for (const token of [other.token, other.readToken, 'no-token', 'x'.repeat(22)]) {
      const response = await get(`/quote/${token}/photos/full/${key}`)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'private, no-store'])
    }
    expect(await keysOf(quote)).toEqual([key])
    expect((await get(`/images/full/${key}`)).status).toBe(404)
    for (const path of [`huge/${key}`, 'full/..%2f..%2fx', 'full/not-a-key'])
      expect((await get(`/quote/${quote.token}/photos/${path}`)).status).toBe(404)
  })

  test('[QL-19] what is not a photo of at most 15 MB and 40 megapixels is refused with a message', async () => {
    const quote = await storeQuote()
    for (const [bytes, status, problem] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unreadable'],
      [Buffer.alloc(0), 400, 'no-file'],
      [imageBomb(), 422, 'too-many-pixels'],
      [Buffer.alloc(15_000_001, photo), 413, 'too-large'],
    ] as const) {
      const response = await postPhoto(origin, quote.token, bytes)
      expect([response.status, await problemOf(response)]).toEqual([status, problem])
    }
    const huge = await postPhoto(origin, quote.token, Buffer.alloc(16_000_000))
    expect([huge.status, await huge.text()]).toEqual([413, 'The request is too large.'])
    const told = await postPhoto(origin, quote.token, Buffer.from('x'), { headers: { Accept: 'text/html' } })
    const back = told.headers.get('Location') ?? ''
    expect(back).toBe(`/quote/${quote.token}?photo=unreadable#photos`)
    expect(await (await get(back)).text()).toContain('a photo we can read. Send a JPEG, PNG or WebP.')
    expect(await eventsOf(quote)).toEqual([])
  })

  test('[QL-19] only our own forms can add one', async () => {
    const { token } = await storeQuote()
    // A browser always says the first, an old one only the last.
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
    ])
      expect((await postPhoto(origin, token, photo, { headers })).status).toBe(403)
    const empty = await post(`/quote/${token}/photos`)
    expect(empty.headers.get('Location')).toBe(`/quote/${token}?photo=no-file#photos`)
    const json = { 'Content-Type': 'application/json' }
    const other = await get(`/quote/${token}/photos`, { method: 'POST', headers: json, body: '{}' })
    expect(other.status).toBe(415)
  })

  test('[QL-19] of ten uploads at the same moment, six are stored', { timeout: 60_000 }, async () => {
    const quote = await storeQuote()
    const replies = await Promise.all(Array.from({ length: 10 }, () => postPhoto(origin, quote.token, photo)))
    const outcomes = await Promise.all(replies.map(async (each) => `${each.status} ${await problemOf(each)}`))
    expect(outcomes.toSorted()).toEqual([
      ...Array<string>(6).fill('201 null'),
      ...Array<string>(4).fill('409 full'),
    ])
    const keys = await keysOf(quote)
    expect(keys).toHaveLength(6)
    expect(filesOf(keys)).toHaveLength(12)
    expect(await eventsOf(quote)).toHaveLength(6)
    const html = await (await get(`/quote/${quote.token}`)).text()
    expect(html).toContain('6 of 6 so far')
    expect(html).not.toContain('type="file"')
  })

  test('[QL-19] each client, and all together, have a number of photos and of megabytes an hour', async () => {
    const quote = await storeQuote()
    await owner.query('delete from rate_limits')
    const send = (client: string, file = photo) => postPhoto(origin, quote.token, file, { client })
    await send('10.9.0.1', Buffer.alloc(2_500_000))
    // It isn't a photo, so it's none of everyone's.
    expect(await takenFromLimits()).toEqual([1, 3, 3])
    await owner.query('update rate_limits set taken = 40 where taken = 1')
    const own = await send('10.9.0.1')
    expect([own.status, await problemOf(own)]).toEqual([429, 'too-often'])
    expect(Number(own.headers.get('Retry-After'))).toBeGreaterThan(3000)
    expect((await send('10.9.0.2')).status).toBe(201)
    await owner.query('update rate_limits set taken = 400 where taken = 1')
    expect((await send('10.9.0.3')).status).toBe(429)
    await owner.query('update rate_limits set taken = case taken when 3 then 2000 else 0 end')
    const large = await send('10.9.0.4', Buffer.alloc(1_000_000))
    expect([large.status, await problemOf(large)]).toEqual([429, 'too-often'])
    expect((await send('10.9.0.4')).status).toBe(201)
  })

  test('[QL-19] while eight photos hardly arrive, the next waits until they are ended, and only what has arrived is counted', async () => {
    const quote = await storeQuote()
    await owner.query('delete from rate_limits')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { port, host } = new URL(origin)
    const responses: string[] = []
    for (let count = 0; count < 8; count += 1) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(
        `POST /quote/${quote.token}/photos HTTP/1.1\r\nHost: ${host}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
          'Content-Length: 15000000\r\n\r\n--x\r\n',
      )
      socket.once('data', (data) => responses.push(String(data).slice(0, 12)))
      onTestFinished(() => void socket.destroy())
    }
    // The client's photos are counted before they're read, and nothing else.
    await expect.poll(takenFromLimits, { timeout: 5000 }).toEqual([8])
    const next = postPhoto(origin, quote.token, photo, { client: '10.9.0.5' })
    const early = await Promise.race([next, sleep(500, 'still waiting')])
    expect(early).toBe('still waiting')
    vi.advanceTimersByTime(8_000)
    expect((await next).status).toBe(201)
    await expect.poll(() => responses).toEqual(Array(8).fill('HTTP/1.1 408'))
    expect(await takenFromLimits()).toEqual([1, 1, 8])
  })

  test('[QL-19] a quote that has ended takes no photos and keeps those it has', async () => {
    const quote = await storeQuote()
    await postPhoto(origin, quote.token, photo)
    await owner.query(
      `insert into quote_events (quote_id, seq, kind, actor, state, record)
       select quote_id, seq + 1, 'declined', 'customer', 'declined', record || '{"state": "declined"}'
       from quote_events where quote_id = $1 order by seq desc limit 1`,
      [quote.id],
    )
    const response = await postPhoto(origin, quote.token, photo)
    expect([response.status, await problemOf(response)]).toEqual([409, 'closed'])
    const [key = ''] = await keysOf(quote)
    const removed = await post(`/quote/${quote.token}/photos/${key}/remove`)
    expect(removed.headers.get('Location')).toBe(`/quote/${quote.token}?photo=closed#photos`)
    expect(await keysOf(quote)).toEqual([key])
    const html = await (await get(`/quote/${quote.token}`)).text()
    expect(html).toContain('Photos of the spot')
    expect(html).not.toContain('type="file"')
    expect(html).not.toContain('Remove photo')
  })
})

test('[QL-20] a removed photo is gone from the page, the folder and the URL', async () => {
  const quote = await storeQuote()
  await postPhoto(origin, quote.token, photo)
  await postPhoto(origin, quote.token, photo)
  const [gone = '', kept = ''] = await keysOf(quote)
  for (let twice = 0; twice < 2; twice += 1) {
    const response = await post(`/quote/${quote.token}/photos/${gone}/remove`)
    expect([response.status, response.headers.get('Location')]).toEqual([303, `/quote/${quote.token}#photos`])
  }
  expect(await keysOf(quote)).toEqual([kept])
  expect(filesOf([gone])).toEqual([])
  expect((await get(`/quote/${quote.token}/photos/full/${gone}`)).status).toBe(404)
  expect(await eventsOf(quote)).toEqual(['photo-added', 'photo-added', 'photo-removed'])
})

test('[QL-20] an upload that fails in the database leaves neither a file nor an event', async () => {
  const quote = await storeQuote()
  const before = readdirSync(folder)
  await owner.query('alter table quote_photos add constraint never check (width < 0) not valid')
  const response = await postPhoto(origin, quote.token, photo)
  await owner.query('alter table quote_photos drop constraint never')
  expect([response.status, response.headers.get('Retry-After'), await problemOf(response)]).toEqual([
    503,
    '10',
    'busy',
  ])
  expect(readdirSync(folder)).toEqual(before)
  expect(await eventsOf(quote)).toEqual([])
})

test('[QL-20] files without a photo in the database are deleted, unless they are new', async () => {
  const quote = await storeQuote()
  await postPhoto(origin, quote.token, photo)
  const keys = await keysOf(quote)
  const orphans = [
    '00000000-0000-4000-8000-000000000000.full.jpg',
    '00000000-0000-4000-8000-000000000001.small.jpg',
    `${keys[0]}.full.jpg.123.part`,
  ]
  for (const name of orphans) writeFileSync(join(folder, name), 'x')
  await sweepPhotoFiles()
  for (const name of orphans) expect(readdirSync(folder)).toContain(name)
  const longAgo = new Date(Date.now() - 11 * 60_000)
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo)
  await sweepPhotoFiles()
  for (const name of orphans) expect(readdirSync(folder)).not.toContain(name)
  expect(filesOf(keys)).toHaveLength(2)
})
