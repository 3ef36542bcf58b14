import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { childEnv } from '../../../server/platform/config/env.ts'
import { startPostgres, throwAwayFolder, type Cluster } from '../../../tools/embedded-postgres.ts'
import { migrate } from '../../../tools/migrate.ts'
import { seed } from '../../../tools/seed.ts'
import { responds, until } from '../../../tests/support/until.ts'
import { startMailCounter } from './mail-counter.ts'
import { freePort } from '../../../tools/free-port.ts'

// The built site as it runs in production, on one machine: application processes, a worker, a durable PostgreSQL and a mail
// server. Every process can be killed and restarts on its own, as under a service manager.

export const rigSecret = 'a secret of the fault tests, of no use elsewhere'

type SupervisedProcess = {
  /** SIGKILL; it restarts on its own. */
  kill: () => void
  /** SIGKILL; it stays down until `startAgain`. */
  takeDown: () => Promise<void>
  /** Runs the build in `folder` if one is given. */
  startAgain: (folder?: string) => void
  stop: () => Promise<void>
}

function supervise(file: string, entries: Record<string, string>): SupervisedProcess {
  let stopping = false
  let child: ChildProcess
  let cwd = process.cwd()
  const start = () => {
    child = spawn(process.execPath, [file], {
      cwd,
      env: childEnv(entries),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // Wait a bit if the process exited right away (the database may be down), to avoid a restart loop.
    const begun = Date.now()
    child.once('exit', () => {
      const pause = Date.now() - begun < 1000 ? 500 : 0
      if (!stopping) setTimeout(() => stopping || start(), pause)
    })
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    stopping = true
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  start()
  return {
    kill: () => child.kill('SIGKILL'),
    takeDown: () => end('SIGKILL'),
    startAgain: (folder = cwd) => {
      cwd = folder
      stopping = false
      start()
    },
    stop: () => end('SIGTERM'),
  }
}

const absent: SupervisedProcess = {
  kill: () => undefined,
  takeDown: async () => undefined,
  startAgain: () => undefined,
  stop: async () => undefined,
}

/** Lines of a request. */
export type Items = { inventoryId: number; quantity: number }[]

type RigOptions = {
  apps?: number
  worker?: boolean
  poolSize?: number
  entries?: Record<string, string>
  /** The database's data folder. */
  folder?: string
  /** Off where the disk isn't what is tested: on a machine whose disk stalls for two seconds, requests would fail for that. */
  durable?: boolean
  /** A folder from makeTemplate, to copy instead of starting with an empty one. */
  template?: string | undefined
  /** A running, empty one, instead of one server of our own. */
  cluster?: Cluster
}

async function fillDatabase(cluster: Cluster) {
  const maintenance = new Client({ connectionString: cluster.ownerUrl('postgres') })
  await maintenance.connect()
  await maintenance.query('create database faults')
  await maintenance.end()
  await migrate(cluster.ownerUrl('faults'))
  await seed(cluster.ownerUrl('faults'))
}

/** The files of a database that is migrated and seeded, made once for many rigs. */
export async function makeTemplate() {
  const folder = throwAwayFolder()
  const cluster = await startPostgres(folder, { durable: true })
  await fillDatabase(cluster)
  await cluster.stop()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export async function startRig({
  apps: appCount = 2,
  worker: withWorker = true,
  poolSize = 10,
  entries = {},
  folder = throwAwayFolder(),
  durable = true,
  template,
  cluster: givenCluster,
}: RigOptions = {}) {
  const logs = mkdtempSync(join(tmpdir(), 'hctc-faults-'))
  if (template !== undefined) {
    // With its owner, which cpSync would not keep.
    execFileSync('cp', ['-a', template, folder])
    // The first commit would otherwise wait until the disk has written the whole copy.
    if (durable) execFileSync('sync')
  }
  let cluster = givenCluster ?? (await startPostgres(folder, { durable }))
  const databasePort = Number(new URL(cluster.ownerUrl('postgres')).port)
  const ownerUrl = cluster.ownerUrl('faults')
  if (template === undefined) await fillDatabase(cluster)
  const mail = await startMailCounter(join(logs, 'mails.tsv'))
  const shared = {
    NODE_ENV: 'production',
    SECRET_KEY: rigSecret,
    SITE_ORIGIN: 'https://trees.example',
    SMTP_URL: mail.smtpUrl,
    // Clients set X-Forwarded-For as the proxy would, each with its own IP address, so the real rate limits apply.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DIGEST_HOUR: 'off',
    ...entries,
  }
  const ports = await Promise.all(Array.from({ length: appCount }, freePort))
  const metricsPorts = await Promise.all(ports.map(freePort))
  const apps = ports.map((port, index) =>
    supervise('build/server/server.js', {
      ...shared,
      PORT: String(port),
      METRICS_PORT: String(metricsPorts[index]),
      DATABASE_URL: roleUrl(ownerUrl, 'web'),
      DATABASE_POOL_SIZE: String(poolSize),
    }),
  )
  const workerEntries = { ...shared, DATABASE_URL: roleUrl(ownerUrl, 'worker') }
  const worker = withWorker ? supervise('build/server/worker.js', workerEntries) : absent
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  await Promise.all(origins.map(untilHealthy))

  /** Runs as the owner, on a new connection each time because the database may have been down. */
  const query = async (text: string, values: unknown[] = []) => {
    const client = new Client({ connectionString: ownerUrl })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }
  return {
    siteOrigin: shared.SITE_ORIGIN,
    origins,
    /** Each application process's metrics, as Prometheus reads them. */
    readMetrics: () =>
      Promise.all(metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text())),
    ownerUrl,
    mail,
    query,
    /** The one number that this selects. */
    count: async (text: string, values: unknown[] = []) =>
      Number((await query(`select (${text})::int as n`, values))[0]?.n),
    /** The environment of its processes. */
    entries: shared,
    apps,
    worker,
    killDatabase: async () => cluster.kill(),
    /** On the same port. Retries, because the old server's child processes may take a moment to exit. */
    restartDatabase: async () => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          cluster = await startPostgres(folder, { durable, port: databasePort })
          return
        } catch (error) {
          if (attempt === 50) throw error
          await sleep(200)
        }
      }
    },
    stop: async () => {
      // Nothing judges how they end, so they needn't take their time.
      await Promise.all([...apps, worker].map((each) => each.takeDown()))
      await mail.stop()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
      rmSync(logs, { recursive: true, force: true })
    },
  }
}

export type Rig = Awaited<ReturnType<typeof startRig>>

export const untilHealthy = (origin: string) =>
  until(`${origin} is healthy`, () => responds(`${origin}/health/mail`), 30)

/** Kills an application or the worker at random, every 0.5 to 3 s. */
export async function killAtRandom(rig: Rig, kills: number) {
  for (let killed = 0; killed < kills; killed += 1) {
    await sleep(500 + randomInt(2500))
    const victims = [...rig.apps, rig.worker]
    victims[randomInt(victims.length)]?.kill()
  }
}
