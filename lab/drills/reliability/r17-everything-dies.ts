import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { archiveSettings, prepareStore, removeRestored } from '#lab/drills/rig/archived-database.ts'
import { query } from '#lab/drills/rig/compare-databases.ts'
import {
  report,
  type Measurement,
  above,
  none,
  some,
  yes,
  atMost,
  judged,
} from '#lab/drills/rig/measurements.ts'
import { rigSecret, startRig, type Rig } from '#lab/drills/rig/rig.ts'
import { newAttempt, post } from '#lab/drills/rig/submitter.ts'
import { systemPostgres } from '#lab/drills/rig/system-postgres.ts'
import { locatedPhoto, postPhoto } from '../../../tests/support/photo-requests.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'
import { startPostgres, throwAwayFolder } from '../../../tools/embedded-postgres.ts'
import { freePort } from '../../../tools/free-port.ts'

type Acknowledged = { number: string; token: string; sentAt: number; at: number }
type Ledger = { quotes: Acknowledged[]; photos: { number: string; at: number }[] }
type Sizes = { seconds: number; perSecond: number; timeoutSeconds: number; copySeconds: number }

/** At most this much may be missing. */
const mostSeconds = 60

/** Just before PostgreSQL archives its changes again, so that the most is lost. */
async function untilWorstMoment(rig: Rig, timeoutSeconds: number) {
  for (let tries = 0; tries < timeoutSeconds * 10; tries += 1) {
    const [row] = await rig.query(
      'select extract(epoch from now() - last_archived_time)::float8 as age from pg_stat_archiver',
    )
    if (row?.['age'] > timeoutSeconds - 2) return
    await sleep(200)
  }
}

/** One visitor: a quote, and for every fourth a photo. What wasn't acknowledged before the end doesn't count. */
async function visit(rig: Rig, ledger: Ledger, item: number, photo: Buffer | undefined) {
  const origin = rig.origins[item % rig.origins.length] ?? ''
  const attempt = newAttempt([{ inventoryId: item, quantity: 20 }])
  try {
    const sentAt = Date.now()
    const response = await post(origin, attempt)
    if (!response.ok) return
    const { quoteNumber: number, token } = (await response.json()) as { quoteNumber: string; token: string }
    ledger.quotes.push({ number, token, sentAt, at: Date.now() })
    if (photo === undefined) return
    const added = await postPhoto(origin, token, photo, { client: attempt.visitor })
    if (added.ok) ledger.photos.push({ number, at: Date.now() })
  } catch {
    // The end has come.
  }
}

/** A steady stream of visitors, until it's stopped. */
function startVisitors(rig: Rig, ledger: Ledger, items: number[], perSecond: number, photo: Buffer) {
  let sent = 0
  const timer = setInterval(() => {
    sent += 1
    void visit(rig, ledger, items[sent % items.length] ?? 0, sent % 4 === 0 ? photo : undefined)
  }, 1000 / perSecond)
  return () => clearInterval(timer)
}

type Restored = {
  url: string
  numbers: Set<string>
  printed: string
  dataDir: string
  files: Record<string, string>
}

/** R17: site, worker, database and files are gone at once; what's left is the archive and the copies. */
export async function everythingDies(sizes: Sizes): Promise<boolean> {
  const bin = systemPostgres()
  const machine = mkdtempSync(join(tmpdir(), 'hctc-machine-'))
  const files = { PICTURE_STORE: join(machine, 'pictures'), PRIVATE_FILES: join(machine, 'private') }
  mkdirSync(join(files.PICTURE_STORE, 'originals'), { recursive: true })
  writeFileSync(join(files.PICTURE_STORE, 'originals', 'a-tree.jpg'), "the owner's picture")
  const dataDir = throwAwayFolder()
  const store = await prepareStore(dataDir)
  const settings = { ...archiveSettings(), archive_timeout: String(sizes.timeoutSeconds) }
  const cluster = await startPostgres(dataDir, { durable: true, binaries: bin, settings })
  const rig = await startRig({ entries: files, cluster })
  const started: Restored[] = []

  const restore = async (target: string[], acknowledged: readonly Acknowledged[]): Promise<Restored> => {
    const [port, home, folder] = [await freePort(), join(machine, `new-${started.length}`), throwAwayFolder()]
    const list = join(machine, 'acknowledged.txt')
    writeFileSync(list, acknowledged.map(({ number }) => `${number}\n`).join(''))
    const newFiles = { PICTURE_STORE: join(home, 'pictures'), PRIVATE_FILES: join(home, 'private') }
    const printed = await store.restore(target, {
      ...newFiles,
      PGDATA: folder,
      PGBACKREST_PG1_PATH: folder,
      PGDATABASE: 'faults',
      PGHOST: '127.0.0.1',
      PGUSER: 'postgres',
      PGPORT: String(port),
      PG_BIN: bin,
      // The settings that startPostgres would pass.
      PG_OPTIONS: `-c max_connections=200 -c unix_socket_directories= ${Object.entries(settings)
        .map(([name, value]) => `-c ${name}='${value}'`)
        .join(' ')}`,
      ACKNOWLEDGED: list,
    })
    const url = `postgres://hctc_owner:local@127.0.0.1:${port}/faults`
    const rows = await query(url, 'select quote_number as number from quotes')
    const numbers = new Set(rows.map(({ number }) => String(number)))
    const restored = { url, numbers, printed, dataDir: folder, files: newFiles }
    started.push(restored)
    return restored
  }

  try {
    await store.begin(Number(new URL(rig.ownerUrl).port))
    const stopCopying = store.keepCopying(files, sizes.copySeconds)
    const stock = await rig.query(
      'select id::int as id from inventory where deleted_at is null order by id limit 20',
    )
    const ledger: Ledger = { quotes: [], photos: [] }
    const items = stock.map(({ id }) => Number(id))
    const stopVisitors = startVisitors(rig, ledger, items, sizes.perSecond, await locatedPhoto())
    await sleep(sizes.seconds * 500)
    const point = Date.now()
    await sleep(sizes.seconds * 500)
    await untilWorstMoment(rig, sizes.timeoutSeconds)

    const end = Date.now()
    await Promise.all([...rig.apps, rig.worker].map((each) => each.takeDown()).concat(rig.killDatabase()))
    stopVisitors()
    await stopCopying()
    for (const folder of [dataDir, ...Object.values(files)]) rmSync(folder, { recursive: true, force: true })
    const acknowledged = ledger.quotes.filter(({ at }) => at <= end)
    const photos = ledger.photos.filter(({ at }) => at <= end)

    const atPoint = await restore(['--practice', new Date(point).toISOString()], acknowledged)
    const measurements = [
      above('quotes acknowledged', acknowledged.length, sizes.seconds),
      some('photos acknowledged', photos.length),
      ...measurePoint(atPoint, acknowledged, point),
    ]
    await removeRestored(bin, atPoint.dataDir)
    const latest = await restore(['latest'], acknowledged)
    measurements.push(...(await measureLatest(latest, acknowledged, photos, end)))
    measurements.push(await measureArchive(latest))
    const title = `R17 everything dies; archived every ${sizes.timeoutSeconds} s, photos every ${sizes.copySeconds} s`
    return report(title, measurements)
  } finally {
    await rig.stop()
    for (const { dataDir: folder } of started) await removeRestored(bin, folder).catch(() => undefined)
    await store.remove()
    rmSync(machine, { recursive: true, force: true })
  }
}

/** The seconds in "after 12 s: restored", its last line. */
const secondsOf = ({ printed }: Restored) =>
  Number(/after (\d+) s: restored\n$/.exec(printed)?.[1] ?? Number.NaN)

function measurePoint(
  restored: Restored,
  acknowledged: readonly Acknowledged[],
  point: number,
): Measurement[] {
  const before = acknowledged.filter(({ at }) => at <= point)
  const missing = before.filter(({ number }) => !restored.numbers.has(number)).length
  const later = acknowledged.filter(
    ({ sentAt, number }) => sentAt > point && restored.numbers.has(number),
  ).length
  return [
    some('to a named moment: acknowledged before it', before.length),
    none('of these missing', missing),
    none('sent after it, but there', later),
    { name: 'seconds', value: secondsOf(restored), holds: secondsOf(restored) >= 0 },
  ]
}

async function measureLatest(
  restored: Restored,
  acknowledged: readonly Acknowledged[],
  photos: Ledger['photos'],
  end: number,
): Promise<Measurement[]> {
  const lost = acknowledged.filter(({ number }) => !restored.numbers.has(number))
  const secondsBefore = (times: number[]) => (times.length === 0 ? 0 : (end - Math.min(...times)) / 1000)
  const lostSeconds = secondsBefore(lost.map(({ at }) => at))
  const listed = new Set(
    [...restored.printed.matchAll(/^ +(HCT-[\w-]+)$/gm)].map(([, number = '']) => number),
  )
  const isKnown = listed.size === lost.length && lost.every(({ number }) => listed.has(number))
  const keys = await query(
    restored.url,
    `select q.quote_number as number, p.photo_key as key from quote_photos p join quotes q on q.id = p.quote_id`,
  )
  const site = await startSiteProcess(restored.url, {
    ...restored.files,
    SECRET_KEY: rigSecret,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const shown = new Set<string>()
  let [pages, asked] = [0, 0]
  for (const { number, token } of acknowledged.filter((quote) => restored.numbers.has(quote.number))) {
    const mine = keys.filter((row) => row['number'] === number)
    for (const { key } of mine)
      if ((await site.get(`/quote/${token}/photos/full/${key}`)).status === 200) shown.add(number)
    // A sample is enough to see that the restored database carries the site.
    if (mine.length === 0 || asked >= 5) continue
    asked += 1
    if ((await site.get(`/quote/${token}`)).status === 200) pages += 1
  }
  await site.stop()
  const lostPhotos = photos.filter(({ number }) => !shown.has(number))
  const photoSeconds = secondsBefore(lostPhotos.map(({ at }) => at))
  return [
    { name: 'to the latest: acknowledged quotes lost', value: lost.length },
    atMost('the oldest of them, seconds before the end', lostSeconds, mostSeconds),
    yes('the drill lists exactly these', isKnown),
    { name: 'acknowledged photos lost', value: lostPhotos.length },
    atMost('the oldest of them, seconds before the end', photoSeconds, mostSeconds),
    some('photos shown by the restored site', shown.size),
    judged('quote pages asked for, and shown', `${asked}, ${pages}`, asked > 0 && pages === asked),
    { name: 'seconds', value: secondsOf(restored), holds: secondsOf(restored) >= 0 },
  ]
}

/** The restored database is archived like the one before it. */
async function measureArchive(restored: Restored): Promise<Measurement> {
  await query(restored.url.replace('hctc_owner:local', 'postgres'), 'select pg_switch_wal()')
  let archived: number | undefined
  for (let tries = 0; tries < 75 && !archived; tries += 1) {
    await sleep(200)
    const [archiver] = await query(restored.url, 'select archived_count::int as count from pg_stat_archiver')
    archived = archiver?.['count']
  }
  return some('pieces of WAL archived by the restored database', archived ?? 0)
}
