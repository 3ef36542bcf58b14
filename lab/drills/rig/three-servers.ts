import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Client } from 'pg'
import { childEnv } from '../../../server/platform/config/env.ts'
import { until } from '../../../tests/support/until.ts'
import { clusterConfig, type ClusterTemplate } from '#lab/drills/cluster/cluster-config.ts'
import { unprivilegedUser, type Cluster } from '../../../tools/embedded-postgres.ts'

// Debian's Patroni, etcd and HAProxy with the files in lab/drills/cluster. Each server is a loopback address with its own processes and
// folder. HAProxy runs where the site does, on a machine that survives.

const packages = 'patroni etcd-server etcd-client haproxy postgresql-15 python3-etcd python3-psycopg2'
const programs = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }

const addresses = { NODE1: '127.0.0.11', NODE2: '127.0.0.12', NODE3: '127.0.0.13' }
const names = ['node1', 'node2', 'node3'] as const
export type ServerName = (typeof names)[number]
const addressOf = (name: ServerName) => addresses[name.toUpperCase() as keyof typeof addresses]

/** Below those that the system gives to outgoing connections, so that nobody takes a dead server's port. */
const ports = { haproxy: 27_500, postgres: 27_501, patroni: 27_502, etcd: 27_503, etcdPeer: 27_504 }

const passwords = {
  SUPERUSER_PASSWORD: 'local',
  REPLICATION_PASSWORD: 'local-copies',
  API_PASSWORD: 'local-api',
}

/** Waits for this long for what a busy machine may take its time for. */
const patience = 90

type Server = { patroni: ChildProcess; etcd: ChildProcess }
type Member = { name: ServerName; role: string; state: string }

export async function startThreeServers() {
  for (const program of Object.values(programs))
    if (!existsSync(program)) throw new Error(`needs ${packages} (apt-get install --no-install-recommends …)`)
  const runAs = unprivilegedUser()
  const root = mkdtempSync(join(tmpdir(), 'hctc-cluster-'))
  const own = (path: string) => 'uid' in runAs && chownSync(path, runAs.uid, runAs.gid)
  chmodSync(root, 0o755)
  own(root)
  const example = parseEnv(readFileSync('lab/drills/cluster/cluster.env.example', 'utf8'))
  const folderOf = (name: ServerName) => join(root, name)
  const dataOf = (name: ServerName) => join(folderOf(name), 'postgres')

  function fill(template: ClusterTemplate, name: ServerName, state = 'new'): string {
    return clusterConfig(template, {
      ...example,
      ...addresses,
      ...passwords,
      NODE: name,
      NETWORK: '127.0.0.0/8',
      HAPROXY_PORT: String(ports.haproxy),
      HAPROXY_USER: 'uid' in runAs ? 'postgres' : userInfo().username,
      POSTGRES_PORT: String(ports.postgres),
      POSTGRES_DATA: dataOf(name),
      SOCKET_FOLDER: folderOf(name),
      PATRONI_PORT: String(ports.patroni),
      ETCD_PORT: String(ports.etcd),
      ETCD_PEER_PORT: String(ports.etcdPeer),
      ETCD_DATA: join(folderOf(name), 'etcd'),
      ETCD_STATE: state,
    })
  }

  function run(
    log: string,
    program: string,
    args: string[],
    entries: Record<string, string> = {},
  ): ChildProcess {
    const output = openSync(join(root, `${log}.log`), 'a')
    return spawn(program, args, {
      ...runAs,
      cwd: root,
      env: childEnv({ HOME: root, ...entries }),
      stdio: ['ignore', output, output],
    })
  }

  function startServer(name: ServerName, state: 'new' | 'existing'): Server {
    mkdirSync(folderOf(name))
    own(folderOf(name))
    const file = join(folderOf(name), 'patroni.yml')
    writeFileSync(file, fill('patroni.yml', name), { mode: 0o600 })
    own(file)
    const settings = parseEnv(fill('etcd.env', name, state)) as Record<string, string>
    return {
      etcd: run(`${name}-etcd`, programs.etcd, [], settings),
      patroni: run(`${name}-patroni`, programs.patroni, [file]),
    }
  }

  const servers = new Map<ServerName, Server>()
  for (const name of names) servers.set(name, startServer(name, 'new'))
  const haproxyFile = join(root, 'haproxy.cfg')
  writeFileSync(haproxyFile, fill('haproxy.cfg', 'node1'))
  own(haproxyFile)
  const haproxy = run('haproxy', programs.haproxy, ['-db', '-f', haproxyFile])

  const postgresOf = (name: ServerName): number | undefined => {
    const file = join(dataOf(name), 'postmaster.pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
  }

  /** All at once, as if its power were cut, and with its disk. */
  function destroyServer(name: ServerName) {
    const { patroni, etcd } = servers.get(name) ?? {}
    const postgres = postgresOf(name)
    const pids = [patroni?.pid, etcd?.pid, postgres, ...(postgres === undefined ? [] : childrenOf(postgres))]
    for (const pid of pids) if (pid !== undefined) killHard(pid)
    servers.delete(name)
    rmSync(folderOf(name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
  // Whatever ends this process ends them too.
  const end = () => {
    for (const name of servers.keys()) destroyServer(name)
    haproxy.kill('SIGKILL')
  }
  process.once('exit', end)

  /** As one of the living servers sees all of them. */
  const members = async (): Promise<Member[]> => {
    for (const name of servers.keys()) {
      const found = await fetch(`http://${addressOf(name)}:${ports.patroni}/cluster`, {
        signal: AbortSignal.timeout(2000),
      })
        .then(async (response) =>
          response.ok ? ((await response.json()) as { members: Member[] }).members : [],
        )
        .catch(() => [])
      if (found.length > 0) return found
    }
    return []
  }
  const primary = async () => (await members()).find(({ role }) => role === 'leader')?.name

  /** Asks one server directly, as the superuser. */
  async function ask(name: ServerName, database: string, text: string): Promise<Record<string, unknown>[]> {
    const client = new Client({
      connectionString: `postgres://postgres:${passwords.SUPERUSER_PASSWORD}@${addressOf(name)}:${ports.postgres}/${database}`,
      connectionTimeoutMillis: 2000,
      query_timeout: 5000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** A primary with two connected copies, one of them synchronous and known to the others as such. */
  async function isWhole(): Promise<boolean> {
    const listed = await members()
    const leader = listed.find(({ role }) => role === 'leader')?.name
    if (leader === undefined || !listed.some(({ role }) => role === 'sync_standby')) return false
    const copies = await ask(leader, 'postgres', 'select state, sync_state from pg_stat_replication').catch(
      () => [],
    )
    const streaming = copies.filter(({ state }) => state === 'streaming')
    return streaming.length === 2 && streaming.some((copy) => copy['sync_state'] === 'sync')
  }
  const untilWhole = () => until('a primary with two copies', isWhole, patience)

  const etcdctl = (args: string[], through: ServerName) =>
    execFileSync('etcdctl', [`--endpoints=http://${addressOf(through)}:${ports.etcd}`, ...args], {
      encoding: 'utf8',
      env: childEnv({ ETCDCTL_API: '3' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  await untilWhole()
  const first = (await primary()) ?? 'node1'
  await ask(first, 'postgres', "create role hctc_owner login createdb createrole password 'local'")

  return {
    ownerUrl: (database: string) => `postgres://hctc_owner:local@127.0.0.1:${ports.haproxy}/${database}`,
    names,
    ask,
    primary,
    untilWhole,
    destroyServer,
    /** An empty server in the place of a destroyed one. */
    replaceServer: (name: ServerName) => {
      const other = names.find((each) => servers.has(each)) ?? 'node1'
      const line = etcdctl(['member', 'list'], other)
        .split('\n')
        .find((each) => each.includes(`, ${name},`))
      if (line !== undefined) etcdctl(['member', 'remove', line.split(',')[0] ?? ''], other)
      etcdctl(['member', 'add', name, `--peer-urls=http://${addressOf(name)}:${ports.etcdPeer}`], other)
      servers.set(name, startServer(name, 'existing'))
    },
    kill: async () => {
      const name = await primary()
      if (name !== undefined) destroyServer(name)
    },
    stop: async () => {
      process.removeListener('exit', end)
      end()
      if (haproxy.exitCode === null && haproxy.signalCode === null) await once(haproxy, 'exit')
      rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  } satisfies Cluster & Record<string, unknown>
}

export type ThreeServers = Awaited<ReturnType<typeof startThreeServers>>

function killHard(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}
