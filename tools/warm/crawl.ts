import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { assetsIn, dataOf, isPage, linksIn, pathsOfSitemap, type RouteEntry } from './urls.ts'

type Failure = { path: string; status: number }
type Crawled = { asked: ReadonlySet<string>; pages: ReadonlySet<string>; failed: readonly Failure[] }

const concurrency = 4
const mostAttempts = 4
const encodings = ['identity', 'br', 'gzip']
/** Not linked from any page, but requested by browsers and crawlers on their own, or old URLs. */
const unlinkedPaths = [
  '/robots.txt',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/apple-touch-icon.png',
  '/services',
  '/about',
  '/faq',
  '/areas/boerne',
  '/newsletter',
]

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      index: z.boolean().optional(),
      hasLoader: z.boolean(),
    }),
  ),
})

/** Requests every page in the sitemap and whatever it links to, as browsers do: in each encoding, with data, files and pictures. */
export async function crawl(site: string, { pictures }: { pictures: boolean }): Promise<Crawled> {
  const asked = new Set<string>()
  const pages = new Set<string>()
  const failed: Failure[] = []
  const waiting: string[] = []
  let routes: RouteEntry[] = []

  const want = (path: string) => {
    if (asked.has(path) || (!pictures && path.startsWith('/images/'))) return
    asked.add(path)
    waiting.push(path)
  }

  const ask = async (path: string) => {
    let text = ''
    for (const encoding of isPacked(path) ? ['identity'] : encodings) {
      const response = await fetchWithRetries(new URL(path, site), encoding)
      const body = Buffer.from(await response.arrayBuffer())
      if (response.status >= 400) failed.push({ path, status: response.status })
      if (encoding === 'identity' && isText(response)) text = body.toString('utf8')
    }
    return text
  }

  const learnRoutes = async (path: string) => {
    const text = await ask(path)
    const list = manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
    routes = Object.values(list.routes)
  }

  const visit = async (path: string) => {
    const text = await ask(path)
    for (const asset of assetsIn(text)) want(asset)
    if (!isPage(path)) return
    pages.add(path)
    for (const link of linksIn(text)) want(link)
    const data = dataOf(path, routes)
    if (data !== undefined) want(data)
  }

  const home = await ask('/')
  const list = /\/assets\/manifest-\w+\.js/.exec(home)?.[0]
  if (list === undefined) throw new Error(`${site} isn't our site: no route manifest in its home page`)
  asked.add(list)
  await learnRoutes(list)
  for (const path of [...pathsOfSitemap(await ask('/sitemap.xml')), ...unlinkedPaths]) want(path)
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path)
  }
  // A worker can run dry while another still adds paths, so start over until nothing is left.
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrency }, work))
  return { asked, pages, failed }
}

/** A busy site returns 503; waits and retries a few times. */
async function fetchWithRetries(url: URL, encoding: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { headers: { 'Accept-Encoding': encoding }, redirect: 'manual' })
    if (response.status !== 503 || attempt === mostAttempts) return response
    await response.body?.cancel()
    await sleep(attempt * 1000)
  }
}

const isPacked = (path: string) => /^\/images\/|\.(avif|webp|png|jpg|woff2)$/.test(path)
const isText = (response: Response) =>
  /html|javascript|css|xml|json/.test(response.headers.get('Content-Type') ?? '')
