import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { Client } from 'pg'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { quoteBody } from '#tests/support/quote-request.ts'
import { startMailSink } from '#tools/mail-sink.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { startWorkerFor } from './worker-process.ts'
import { report } from './figures.ts'
import type { Rig } from './rig.ts'
import { nextVisitor } from './submitter.ts'

/** Each calls s6() wherever it is taken for code. */
const corpus = [
  '<script>s6()</script>',
  '</script><script>s6()</script>',
  '"><script>s6()</script>',
  "'-s6()-'",
  '<img src=x onerror=s6()>',
  '"><img src=x onerror=s6()>',
  '<svg/onload=s6()>',
  '" autofocus onfocus=s6() x="',
  '<iframe srcdoc="<script>parent.s6()</script>">',
  '<a href="javascript:s6()">x</a>',
  'javascript:s6()',
  '<!--<script>s6()//-->',
  '</title><script>s6()</script>',
  '</textarea><script>s6()</script>',
  '</style><script>s6()</script>',
  '{{constructor.constructor("s6()")()}}',
  '${s6()}',
  '\u2028s6()\u2029',
  '<math><mtext></table><mglyph><style><img src=x onerror=s6()>',
  ']]><script>s6()</script>',
]

type Column = { table: string; column: string; type: string }

/** Writes the corpus into every text column that takes it; what a rule of the database refuses stays as it is. */
async function plant(rig: Rig): Promise<{ planted: number; refused: string[] }> {
  const columns = (await rig.query(
    `select c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.data_type in ('text', 'character varying', 'ARRAY')
       and c.table_name not in ('schema_migrations', 'rate_limits', 'zip_positions', 'known_distances')
       and c.column_name not in ('slug', 'page_token', 'idempotency_key', 'token')`,
  )) as Column[]
  const owner = new Client({ connectionString: rig.ownerUrl })
  await owner.connect()
  let planted = 0
  const refused: string[] = []
  for (const [index, { table, column, type }] of columns.entries()) {
    let taken = 0
    for (const [turn, words] of corpus.entries()) {
      // Each word in a row of its own, as far as there are rows: ctid order is the seed's.
      const value = type === 'ARRAY' ? [words] : words
      await owner
        .query(
          `update ${table} set "${column}" = $1 where ctid = (select ctid from ${table} order by ctid offset $2 limit 1)`,
          [value, (turn + index) % corpus.length],
        )
        .then(
          () => (taken += 1),
          () => undefined,
        )
    }
    planted += taken
    if (taken === 0) refused.push(`${table}.${column}`)
  }
  await owner.end()
  return { planted, refused }
}

/** As markup. With its signs escaped, in text (&quot;) or in the page's data (\\"), each is only words. */
const wrong = /<script>s6|<img src=x|<svg\/onload|(?<!\\)" autofocus|<iframe srcdoc|href="javascript:|<math>/i

function structuredDataParses(html: string): boolean {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].every((match) => {
    try {
      JSON.parse(match[1] ?? '')
      return true
    } catch {
      return false
    }
  })
}

async function openAll(page: Page, origin: string, paths: readonly string[]) {
  const unescaped: string[] = []
  const broken: string[] = []
  const faulty: string[] = []
  for (const path of paths) {
    const response = await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    const html = (await response?.text()) ?? ''
    if ((response?.status() ?? 0) >= 500) faulty.push(`${response?.status()} ${path}`)
    // Inside its own data a page may hold the words, as JSON with escaped angle brackets.
    if (wrong.test(html)) unescaped.push(path)
    if (!structuredDataParses(html)) broken.push(path)
    await page.waitForTimeout(50)
  }
  return { unescaped, broken, faulty }
}

/** S6: scripts in every text column, on every route and in every mail: nothing runs, structured data still parses. */
export async function scriptCorpus(
  rig: Rig,
  items: { inventoryId: number; quantity: number }[],
  share: number,
): Promise<boolean> {
  const begun = performance.now()
  const sink = await startMailSink(0)
  // The letters shall come here.
  await rig.worker.stop()
  // Quotes and messages first, so that their rows are there to be spoilt.
  const entries = {
    SMTP_URL: sink.smtpUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    SITE_ORIGIN: 'http://localhost',
  }
  const first = await startSiteProcess(rig.ownerUrl, entries)
  const tokens: string[] = []
  for (const words of corpus) {
    const form = {
      firstName: words.slice(0, 60),
      lastName: words.slice(0, 60),
      projectNotes: words,
      city: words.slice(0, 60),
    }
    const posted = await fetch(`${first.origin}/api/public/submit-quote`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        'X-Forwarded-For': nextVisitor(),
      },
      body: JSON.stringify(quoteBody(items, form)),
    })
    const { token } = (await posted.json()) as { token?: string }
    if (token !== undefined) tokens.push(token)
    await fetch(`${first.origin}/contact`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': nextVisitor() },
      body: new URLSearchParams({ name: words, email: 'elena@example.com', message: words }),
    })
  }
  first.signal('SIGKILL')
  const { planted, refused } = await plant(rig)
  const worker = startWorkerFor(rig.ownerUrl, entries)
  const site = await startSiteProcess(rig.ownerUrl, entries)
  const slugs = await rig.query('select slug from plants order by ctid limit 20')
  const paths = [
    ...'/ /plant-database /inventory /blog /contact /tree-service /tree-service/boerne /areas/boerne /services/tree-service /privacy-policy /terms-and-conditions /cart /newsletter /no-such-page /blog/rss.xml /sitemap.xml /contact/map'.split(
      ' ',
    ),
    ...slugs.slice(0, 20 / share).map(({ slug }) => `/plant-database/${String(slug)}`),
    ...slugs.slice(0, 3).map(({ slug }) => `/inventory?plant=${String(slug)}`),
    ...tokens.slice(0, 20 / share).map((token) => `/quote/${token}`),
    ...corpus.slice(0, 20 / share).map((words) => `/plant-database?q=${encodeURIComponent(words)}`),
    ...corpus.slice(0, 20 / share).map((words) => `/inventory?q=${encodeURIComponent(words)}`),
    ...corpus.slice(0, 20 / share).map((words) => `/plant-database/${encodeURIComponent(words)}`),
  ]
  const browser = await chromium.launch(chromiumOptions)
  const page = await browser.newPage()
  let runs = 0
  await page.exposeFunction('s6', () => (runs += 1))
  page.on('dialog', (dialog) => {
    runs += 1
    void dialog.dismiss()
  })
  const { unescaped, broken, faulty } = await openAll(page, site.origin, paths)
  for (let tries = 0; tries < 100 && sink.mails.length < tokens.length; tries += 1) await sleep(200)
  let spoiltMails = 0
  for (const { mail } of sink.mails) {
    if (wrong.test(mail.html ?? '')) spoiltMails += 1
    await page.setContent(mail.html ?? '')
    await page.waitForTimeout(20)
  }
  await browser.close()
  site.signal('SIGKILL')
  worker.stop()
  await sink.stop()
  for (const line of [...unescaped, ...broken, ...faulty].slice(0, 20))
    console.log(`     ${line.slice(0, 120)}`)
  return report(`S6 ${corpus.length} scripts in every text column`, begun, [
    { name: 'cells planted', value: planted, holds: planted > 200 },
    { name: 'columns that a rule of the database keeps them out of', value: refused.length },
    { name: 'pages opened in Chromium', value: paths.length },
    { name: 'mails opened', value: sink.mails.length, holds: sink.mails.length >= tokens.length },
    { name: 'scripts run', value: runs, holds: runs === 0 },
    { name: 'pages with one of them unescaped', value: unescaped.length, holds: unescaped.length === 0 },
    { name: 'mails with one of them unescaped', value: spoiltMails, holds: spoiltMails === 0 },
    { name: 'pages whose structured data does not parse', value: broken.length, holds: broken.length === 0 },
    { name: 'pages answered 5xx', value: faulty.length, holds: faulty.length === 0 },
  ])
}
