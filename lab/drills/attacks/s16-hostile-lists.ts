import { setTimeout as sleep } from 'node:timers/promises'
import { startRigDesk, type RigDesk } from '#lab/drills/rig/desk-rig.ts'
import { above, below, equal, none, percentile, report, yes } from '#lab/drills/rig/measurements.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import {
  lyingWorkbook,
  workbook,
  workbookOf,
  workbookWithCellAt,
  workbookWithSheet,
  zipBomb,
} from '../../../tests/support/spreadsheet.ts'

const titles = ['Common Name', 'Size', 'Price', 'Avail']
const oak = ['Lacey Oak', '#15', 95, 3]
const header = 'Common Name,Size,Price,Avail\n'

/** Cells of formulas, links to other files, and a command. Only the values that Excel stored are read, as text. */
const formulas = workbookWithSheet(
  `<row r="1">${titles.map((title, at) => `<c r="${'ABCD'[at]}1" t="inlineStr"><is><t>${title}</t></is></c>`).join('')}</row>
   <row r="2"><c r="A2" t="str"><f>HYPERLINK("http://127.0.0.1:9/x","Lacey Oak")</f><v>Lacey Oak</v></c>
     <c r="B2" t="str"><f>cmd|'/c calc'!A1</f><v>#15</v></c><c r="C2"><f>WEBSERVICE("http://127.0.0.1:9/")</f><v>95</v></c>
     <c r="D2"><f>[1]Sheet1!A1</f><v>3</v></c></row>`,
)

const row = (at: number) => `<row r="${at}"><c r="A${at}"><v>1</v></c></row>`
const millionRows = () =>
  workbookWithSheet(Array.from({ length: 1_000_000 }, (_, at) => row(at + 1)).join(''))

/** Read as text, and shown as such. */
const readable: Record<string, [name: string, bytes: Buffer]> = {
  'formulas and links in a workbook': ['formulas.xlsx', formulas],
  'formulas in a CSV': [
    'formulas.csv',
    Buffer.from(
      `${header}=cmd|'/c calc'!A1,#15,95,3\n"@SUM(1+1)*<script>s16()</script>",#15,95,3\nLacey Oak,#15,95,3\n`,
    ),
  ],
  'a workbook with the name of a CSV': ['list.csv', workbook([titles, oak])],
  'a CSV with the name of a workbook': ['list.xlsx', Buffer.from(`${header}Lacey Oak,#15,95,3\n`)],
  'a name with a path': ['../../../etc/passwd.csv', Buffer.from(`${header}Lacey Oak,#15,95,3\n`)],
  'a script as the name': ['<img src=x onerror=s16()>.csv', Buffer.from(`${header}Lacey Oak,#15,95,3\n`)],
}

const refused = (): Record<string, [name: string, bytes: Buffer]> => ({
  'a zip bomb that claims 4 GB': ['bomb.xlsx', zipBomb()],
  'a zip bomb that claims a kilobyte': ['liar.xlsx', lyingWorkbook(400, false)],
  'a zip bomb that only says at its end how long it is': ['stream.xlsx', lyingWorkbook(500, true)],
  'one cell at XFD1048576': ['far.xlsx', workbookWithCellAt('XFD1048576')],
  'a million rows': ['million.xlsx', millionRows()],
  '200 sheets': [
    'sheets.xlsx',
    workbookOf(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`Sheet ${at}`, [titles, oak]]))),
  ],
  'a million lines of CSV': ['million.csv', Buffer.from(header + 'a,b,c,d\n'.repeat(1_000_000))],
  'a CSV of commas': ['commas.csv', Buffer.alloc(9_000_000, ',')],
  'a quote that never ends': ['quote.csv', Buffer.from(`${header}"${'x'.repeat(9_000_000)}`)],
  'a picture that is also a zip': [
    'polyglot.xlsx',
    Buffer.concat([Buffer.from('\u0089PNG\r\n', 'latin1'), workbook([titles, oak])]),
  ],
  'a PDF that is also a zip': [
    'polyglot.csv',
    Buffer.concat([Buffer.from('%PDF-1.7\n'), workbook([titles, oak])]),
  ],
  'a zip that is no workbook': [
    'other.xlsx',
    Buffer.concat([workbook([titles, oak]).subarray(0, 200), Buffer.alloc(9_000)]),
  ],
  'bytes of a program': [
    'program.csv',
    Buffer.concat([Buffer.from('\u007fELF', 'latin1'), Buffer.alloc(5_000)]),
  ],
  'an HTML page': ['page.xlsx', Buffer.from('<html><script>s16()</script></html>')],
  nothing: ['empty.csv', Buffer.alloc(0)],
  'more than 10 MB': ['large.csv', Buffer.alloc(12_000_000, 'a')],
})

async function post(desk: RigDesk, cookie: string, name: string, bytes: Buffer) {
  const body = new FormData()
  body.set('list', new File([new Uint8Array(bytes)], name))
  return desk.request('/price-lists', {
    method: 'POST',
    headers: { Cookie: cookie, Origin: desk.origin },
    body,
  })
}

/** S16: price lists that aren't, through the desk's upload, while others use the site and the desk. */
export async function hostileLists(rig: Rig, rounds: number): Promise<boolean> {
  const desk = await startRigDesk(rig)
  const idleMegabytes = desk.peakMegabytes()
  const waits: number[] = []
  const deskWaits: number[] = []
  const working = new AbortController()
  let siteErrors = 0
  const watching = (async () => {
    while (!working.signal.aborted) {
      const since = performance.now()
      const page = await fetch(`${rig.origins[0]}/contact`)
      await page.arrayBuffer()
      if (page.status !== 200) siteErrors += 1
      waits.push(performance.now() - since)
      const asked = performance.now()
      await desk.request('/health')
      deskWaits.push(performance.now() - asked)
      await sleep(100)
    }
  })()
  try {
    const { cookie } = await desk.signIn()
    const stock = await rig.query(
      'select md5(string_agg(inventory::text, $1 order by id)) as sum from inventory',
      ['|'],
    )
    let [taken, unread, run] = [0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, [fileName, bytes]] of Object.entries(refused())) {
        const { status, body } = await post(desk, cookie, fileName, bytes)
        if (status === 400 && body.includes('role="alert"')) continue
        taken += 1
        console.log(`     ${name} got status ${status}`)
      }
      for (const [name, [fileName, bytes]] of Object.entries(readable)) {
        const { location } = await post(desk, cookie, fileName, bytes)
        const page = await desk.request(location || '/price-lists', { headers: { Cookie: cookie } })
        if (!location.startsWith('/price-lists/') || page.status !== 200) {
          unread += 1
          console.log(`     ${name} wasn't read: ${location} ${page.status}`)
        }
        if (/<img src=x|<script>s16|etc\//.test(page.body)) run += 1
      }
    }
    const drafts = await rig.query('select content from price_list_drafts')
    // Twenty at once: one is read after the other, and whoever waits too long is told so.
    const many = await Promise.all(
      Array.from({ length: 20 }, () => post(desk, cookie, 'far.xlsx', workbookWithCellAt('XFD1048576'))),
    )
    const odd = many.filter(({ status }) => status !== 400).length
    const after = await post(desk, cookie, 'list.csv', Buffer.from(`${header}Lacey Oak,#15,95,3\n`))
    const left = await rig.query(
      'select md5(string_agg(inventory::text, $1 order by id)) as sum from inventory',
      ['|'],
    )
    working.abort()
    await watching
    const mostMegabytes = desk.peakMegabytes()
    const isStockSame = stock[0]?.['sum'] === left[0]?.['sum']
    return report(`S16 hostile lists, ${rounds} rounds`, [
      none('files that are no list, taken', taken),
      none('odd but harmless lists that were not read', unread),
      none('pages with markup from a list', run),
      equal('lists that wait', drafts.length, rounds * Object.keys(readable).length),
      none('20 at once: unexpected statuses', odd),
      equal('a good list afterwards: status', after.status, 302),
      yes('stock unchanged', isStockSame),
      below(
        `the desk's memory at most, MB (${idleMegabytes} when it started)`,
        mostMegabytes,
        idleMegabytes + 300,
      ),
      above('pages of the site opened meanwhile', waits.length, 5),
      none('of these, failed', siteErrors),
      below('the desk meanwhile, 95th percentile in ms', percentile(deskWaits, 0.95), 2000),
      below('pages meanwhile, 95th percentile in ms', percentile(waits, 0.95), 2000),
    ])
  } finally {
    working.abort()
    await watching
    await desk.stop()
  }
}
