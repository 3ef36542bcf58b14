import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { childEnv } from '../../../server/platform/config/env.ts'
import { postQuote, quoteBody } from '../../../tests/support/quote-request.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'
import { startPostgres, throwAwayFolder, type Cluster } from '../../../tools/embedded-postgres.ts'
import { migrate } from '../../../tools/migrate.ts'
import { seed } from '../../../tools/seed.ts'
import { contentsOf, everythingOf, createDatabase, query } from '#lab/drills/rig/compare-databases.ts'
import { report, type Measurement, above, equal, none, yes } from '#lab/drills/rig/measurements.ts'
import { systemPostgres } from '#lab/drills/rig/system-postgres.ts'
import { killedMigrations } from './r12-killed-migrations.ts'

const run = promisify(execFile)

/** Submits quotes and a message to the site. There's no worker, so their jobs stay queued. Returns the quotes' tokens. */
async function acceptQuotes(url: string, count: number): Promise<string[]> {
  const [item] = await query(url, 'select min(id)::int as id from inventory where deleted_at is null')
  const site = await startSiteProcess(url, { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' })
  try {
    const tokens: string[] = []
    for (let index = 0; index < count; index += 1) {
      const body = quoteBody([{ inventoryId: Number(item?.['id']), quantity: 20 }])
      const response = await postQuote(site.origin, body)
      if (response.status === 201) tokens.push(((await response.json()) as { token: string }).token)
    }
    await fetch(`${site.origin}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Elena', email: 'elena@example.com', message: 'Do you have oaks?' }),
    })
    return tokens
  } finally {
    await site.stop()
  }
}

/** The status of a quote's page on a site with this database. */
async function quotePageStatus(url: string, token: string): Promise<number> {
  const site = await startSiteProcess(url)
  try {
    return (await site.get(`/quote/${token}`)).status
  } finally {
    await site.stop()
  }
}

type RunScript = (
  file: string,
  args: string[],
  entries: Record<string, string>,
) => Promise<{ stdout: string }>

const isRefused = (running: Promise<unknown>) =>
  running.then(
    () => false,
    () => true,
  )

/** The same backup, encrypted with a public key: it can't be restored without the private key. */
async function encryptedDrill(
  cluster: Cluster,
  script: RunScript,
  { url, store, folder }: Record<'url' | 'store' | 'folder', string>,
): Promise<Measurement[]> {
  const home = join(folder, 'gnupg')
  mkdirSync(home, { mode: 0o700 })
  const gpg = (...args: string[]) => run('gpg', ['--homedir', home, '--batch', '--quiet', ...args])
  await gpg('--passphrase', '', '--quick-generate-key', 'backups@example.com', 'default', 'default', 'never')
  const key = join(folder, 'backup-key.asc')
  await gpg('--armor', '--output', key, '--export')
  try {
    const { stdout } = await script('backup.sh', [], {
      DATABASE_URL: url,
      PICTURE_STORE: store,
      BACKUP_FOLDER: join(folder, 'encrypted'),
      BACKUP_KEY: key,
    })
    const files = readdirSync(stdout.trim()).join(' ')
    const target = await createDatabase(cluster, 'decrypted')
    const entries = {
      DATABASE_URL: target,
      PICTURE_STORE: join(folder, 'decrypted-store'),
      PRIVATE_FILES: join(folder, 'decrypted-private'),
    }
    const emptyHome = join(folder, 'empty-gnupg')
    mkdirSync(emptyHome, { mode: 0o700 })
    const keyless = await isRefused(
      script('restore.sh', [stdout.trim()], { ...entries, GNUPGHOME: emptyHome }),
    )
    await script('restore.sh', [stdout.trim()], { ...entries, GNUPGHOME: home })
    const same = JSON.stringify(await contentsOf(url)) === JSON.stringify(await contentsOf(target))
    return [
      equal(
        'files of an encrypted backup',
        files,
        'SHA256SUMS database.dump.gpg pictures.tar.gpg private.tar.gpg',
      ),
      yes('refused without the private key', keyless),
      yes('the same when restored with it', same),
    ]
  } finally {
    await run('gpgconf', ['--homedir', home, '--kill', 'all'])
  }
}

async function drill(cluster: Cluster, bin: string, folder: string, quotes: number): Promise<Measurement[]> {
  const url = await createDatabase(cluster, 'before')
  await migrate(url)
  await seed(url)
  const tokens = await acceptQuotes(url, quotes)
  const store = join(folder, 'store')
  mkdirSync(join(store, 'originals'), { recursive: true })
  writeFileSync(join(store, 'originals', 'a-tree.jpg'), "the owner's picture")
  const privateFiles = join(folder, 'private')
  mkdirSync(join(privateFiles, 'quote-photos'), { recursive: true })
  writeFileSync(join(privateFiles, 'quote-photos', 'a-spot.jpg'), "a customer's photo")
  // Don't let this machine's own disk usage stop the backup.
  const common = {
    PG_BIN: bin,
    BACKUP_FOLDER: join(folder, 'backups'),
    PRIVATE_FILES: privateFiles,
    MAX_USED: '100',
  }
  const script: RunScript = (file, args, entries) =>
    run(`deploy/${file}`, args, { env: childEnv({ ...common, ...entries }) })
  const begun = performance.now()
  const { stdout } = await script('backup.sh', [], { DATABASE_URL: url, PICTURE_STORE: store })
  const backup = stdout.trim()
  const dumped = performance.now()
  const target = await createDatabase(cluster, 'after')
  const newStore = join(folder, 'new-store')
  const restoredFiles = { PICTURE_STORE: newStore, PRIVATE_FILES: join(folder, 'new-private') }
  await script('restore.sh', [backup], { DATABASE_URL: target, ...restoredFiles })
  const restored = performance.now()
  const left = await migrate(target)
  const [before, after] = [await contentsOf(url), await contentsOf(target)]
  const different = Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table])
  const schemaIsSame = (await everythingOf(url)) === (await everythingOf(target))
  const encrypted = await encryptedDrill(cluster, script, { url, store, folder })
  const againRefused = await isRefused(
    script('restore.sh', [backup], { DATABASE_URL: target, PICTURE_STORE: newStore }),
  )
  const dump = join(backup, 'database.dump')
  const bytes = readFileSync(dump)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(dump, bytes)
  const corrupt = await createDatabase(cluster, 'corrupt')
  const corruptRefused = await isRefused(
    script('restore.sh', [backup], { DATABASE_URL: corrupt, PICTURE_STORE: newStore }),
  )
  const [restoredRows] = await query(
    target,
    `select (select count(*)::int from quotes) as quotes, (select count(*)::int from customers) as customers,
       (select count(*)::int from contact_submissions) as messages,
       (select count(*)::int from pgboss.job where name = 'mail' and state = 'created') as jobs`,
  )
  const pages = await quotePageStatus(target, tokens.at(-1) ?? '')
  const asSite = await query(roleUrl(target, 'web'), 'select count(*)::int as plants from plants')
  const picture = readFileSync(join(newStore, 'originals', 'a-tree.jpg'), 'utf8')
  const photo = readFileSync(join(folder, 'new-private', 'quote-photos', 'a-spot.jpg'), 'utf8')
  return [
    above('tables compared, row by row', Object.keys(before).length, 20),
    none('tables that differ after the restore', different.length),
    yes('schema and permissions unchanged', schemaIsSame),
    equal('quotes accepted', tokens.length, quotes),
    equal('quotes restored', restoredRows?.['quotes'], quotes),
    equal('customers restored', restoredRows?.['customers'], quotes),
    equal('messages restored', restoredRows?.['messages'], 1),
    // For each quote, one email to the business and one to the customer; plus one for the message.
    equal('waiting jobs restored', restoredRows?.['jobs'], 2 * quotes + 1),
    equal("status of the last quote's page after the restore", pages, 200),
    none('migrations left to do', left.length),
    above('plants the site reads after the restore', asSite[0]?.['plants'], 100),
    equal("the owner's picture after the restore", picture, "the owner's picture"),
    equal("a customer's photo after the restore", photo, "a customer's photo"),
    yes('a second restore on top is refused', againRefused),
    yes('a backup with one bit changed is refused', corruptRefused),
    ...encrypted,
    { name: 'backup, ms', value: Math.round(dumped - begun) },
    { name: 'restore, ms', value: Math.round(restored - dumped) },
  ]
}

/** R12: a backup is taken, restored and compared; a migration killed halfway leaves the old schema or the new one. */
export async function backupDrill({ kills, quotes }: { kills: number; quotes: number }): Promise<boolean> {
  const bin = systemPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'hctc-drill-'))
  const cluster = await startPostgres(throwAwayFolder(), { durable: false, binaries: bin })
  try {
    const measurements = [
      ...(await drill(cluster, bin, folder, quotes)),
      ...(await killedMigrations(cluster, kills)),
    ]
    return report(`R12 backup, restore, ${kills} killed migrations (${bin})`, measurements)
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
