import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { Client } from 'pg'
import { chromiumOptions } from '../../../tests/support/chromium.ts'
import { browserCookie } from '../../../tests/support/desk/desk-session.ts'
import { startMailSink } from '../../../tools/mail-sink.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'
import { startRigDesk, type RigDesk } from '#lab/drills/rig/desk-rig.ts'
import { listDeskRoutes } from '#lab/drills/rig/desk-routes.ts'
import { report, above, equal, none, some, yes, judged } from '#lab/drills/rig/measurements.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { nextVisitor, newAttempt, post as postAttempt } from '#lab/drills/rig/submitter.ts'

/** Each one calls s6() if it's ever run as code. */
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

type Planted = { cells: number; refused: string[]; withoutRows: string[] }

/** The email column has a format check, so the script goes into a quoted local part; it still has to be escaped. */
const valueFor = ({ column, type }: Column, words: string) =>
  column === 'email' ? `"${words}"@example.com` : type === 'ARRAY' ? [words] : words

/** Writes the corpus into every text column that accepts it. Cells protected by a constraint stay as they are. */
async function plant(rig: Rig): Promise<Planted> {
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
  const planted: Planted = { cells: 0, refused: [], withoutRows: [] }
  for (const [index, each] of columns.entries()) {
    const { table, column } = each
    let [cells, refusals] = [0, 0]
    for (const [turn, words] of corpus.entries()) {
      // Each script in a different row, as far as there are rows; ctid order is seed order.
      await owner
        .query(
          `update ${table} set "${column}" = $1 where ctid = (select ctid from ${table} order by ctid offset $2 limit 1)`,
          [valueFor(each, words), (turn + index) % corpus.length],
        )
        .then(
          ({ rowCount }) => (cells += rowCount ?? 0),
          () => (refusals += 1),
        )
    }
    planted.cells += cells
    if (cells === 0) planted[refusals > 0 ? 'refused' : 'withoutRows'].push(`${table}.${column}`)
  }
  await owner.end()
  return planted
}

/** Settings are JSON, so they're no text column. The notice is on every page. */
async function plantSettings(rig: Rig) {
  const words = corpus.join(' ').replaceAll('|', '')
  const settings: Record<string, string> = {
    notice_text: words,
    company_name: corpus.slice(0, 6).join(' '),
    business_address_line2: words,
    claim_rating: words,
    claim_species: words,
    claim_communities: words,
    review_1: Array(4).fill(words).join(' | '),
    review_2: Array(4).fill(words).join(' | '),
    cage_price: words,
    sales_tax_on: words,
    quote_closed_days: words,
  }
  for (const [key, value] of Object.entries(settings)) await plantSetting(rig, key, value)
  // The yard's day may be another than the database's.
  for (const [key, days] of Object.entries({ notice_from: -2, notice_until: 2 }))
    await plantSetting(rig, key, new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
}

const plantSetting = (rig: Rig, key: string, value: string) =>
  rig.query(
    `insert into company_settings (setting_key, setting_value) values ($1, to_jsonb($2::text))
     on conflict (setting_key) do update set setting_value = excluded.setting_value, setting_type = 'string'`,
    [key, value],
  )

/** Creates quotes with a gone line, decisions on them, messages and subscriptions, so there are rows and emails to inject into. */
async function sendEverything(rig: Rig, origin: string, items: Items): Promise<string[]> {
  const [gone] = await rig.query(
    'update inventory set deleted_at = now() where id = (select max(id) from inventory where deleted_at is null) returning id::int',
  )
  const lines = [...items, { inventoryId: Number(gone?.id), quantity: 1 }]
  const post = (path: string, fields: Record<string, string>) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'X-Forwarded-For': nextVisitor() },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const tokens: string[] = []
  for (const [index, words] of corpus.entries()) {
    const form = {
      firstName: words.slice(0, 60),
      lastName: words.slice(0, 60),
      projectNotes: words,
      city: words.slice(0, 60),
    }
    const posted = await postAttempt(origin, newAttempt(lines, form))
    const { token } = (await posted.json()) as { token: string }
    tokens.push(token)
    await post(`/quote/${token}`, { intent: 'change', message: words })
    await post(`/quote/${token}`, { intent: 'go-ahead' })
    await post('/contact', { name: words, email: 'elena@example.com', message: words })
    await post('/newsletter', { email: `reader${index}@example.com`, consent: 'yes' })
  }
  return tokens
}

/** A person at the desk and what else there is about people. Returns their Cookie header. */
async function joinDesk(rig: Rig, desk: RigDesk): Promise<string> {
  const { id, cookie } = await desk.signIn()
  // An uploaded price list, with the scripts as names of sheets and plants.
  const lines = corpus.map((words) => [words, '#15', '95'])
  const sheets = corpus
    .slice(0, 2)
    .map((name) => ({ name, rows: [['Common Name', 'Size', 'Price'], ...lines] }))
  await rig.query(
    `insert into price_list_drafts (person_id, file_name, content, chosen_sheets, new_wholesaler) values ($1, 'x', $2, '{0,1}', 'x')`,
    [id, gzipSync(JSON.stringify(sheets))],
  )
  await rig.query(`
    insert into desk_passkeys (credential_id, person_id, public_key, counter, transports) values ('x', ${id}, '', 0, '{internal}');
    insert into desk_invitations (token_hash, name, role) values (sha256('x'), 'Luis', 'yard');
    insert into desk_log (person_id, action, subject) values (${id}, 'x', 'x');
    insert into listed_names (wholesaler_id, botanical, common) values (1, 'x', 'x');
    insert into quote_notes (quote_id, person_id, words) select id, ${id}, 'x' from quotes;
    insert into visit_details (quote_id, ticket_number, ticket_called_on, crew_note) select id, 'x', current_date, 'x' from quotes;
    insert into care_consents (quote_id, stop_token, given_at, wording) select id, md5(id::text), now(), 'x' from quotes;
    insert into ledger (quote_number, day, amount_cents, tax_cents, way) select quote_number, current_date, 100, 8, 'cash' from quotes;
    insert into ledger_charges (quote_number, day, amount_cents, tax_cents, is_work)
      select quote_number, current_date, 100, 8, true from quotes on conflict do nothing;
    insert into emails (type, quote_id, care_kind, sent_at) select 'care', id, 'week-1', now() from quotes`)
  return cookie
}

const emailKinds = ['business', 'customer', 'to-business', 'to-customer', 'contact', 'newsletter', 'summary']

function kindOf(messageId: string | undefined): string {
  const [, first = '', second = ''] = /^<([\w-]+)\.([\w-]+)/.exec(messageId ?? '') ?? []
  return first.startsWith('HCT-') ? second : first
}

/** Matches the scripts as markup. Escaped, in text (&quot;) or in the page's data (\\"), they're harmless. */
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
    const response = await page
      .goto(origin + path, { waitUntil: 'domcontentloaded' })
      .catch((error: unknown) => {
        // A file, which no browser opens.
        if (!String(error).includes('Download is starting')) throw error
        return page.request.get(origin + path)
      })
    const html = (await response?.text()) ?? ''
    if ((response?.status() ?? 0) >= 500) faulty.push(`${response?.status()} ${path}`)
    // Sent as a file and never as a page, a script is only text.
    const { 'content-disposition': disposition = '', 'content-type': type } = response?.headers() ?? {}
    const isFile = disposition.startsWith('attachment') && type?.startsWith('text/csv') === true
    // A page's data may contain the scripts as JSON with escaped angle brackets.
    if (!isFile && wrong.test(html)) unescaped.push(path)
    if (!structuredDataParses(html)) broken.push(path)
    await page.waitForTimeout(50)
  }
  return { unescaped, broken, faulty }
}

/** S6: with scripts in every text column, nothing runs on any route or in any email, and structured data still parses. */
export async function scriptCorpus(rig: Rig, items: Items, share: number): Promise<boolean> {
  const sink = await startMailSink(0)
  // Emails go to the sink instead.
  await rig.worker.stop()
  const entries = {
    SMTP_URL: sink.smtpUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    SITE_ORIGIN: 'http://localhost',
    DIGEST_HOUR: '0',
  }
  const first = await startSiteProcess(rig.ownerUrl, entries)
  const tokens = await sendEverything(rig, first.origin, items)
  first.signal('SIGKILL')
  const desk = await startRigDesk(rig)
  const deskCookie = await joinDesk(rig, desk)
  const planted = await plant(rig)
  await plantSettings(rig)
  const worker = await startSiteProcess(rig.ownerUrl, entries, { part: 'worker' })
  const site = await startSiteProcess(rig.ownerUrl, entries)
  const slugs = await rig.query('select slug from plants order by ctid limit 20')
  const plantedTokens = tokens.slice(-4)
  await rig.query(
    `insert into quote_events (quote_id, seq, kind, actor, state, details, record)
     select quote_id, seq + 1, 'done', 'Ruth', 'planted', jsonb_build_object('day', current_date::text,
       'lines', jsonb_build_array(jsonb_build_object('line', 1, 'outcome', 'planted'))), record || jsonb_build_object('state', 'planted',
       'accepted', record -> 'newest', 'done', jsonb_build_object('day', current_date::text,
         'lines', jsonb_build_array(jsonb_build_object('line', 1, 'outcome', 'planted'))))
     from (select distinct on (quote_id) quote_id, seq, record from quote_events join quotes on quotes.id = quote_id
       where page_token = any ($1::text[]) order by quote_id, seq desc) last`,
    [plantedTokens],
  )
  const paths = [
    ...'/ /plant-database /inventory /blog /contact /tree-service /tree-service/boerne /areas/boerne /services/tree-service /privacy-policy /terms-and-conditions /cart /newsletter /no-such-page /sitemap.xml /contact/map'.split(
      ' ',
    ),
    ...slugs.slice(0, 20 / share).map(({ slug }) => `/plant-database/${String(slug)}`),
    ...slugs.slice(0, 3).map(({ slug }) => `/inventory?plant=${String(slug)}`),
    ...tokens.slice(0, 20 / share).map((token) => `/quote/${token}`),
    ...plantedTokens.flatMap((token) => [`/quote/${token}`, `/quote/${token}/water-card?lang=es`]),
    ...corpus.slice(0, 20 / share).map((words) => `/plant-database?q=${encodeURIComponent(words)}`),
    ...corpus.slice(0, 20 / share).map((words) => `/inventory?q=${encodeURIComponent(words)}`),
    ...corpus.slice(0, 20 / share).map((words) => `/plant-database/${encodeURIComponent(words)}`),
  ]
  const browser = await chromium.launch(chromiumOptions)
  let runs = 0
  const newPage = async () => {
    const page = await browser.newPage()
    await page.exposeFunction('s6', () => (runs += 1))
    page.on('dialog', (dialog) => {
      runs += 1
      void dialog.dismiss()
    })
    return page
  }
  // Emails are opened without the site's CSP, as a mail client might. The control proves that a script would run there.
  const mailPage = await newPage()
  const openMail = async (html: string) => {
    await mailPage.setContent(html)
    await mailPage.waitForTimeout(20)
  }
  await openMail('<p>Hello</p><script>s6()</script><img src="data:,x" onerror="s6()">')
  const controlRuns = runs
  runs = 0
  const home = await (await fetch(site.origin)).text()
  const showsNotice = home.includes('aria-label="Notice"') && home.includes('&lt;script&gt;s6()')
  const { unescaped, broken, faulty } = await openAll(await newPage(), site.origin, paths)
  const numbers = await rig.query(
    'select quote_number as number, page_token = any ($2::text[]) as planted from quotes order by planted desc, ctid limit $1',
    [Math.ceil(5 / share), plantedTokens],
  )
  const deskPaths = new Set(
    numbers.flatMap(({ number }) => listDeskRoutes(String(number)).map(({ path }) => path)),
  )
  const deskPage = await newPage()
  await deskPage.context().addCookies([browserCookie(deskCookie, desk.origin)])
  const atDesk = await openAll(deskPage, desk.origin, [...deskPaths])
  const kinds = () => new Map(sink.mails.map(({ mail }) => [kindOf(mail.messageId), mail]))
  for (let tries = 0; tries < 150 && kinds().size < emailKinds.length; tries += 1) await sleep(200)
  let unescapedMails = 0
  for (const { mail } of sink.mails) {
    if (wrong.test(mail.html ?? '')) unescapedMails += 1
    await openMail(mail.html ?? '')
  }
  const missingKinds = emailKinds.filter((kind) => !kinds().has(kind))
  const mailsWithGoneLines = sink.mails.filter(({ mail }) =>
    mail.html?.includes('No longer available'),
  ).length
  await browser.close()
  site.signal('SIGKILL')
  await desk.stop()
  worker.signal('SIGKILL')
  await sink.stop()
  const deskFaults = [...atDesk.unescaped, ...atDesk.faulty]
  for (const line of [...unescaped, ...broken, ...faulty, ...deskFaults].slice(0, 20))
    console.log(`     ${line.slice(0, 120)}`)
  return report(`S6 ${corpus.length} scripts in every text column`, [
    above('cells with a script', planted.cells, 200),
    { name: 'columns protected by a constraint', value: planted.refused.length },
    judged(
      'columns without a row to write to',
      planted.withoutRows.join(' ') || 'none',
      planted.withoutRows.length === 0,
    ),
    yes('the notice is on the page', showsNotice),
    { name: 'pages opened in Chromium', value: paths.length },
    above('pages of the desk opened', deskPaths.size, 5),
    none('pages of the desk that are wrong', deskFaults.length),
    { name: 'emails opened', value: sink.mails.length, holds: sink.mails.length >= 2 * corpus.length },
    judged('kinds of email that never arrived', missingKinds.join(' ') || 'none', missingKinds.length === 0),
    some('emails with a gone line', mailsWithGoneLines),
    equal('control: scripts run in an email with two', controlRuns, 2),
    none('scripts run', runs),
    none('pages with an unescaped script', unescaped.length),
    none('emails with an unescaped script', unescapedMails),
    none('pages whose structured data does not parse', broken.length),
    none('pages with a 5xx', faulty.length),
  ])
}
