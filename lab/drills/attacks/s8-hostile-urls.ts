import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { report, equal, none } from '#lab/drills/rig/measurements.ts'
import { startFront } from '#lab/drills/rig/front.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'
import { inLanes } from '#lab/drills/rig/work-through.ts'

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .slice(0, -1)
    .split('\n')
const slugs = [...linesOf('s8-slugs.txt'), 'x'.repeat(200), 'x'.repeat(4000)]
const values = [...linesOf('s8-values.txt'), 'a'.repeat(5000), ','.repeat(500)]
const slugRoutes =
  '/plant-database/ /services/ /tree-service/ /blog/ /quote/ /newsletter/confirm/ /newsletter/stop/ /care-emails/stop/ /sitemaps/ /images/thumb/ /images/ /assets/ /areas/ /'.split(
    ' ',
  )
const names =
  'q type color water ph zone deer sun height size price sort page plant category native pets best ids token ask step _routes __proto__'.split(
    ' ',
  )
const queryRoutes =
  '/plant-database /inventory /blog /cart /inventory.data /plant-database.data /api/plant-suggestions /api/cart-items /api/quote-mail-state /api/sent-quote'.split(
    ' ',
  )

type HostileResponse = {
  path: string
  status: number
  location: string | undefined
  headers: string[]
  body: string
}

/** Sends the path byte for byte; fetch would normalize some of these. */
function sendRaw(origin: string, path: string): Promise<HostileResponse> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin)
    const outgoing = request(
      {
        hostname,
        port,
        path: encodeURI(path).replaceAll('%25', '%'),
        headers: { 'X-Forwarded-For': nextVisitor() },
        timeout: 10_000,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            path,
            status: response.statusCode ?? 0,
            location: response.headers.location,
            headers: response.rawHeaders,
            body: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve({ path, status: 0, location: undefined, headers: [], body: '' }))
    outgoing.end()
  })
}

const canonicalOf = (body: string) => /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(body)?.[1]
const plain = (text: string) => {
  try {
    return decodeURIComponent(text).toLowerCase()
  } catch {
    return text.toLowerCase()
  }
}

/** A slug that returns 200 must be the one that was requested. */
function isWrongPage({ path, status, body }: HostileResponse): boolean {
  if (status !== 200) return false
  const canonical = canonicalOf(body)
  const [pathname = ''] = path.split(/[?]/)
  return (
    canonical !== undefined &&
    /^\/(plant-database|services|tree-service|blog)\/./.test(canonical) &&
    !plain(pathname).startsWith(canonical)
  )
}

/** S8: hostile slugs and queries get a 404 or one redirect to the canonical URL; never a 500, never a different plant. */
export async function hostileUrls(rig: Rig, share: number): Promise<boolean> {
  const front = await startFront(rig)
  try {
    return await requestAll(front.origin, share)
  } finally {
    await front.stop()
  }
}

async function requestAll(origin: string, share: number): Promise<boolean> {
  const all = [
    ...slugRoutes.flatMap((route) => slugs.map((slug) => route + slug)),
    ...queryRoutes.flatMap((route) =>
      names.flatMap((name) => values.map((value) => `${route}?${name}=${value}`)),
    ),
  ]
  const paths = all.filter((_, index) => index % share === 0)
  const responses = await inLanes(paths, 8, (path) => sendRaw(origin, path))
  const followed = await inLanes(
    responses.filter(({ location }) => location !== undefined),
    8,
    async (first) => ({ first, second: await sendRaw(origin, first.location ?? '') }),
  )
  const isBad = ({ status }: HostileResponse) => status >= 500 || status === 0
  const bad = [...responses, ...followed.map(({ second }) => second)].filter(isBad)
  const outside = responses.filter(({ location }) => location !== undefined && !/^\/(?![/\\])/.test(location))
  const twice = followed.filter(({ second }) => second.location !== undefined)
  const others = responses.filter(isWrongPage)
  const injected = responses.filter(({ headers }) =>
    headers.some((part) => /^(x-injected|set-cookie)$/i.test(part) && headers.join().includes('a=b')),
  )
  const reflected = responses.filter(
    ({ body }) => body.includes('<script>alert(1)') || body.includes('<script>alert'),
  )
  for (const { path, status } of bad.slice(0, 15)) console.log(`     ${status} ${path.slice(0, 100)}`)
  for (const { first, second } of twice.slice(0, 15))
    console.log(
      `     ${first.path.slice(0, 60)} -> ${first.location?.slice(0, 60)} -> ${second.location?.slice(0, 60)}`,
    )
  for (const { path } of others.slice(0, 15)) console.log(`     different page: ${path.slice(0, 100)}`)
  const health = await sendRaw(origin, '/plant-database/texas-redbud')
  return report(`S8 ${paths.length} hostile URLs`, [
    { name: '2xx', value: responses.filter(({ status }) => status >= 200 && status < 300).length },
    { name: '3xx', value: followed.length },
    { name: '4xx', value: responses.filter(({ status }) => status >= 400 && status < 500).length },
    none('5xx, or no response', bad.length),
    none('redirects to other sites', outside.length),
    none('redirects that lead to another redirect', twice.length),
    none('a different page than requested', others.length),
    none('injected headers or scripts', injected.length + reflected.length),
    equal('a good page afterwards', health.status, 200),
  ])
}
