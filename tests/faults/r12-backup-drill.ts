import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { ensureRoles, roleUrl } from '#server/db/roles.ts'
import { childEnv } from '#server/env.ts'
import { startPostgres, throwAwayFolder, type Cluster } from '#tools/embedded-postgres.ts'
import { listMigrations, migrate } from '#tools/migrate.ts'
import { seed } from '#tools/seed.ts'
import { report, type Figure } from './figures.ts'

const run = promisify(execFile)

/** pg_dump must not be older than its server, and npm brings none: Debian's own server and client, of one version. */
function systemPostgres(): string {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : []
  const newest = Math.max(...versions.filter((version) => existsSync(`${folder}/${version}/bin/pg_dump`)))
  if (!Number.isFinite(newest)) throw new Error('needs the package postgresql (apt-get install postgresql)')
  return `${folder}/${newest}/bin`
}

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function makeDatabase(cluster: Cluster, name: string): Promise<string> {
  await query(cluster.ownerUrl('postgres'), `create database ${name}`)
  return cluster.ownerUrl(name)
}

/** Rows of each table, and a sum over their contents. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    )
    contents[name] = row?.['sum']
  }
  return contents
}

/** Everything that defines a schema, as text: columns, indexes, constraints, functions. */
async function shapeOf(url: string, schema: 'public' | 'pgboss'): Promise<string> {
  const rows = await query(
    url,
    `select 'column ' || table_name || '.' || column_name || ' ' || data_type as line
       from information_schema.columns where table_schema = '${schema}'
     union all select 'index ' || indexdef from pg_indexes where schemaname = '${schema}'
     union all select 'check ' || conrelid::regclass || ' ' || pg_get_constraintdef(c.oid)
       from pg_constraint c join pg_namespace n on n.oid = connamespace where nspname = '${schema}'
     union all select 'function ' || p.oid::regprocedure || md5(prosrc)
       from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname = '${schema}'
     order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}

async function rightsOf(url: string): Promise<string> {
  const rows = await query(
    url,
    `select grantee || ' ' || table_name || ' ' || privilege_type as line
     from information_schema.role_table_grants where grantee like 'hctc_w%' order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}

const everythingOf = async (url: string) =>
  (await Promise.all([shapeOf(url, 'public'), shapeOf(url, 'pgboss'), rightsOf(url)])).join('\n\n')

async function drill(cluster: Cluster, bin: string, folder: string): Promise<Figure[]> {
  const url = await makeDatabase(cluster, 'before')
  await migrate(url)
  await seed(url)
  const store = join(folder, 'store')
  mkdirSync(join(store, 'originals'), { recursive: true })
  writeFileSync(join(store, 'originals', 'a-tree.jpg'), 'a picture of the owner')
  const common = { PG_BIN: bin, BACKUP_FOLDER: join(folder, 'backups') }
  const script = (file: string, args: string[], entries: Record<string, string>) =>
    run(`deploy/${file}`, args, { env: childEnv({ ...common, ...entries }) })
  const begun = performance.now()
  const { stdout } = await script('backup.sh', [], { DATABASE_URL: url, PICTURE_STORE: store })
  const backup = stdout.trim()
  const dumped = performance.now()
  const target = await makeDatabase(cluster, 'after')
  const newStore = join(folder, 'new-store')
  await script('restore.sh', [backup], { DATABASE_URL: target, PICTURE_STORE: newStore })
  const restored = performance.now()
  const left = await migrate(target)
  const [before, after] = [await contentsOf(url), await contentsOf(target)]
  const different = Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table])
  const again = await script('restore.sh', [backup], { DATABASE_URL: target, PICTURE_STORE: newStore }).then(
    () => 'overwritten',
    () => 'refused',
  )
  const dump = join(backup, 'database.dump')
  const bytes = readFileSync(dump)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(dump, bytes)
  const spoilt = await script('restore.sh', [backup], {
    DATABASE_URL: await makeDatabase(cluster, 'spoilt'),
    PICTURE_STORE: newStore,
  }).then(
    () => 'taken',
    () => 'refused',
  )
  const asSite = await query(roleUrl(target, 'web'), 'select count(*)::int as plants from plants')
  const picture = readFileSync(join(newStore, 'originals', 'a-tree.jpg'), 'utf8')
  return [
    {
      name: 'tables compared, row by row',
      value: Object.keys(before).length,
      holds: Object.keys(before).length > 20,
    },
    { name: 'tables that differ after the restore', value: different.length, holds: different.length === 0 },
    {
      name: 'schema as before',
      value: (await everythingOf(url)) === (await everythingOf(target)) ? 'yes' : 'no',
    },
    { name: 'migrations left to do', value: left.length, holds: left.length === 0 },
    {
      name: 'plants that the site reads there',
      value: asSite[0]?.['plants'],
      holds: asSite[0]?.['plants'] > 100,
    },
    {
      name: 'the owner’s picture',
      value: picture === 'a picture of the owner' ? 'there' : 'lost',
      holds: picture === 'a picture of the owner',
    },
    { name: 'a second restore over it', value: again, holds: again === 'refused' },
    { name: 'a backup with one bit changed', value: spoilt, holds: spoilt === 'refused' },
    { name: 'backup, ms', value: Math.round(dumped - begun) },
    { name: 'restore, ms', value: Math.round(restored - dumped) },
  ]
}

/** Kills migrate at random moments of its work on an empty database, and looks at what it leaves. */
async function killedMigrations(cluster: Cluster, kills: number): Promise<Figure[]> {
  const shapes = new Set<string>()
  const reference = await makeDatabase(cluster, 'reference')
  const client = new Client({ connectionString: reference })
  await client.connect()
  await ensureRoles(client, reference)
  await client.end()
  shapes.add(await shapeOf(reference, 'public'))
  const all = listMigrations()
  for (let count = 0; count <= all.length; count += 1) {
    await migrate(reference, all.slice(0, count))
    shapes.add(await shapeOf(reference, 'public'))
  }
  const queue = await shapeOf(reference, 'pgboss')
  const whole = await everythingOf(reference)
  let [halfway, unfinished, killed] = [0, 0, 0]
  const begun = performance.now()
  const trial = await makeDatabase(cluster, 'trial')
  await migrate(trial)
  const usual = performance.now() - begun
  for (let index = 0; index < kills; index += 1) {
    const url = await makeDatabase(cluster, `killed_${index}`)
    const child = spawn(process.execPath, ['tools/migrate.ts'], {
      env: childEnv({ DATABASE_URL: url }),
      stdio: 'ignore',
    })
    // Node needs a moment before it begins.
    await sleep(250 + (index / kills) * (usual + 300))
    if (child.exitCode === null) killed += 1
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    // PostgreSQL undoes what was open once it notices that nobody is there.
    for (let tries = 0; tries < 50; tries += 1) {
      const [row] = await query(
        cluster.ownerUrl('postgres'),
        `select count(*)::int as open from pg_stat_activity where datname = 'killed_${index}'`,
      )
      if (row?.['open'] === 0) break
      await sleep(100)
    }
    if (!shapes.has(await shapeOf(url, 'public')) || !['', queue].includes(await shapeOf(url, 'pgboss')))
      halfway += 1
    await migrate(url)
    if ((await everythingOf(url)) !== whole) unfinished += 1
  }
  return [
    { name: 'migrations killed while they ran', value: killed, holds: killed > 0 },
    { name: 'schemas neither old nor new', value: halfway, holds: halfway === 0 },
    { name: 'not whole after the next run', value: unfinished, holds: unfinished === 0 },
  ]
}

/** R12: a backup is taken, restored and compared; a migration killed half-way leaves the schema old or new. */
export async function backupDrill(kills: number): Promise<boolean> {
  const begun = performance.now()
  const bin = systemPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'hctc-drill-'))
  const cluster = await startPostgres(throwAwayFolder(), { durable: false, binaries: bin })
  try {
    const figures = [...(await drill(cluster, bin, folder)), ...(await killedMigrations(cluster, kills))]
    return report(`R12 backup, restore, ${kills} killed migrations (${bin})`, begun, figures)
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
