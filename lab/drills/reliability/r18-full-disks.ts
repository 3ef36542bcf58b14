import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { childEnv } from '../../../server/platform/config/env.ts'
import { startNginx } from '../../../tests/support/nginx.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'
import { freePort } from '../../../tools/free-port.ts'
import {
  report,
  type Measurement,
  below,
  equal,
  none,
  some,
  yes,
  judged,
} from '#lab/drills/rig/measurements.ts'
import { timedFetch } from '#lab/drills/rig/front.ts'
import { quotesMailed } from '#lab/drills/rig/mail-counter.ts'
import { reconcile, untilMailed } from '#lab/drills/rig/ledger.ts'
import { startRig, untilHealthy, type Rig, type Items } from '#lab/drills/rig/rig.ts'
import { mountSmallDisk } from '#lab/drills/rig/small-disk.ts'
import { newAttempt, post, submitUntilAccepted, type Accepted } from '#lab/drills/rig/submitter.ts'

type Disk = ReturnType<typeof mountSmallDisk>

const mostMilliseconds = 4_000

async function onSmallDisk(
  megabytes: number,
  work: (disk: Disk) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const disk = mountSmallDisk(megabytes)
  try {
    return await work(disk)
  } finally {
    disk.unmount()
  }
}

/** Sends one quote once. Returns its number, if it was accepted, with the status and duration. */
async function sendQuote(rig: Rig, items: Items) {
  const begun = performance.now()
  const attempt = newAttempt(items)
  const response = await post(rig.origins[0] ?? '', attempt)
  const { quoteNumber } = (await response.json().catch(() => ({}))) as { quoteNumber?: string }
  const milliseconds = performance.now() - begun
  return { key: attempt.key, status: response.status, quoteNumber, milliseconds, tries: 1 }
}

/** PostgreSQL carries on while it can, then stops itself (PANIC). Then someone frees space and restarts it. */
async function fullDatabase(items: Items, quotes: number): Promise<Measurement[]> {
  return onSmallDisk(600, async (disk) => {
    const rig = await startRig({ apps: 1, folder: join(disk.folder, 'data') })
    try {
      const sent = [await sendQuote(rig, items)]
      disk.fill()
      for (let index = 0; index < quotes; index += 1) sent.push(await sendQuote(rig, items))
      // There's no room for the next WAL segment.
      await rig.query('select pg_switch_wal()').catch(() => undefined)
      for (let index = 0; index < quotes; index += 1) sent.push(await sendQuote(rig, items))
      const pages = await Promise.all(
        ['/', '/inventory', '/contact'].map((path) => timedFetch(rig.origins[0] + path)),
      )
      const refused = sent.filter(({ status }) => status === 503)
      const strange = sent.filter(({ status }) => status !== 201 && status !== 503)
      disk.free()
      await rig.killDatabase()
      await rig.restartDatabase()
      const again = await submitUntilAccepted(rig, newAttempt(items))
      const accepted: Accepted[] = sent.flatMap(({ quoteNumber, ...rest }) =>
        quoteNumber === undefined ? [] : [{ ...rest, quoteNumber }],
      )
      await untilMailed(rig)
      const longest = Math.max(...[...sent, ...pages].map(({ milliseconds }) => milliseconds))
      return [
        some('PostgreSQL: quotes refused with 503', refused.length),
        none('statuses other than 201 and 503', strange.length),
        below('slowest response, ms', Math.round(longest), mostMilliseconds),
        judged(
          'blank pages',
          pages.filter(({ body }) => !body.includes('<h1')).length,
          pages.every(({ body }) => body.includes('<h1')),
        ),
        below('accepts quotes again after, ms', Math.round(again.milliseconds), 15_000),
        ...(await reconcile(rig, [...accepted, again], 0)),
      ]
    } finally {
      await rig.stop()
    }
  })
}

async function fullPictureStore(rig: Rig, items: Items): Promise<Measurement[]> {
  return onSmallDisk(4, async (disk) => {
    await rig.worker.stop()
    const entries = { PICTURE_STORE: disk.folder, SMTP_URL: rig.mail.smtpUrl, TRUSTED_PROXIES: '127.0.0.1' }
    const site = await startSiteProcess(rig.ownerUrl, entries)
    const worker = await startSiteProcess(
      rig.ownerUrl,
      { ...entries, DIGEST_HOUR: 'off' },
      { part: 'worker' },
    )
    try {
      const plate = readdirSync('pictures/plates')[0]?.replace(/\.\w+$/, '')
      const pictures = [`/images/full/${plate}`, `/images/thumb/${plate}`]
      const fetchAll = () => Promise.all(pictures.map((path) => timedFetch(site.origin + path)))
      disk.fill()
      const refused = await fetchAll()
      const page = await timedFetch(`${site.origin}/plant-database/texas-redbud`)
      const quote = await post(site.origin, newAttempt(items))
      const { quoteNumber } = (await quote.json()) as { quoteNumber: string }
      const isMailed = () => quotesMailed(rig.mail.mails, 'business').has(quoteNumber)
      for (let tries = 0; tries < 100 && !isMailed(); tries += 1) await sleep(200)
      const mailed = isMailed()
      const countPartFiles = () =>
        readdirSync(disk.folder, { recursive: true }).filter((file) => String(file).endsWith('.part')).length
      for (let tries = 0; tries < 20 && countPartFiles() > 0; tries += 1) await sleep(200)
      const left = countPartFiles()
      disk.free()
      // On a busy machine, creating one may take longer than a response is allowed to; the next request then gets it.
      let again = await fetchAll()
      for (let tries = 0; tries < 5 && again.some(({ status }) => status !== 200); tries += 1) {
        await sleep(1000)
        again = await fetchAll()
      }
      return [
        judged(
          'picture store: 503 and no-store',
          refused.map(({ status }) => status).join(' '),
          refused.every(
            ({ status, headers }) => status === 503 && headers.get('Cache-Control') === 'no-store',
          ),
        ),
        equal('status of a page meanwhile', page.status, 200),
        yes('a quote was emailed anyway', mailed),
        none('partial files left', left),
        judged(
          'pictures once there is space',
          again.map(({ status }) => status).join(' '),
          again.every(({ status }) => status === 200),
        ),
      ]
    } finally {
      site.signal('SIGKILL')
      worker.signal('SIGKILL')
    }
  })
}

/** nginx checks its disk every ten seconds. */
const cacheManagerMilliseconds = 12_000

async function fullCache(rig: Rig): Promise<Measurement[]> {
  return onSmallDisk(16, async (disk) => {
    const folders = { cache: join(disk.folder, 'cache'), state: join(disk.folder, 'state'), log: disk.folder }
    for (const folder of [folders.cache, folders.state]) mkdirSync(folder)
    const front = await startNginx({
      port: await freePort(),
      apps: rig.origins.map((origin) => new URL(origin).host),
      folders: { ...folders, pidFile: join(disk.folder, 'nginx.pid') },
      // Scaled down to this disk.
      change: (config) => config.replace(/min_free=\w+/, 'min_free=4m'),
    })
    try {
      const slugs = (await rig.query('select slug from plants order by id limit 60')).map(({ slug }) =>
        String(slug),
      )
      const fetchPages = async (chosen: string[]) => {
        let [cut, failed] = [0, 0]
        for (const slug of chosen) {
          const path = `/plant-database/${slug}`
          const { status, body } = await timedFetch(front.origin + path)
          if (status !== 200) failed += 1
          else if (!body.includes('</html>')) cut += 1
          await sleep(40)
        }
        return { cut, failed }
      }
      await fetchPages(slugs.slice(0, 40))
      disk.fill()
      await sleep(cacheManagerMilliseconds)
      const full = await fetchPages(slugs.slice(30))
      const message = { name: 'Elena', email: 'elena@example.com', message: 'x'.repeat(9_000) }
      const posted = await fetch(`${front.origin}/contact`, {
        method: 'POST',
        body: new URLSearchParams({ ...message, more: 'x'.repeat(40_000) }),
      }).then(
        ({ status }) => status,
        () => 0,
      )
      disk.free()
      const again = await fetchPages(slugs.slice(0, 5))
      return [
        none("nginx's cache: pages cut off", full.cut),
        none('pages not 200', full.failed),
        { name: 'status of a 49 KB form', value: posted, holds: posted > 0 && posted < 500 },
        none('pages not 200 once there is space', again.failed + again.cut),
      ]
    } finally {
      await front.stop()
    }
  })
}

/** The status is 0 if there was no response within 5 s. */
async function fetchStatus(url: string) {
  const begun = performance.now()
  const status = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.status,
    () => 0,
  )
  return { status, milliseconds: performance.now() - begun }
}

/** More lines than fit in what's left of the file's last page. */
const requestsToLog = 100

async function fullLog(rig: Rig): Promise<Measurement[]> {
  return onSmallDisk(1, async (disk) => {
    const port = await freePort()
    const file = join(disk.folder, 'site.log')
    const child = spawn(process.execPath, ['build/server/server.js'], {
      env: childEnv({
        ...rig.entries,
        LOG_LEVEL: 'info',
        DATABASE_URL: roleUrl(rig.ownerUrl, 'web'),
        PORT: String(port),
      }),
      stdio: ['ignore', openSync(file, 'a'), 'inherit'],
    })
    try {
      const origin = `http://127.0.0.1:${port}`
      await untilHealthy(origin)
      disk.fill()
      const responses: { status: number; milliseconds: number }[] = []
      const hasFailed = () => responses.some(({ status }) => status !== 200)
      while (responses.length < requestsToLog && !hasFailed())
        responses.push(await fetchStatus(`${origin}/contact`))
      const longest = Math.max(...responses.map(({ milliseconds }) => milliseconds))
      const failed = responses.filter(({ status }) => status !== 200).length
      const before = statSync(file).size
      disk.free()
      await fetchStatus(`${origin}/contact`)
      await sleep(1_000)
      const grown = statSync(file).size - before
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
      const torn = lines.filter((line) => !/^\{.*\}$/.test(line)).length
      // It must also shut down while the disk is full.
      disk.fill()
      child.kill('SIGTERM')
      const begun = performance.now()
      if (child.exitCode === null) await Promise.race([once(child, 'exit'), sleep(15_000)])
      const ending = performance.now() - begun
      return [
        none('log: requests not 200', failed),
        below('slowest response, ms', Math.round(longest), mostMilliseconds),
        some('bytes logged once there is space', grown),
        none('torn log lines', torn),
        below('exited after SIGTERM, ms', Math.round(ending), 10_000),
      ]
    } finally {
      child.kill('SIGKILL')
    }
  })
}

/** R18: fills the disk under each part that writes, one at a time. No false success, nothing lost, full recovery once there's space. */
export async function fullDisks(rig: Rig, items: Items, quotes: number): Promise<boolean> {
  const measurements = [
    ...(await fullLog(rig)),
    ...(await fullPictureStore(rig, items)),
    ...(await fullCache(rig)),
    ...(await fullDatabase(items, quotes)),
  ]
  return report('R18 full disks', measurements)
}
