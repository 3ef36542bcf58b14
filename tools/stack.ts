import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/platform/database/database.ts'
import { roleUrl } from '#server/platform/database/roles.ts'
import { invite } from '#server/people/invite.ts'
import { hasPeople } from '#server/people/people.ts'
import { childEnv, toolEnv } from '#server/platform/config/env.ts'
import { customerLinks, deskLinks, openFlag } from './demo/demo-links.ts'
import { fillDesk } from './demo/fill-desk.ts'
import { invitationLink } from './desk/people.ts'
import { throwAwayFolder } from './embedded-postgres.ts'
import { startMailSink } from './mail-sink.ts'
import { listMigrations, migrate } from './migrate.ts'
import { localFolder, openLocalDatabase } from './owners-database.ts'
import { seed } from './seed.ts'

// Starts everything the site needs and stops it with one signal: database, schema, seed data, a mail sink, the worker, the site and
// the desk.

type StackOptions = {
  site: string[]
  worker: string[]
  desk: string[]
  mode: 'development' | 'production'
  /** Uses a new database and deletes it at the end. */
  fresh: boolean
  /** Fills a new local database with the demo. */
  withDemo: boolean
}

const toStop: (() => Promise<void>)[] = []
let stopping = false

async function step<Result>(
  title: string,
  work: () => Promise<Result>,
  describe: (result: Result) => string,
) {
  const begun = performance.now()
  process.stdout.write(`${title.padEnd(9)} …`)
  const result = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`\r${title.padEnd(9)} ${seconds.padStart(5)} s  ${describe(result)}\n`)
  return result
}

async function openDatabase(fresh: boolean): Promise<string> {
  const given = toolEnv().DATABASE_URL
  if (given !== undefined && !fresh) return given
  // A fresh one is for tests, which find it two ports after the site's.
  const local = fresh
    ? await openLocalDatabase(throwAwayFolder(), { durable: false, port: toolEnv().PORT + 2 })
    : await openLocalDatabase(localFolder, { durable: true })
  toStop.unshift(local.stop)
  return local.ownerUrl
}

function run(args: string[], entries: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, { env: childEnv(entries), stdio: 'inherit' })
  child.once('exit', (code) => {
    if (stopping) return
    console.error(`${args.join(' ')} ended with ${code}; stopping everything`)
    void stopAll(1)
  })
  toStop.unshift(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  return child
}

/** The URL to copy into another command. A password that was given to us isn't printed. */
function printableUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  if (databaseUrl === toolEnv().DATABASE_URL) url.password = ''
  return url.href
}

/** For trying out the desk: a way in while nobody has one. Never for a database that was given to us. */
export async function inviteFirstPerson(owner: string, deskOrigin: string): Promise<string | undefined> {
  if (owner === toolEnv().DATABASE_URL) return undefined
  const database = connect(owner, 1)
  try {
    if (await hasPeople(database)) return undefined
    return invitationLink(deskOrigin, await invite({ name: 'Owner', role: 'owner' }, null, database))
  } finally {
    await database.destroy()
  }
}

async function requireFreePort(port: number) {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    throw new Error(`port ${port} is taken; stop what runs there, or set PORT`)
  }
  probe.close()
}

async function untilHealthy(url: string) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => undefined,
    )
    if (status === 200) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer within a minute`)
}

async function stopAll(code: number) {
  if (stopping) return
  stopping = true
  for (const stop of toStop) await stop()
  process.exit(code)
}

/** The desk's port, counted from the site's. */
const deskPortAfterSite = 10

export async function runStack({ site, worker, desk, mode, fresh, withDemo }: StackOptions) {
  process.once('SIGINT', () => void stopAll(0))
  process.once('SIGTERM', () => void stopAll(0))
  const {
    PORT,
    SITE_ORIGIN = `http://localhost:${PORT}`,
    SECRET_KEY = randomBytes(32).toString('base64'),
  } = toolEnv()
  const siteUrl = `http://127.0.0.1:${PORT}`
  const deskPort = PORT + deskPortAfterSite
  // Passkeys need a host name; an IP address won't do.
  const { DESK_ORIGIN = `http://localhost:${deskPort}` } = toolEnv()
  try {
    await requireFreePort(PORT)
    await requireFreePort(deskPort)
    const owner = await step('database', () => openDatabase(fresh), printableUrl)
    const isOpen = mode === 'development' && owner !== toolEnv().DATABASE_URL
    const applied = await step(
      'schema',
      () => migrate(owner),
      ({ length }) => (length > 0 ? `${length} migrations applied` : 'up to date'),
    )
    await step(
      'seed',
      () => seed(owner),
      (summary) => summary,
    )
    const sink = await step(
      'mail',
      () => startMailSink(PORT + 1),
      ({ smtpUrl }) => smtpUrl,
    )
    toStop.unshift(sink.stop)
    const shared = {
      NODE_ENV: mode,
      SMTP_URL: sink.smtpUrl,
      PORT: String(PORT),
      SITE_ORIGIN,
      DESK_ORIGIN,
      SECRET_KEY,
      // The worker deletes photos that its database doesn't know, so each database needs a folder of its own.
      ...(fresh && { PRIVATE_FILES: throwAwayFolder() }),
    }
    // Before the worker starts, which would send emails of the past.
    if (withDemo && applied.length === listMigrations().length)
      await step(
        'demo',
        () => fillDesk(owner, shared),
        (summary) => summary,
      )
    await step(
      'worker',
      async () => run(worker, { ...shared, DATABASE_URL: roleUrl(owner, 'worker') }),
      ({ pid }) => `process ${pid}`,
    )
    await step(
      'desk',
      async () => {
        run([...desk, ...(isOpen ? [openFlag] : [])], {
          ...shared,
          PORT: String(deskPort),
          DATABASE_URL: roleUrl(owner, 'desk'),
        })
        await untilHealthy(`http://127.0.0.1:${deskPort}/health`)
      },
      () => DESK_ORIGIN,
    )
    await step(
      'site',
      async () => {
        run(site, { ...shared, DATABASE_URL: roleUrl(owner, 'web') })
        await untilHealthy(siteUrl)
      },
      () => siteUrl,
    )
    const ways = isOpen
      ? [...deskLinks(DESK_ORIGIN), ...(await customerLinks(owner, siteUrl))]
      : [{ what: 'Desk', url: (await inviteFirstPerson(owner, DESK_ORIGIN)) ?? DESK_ORIGIN }]
    const links = [
      { what: 'Site', url: siteUrl },
      ...ways,
      { what: 'Emails', url: sink.pageUrl },
      { what: 'Database', url: printableUrl(owner) },
    ]
    const lines = links.map(({ what, url }) => `  ${what.padEnd(27)}${url}`)
    console.log(['\nReady. Ctrl-C stops everything.\n', ...lines, ''].join('\n'))
  } catch (error) {
    console.error(error)
    await stopAll(1)
  }
}
