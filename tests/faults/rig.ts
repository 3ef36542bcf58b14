import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { roleUrl } from '#server/db/roles.ts'
import { childEnv } from '#server/env.ts'
import { startPostgres, throwAwayFolder } from '#tools/embedded-postgres.ts'
import { migrate } from '#tools/migrate.ts'
import { seed } from '#tools/seed.ts'
import { startMailCounter } from './mail-counter.ts'

// The built site as it runs in production, on one machine: application processes, a worker, a durable PostgreSQL, a mail
// server. Every process can be killed, and comes back by itself, as under a service manager.

type KeptProcess = { kill: () => void; stop: () => Promise<void> }

function keepRunning(file: string, entries: Record<string, string>): KeptProcess {
  let stopping = false
  let child: ChildProcess
  const start = () => {
    child = spawn(process.execPath, [file], {
      env: childEnv(entries),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // A process that ends at once, because the database is away, is not started again in a whirl.
    const begun = Date.now()
    child.once('exit', () => {
      if (!stopping) setTimeout(start, Date.now() - begun < 1000 ? 500 : 0)
    })
  }
  start()
  return {
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const absent: KeptProcess = { kill: () => undefined, stop: async () => undefined }

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

export async function startRig({ apps: appCount = 2, worker: withWorker = true, poolSize = 10 } = {}) {
  const folder = throwAwayFolder()
  const logs = mkdtempSync(join(tmpdir(), 'hctc-faults-'))
  let cluster = await startPostgres(folder, { durable: true })
  const databasePort = Number(new URL(cluster.ownerUrl('postgres')).port)
  const ownerUrl = cluster.ownerUrl('faults')
  const maintenance = new Client({ connectionString: cluster.ownerUrl('postgres') })
  await maintenance.connect()
  await maintenance.query('create database faults')
  await maintenance.end()
  await migrate(ownerUrl)
  await seed(ownerUrl)
  const mail = await startMailCounter(join(logs, 'mails.tsv'))
  const shared = {
    NODE_ENV: 'production',
    SECRET_KEY: 'a secret of the fault tests, of no use elsewhere',
    SITE_ORIGIN: 'https://trees.example',
    SMTP_URL: mail.smtpUrl,
    // The clients speak as the proxy would, each with the address of another visitor: the limits stay as they are.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'silent',
  }
  const ports = await Promise.all(Array.from({ length: appCount }, freePort))
  const apps = ports.map((port) =>
    keepRunning('build/server/server.js', {
      ...shared,
      PORT: String(port),
      DATABASE_URL: roleUrl(ownerUrl, 'web'),
      DATABASE_POOL_SIZE: String(poolSize),
    }),
  )
  const workerEntries = { ...shared, DATABASE_URL: roleUrl(ownerUrl, 'worker') }
  const worker = withWorker ? keepRunning('build/server/worker.js', workerEntries) : absent
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  await Promise.all(origins.map(untilItAnswers))

  /** As the owner, with a new connection each time: the database may have been away. */
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
    origins,
    ownerUrl,
    mail,
    query,
    apps,
    worker,
    killDatabase: async () => cluster.kill(),
    /** Again on the same port; its last processes may need a moment to notice that they are orphans. */
    restartDatabase: async () => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          cluster = await startPostgres(folder, { durable: true, port: databasePort })
          return
        } catch (error) {
          if (attempt === 50) throw error
          await sleep(200)
        }
      }
    },
    stop: async () => {
      await Promise.all([...apps, worker].map((each) => each.stop()))
      await mail.stop()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
      rmSync(logs, { recursive: true, force: true })
    },
  }
}

export type Rig = Awaited<ReturnType<typeof startRig>>

async function untilItAnswers(origin: string) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const status = await fetch(`${origin}/api/mail-health`).then(
      (response) => response.status,
      () => undefined,
    )
    if (status === 200) return
    await sleep(100)
  }
  throw new Error(`${origin} did not answer within 30 s`)
}
