import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { Client, escapeIdentifier } from 'pg'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { findRightsFault } from '#server/platform/database/role-rights.ts'
import { roleUrl, type SiteRole } from '#server/platform/database/roles.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { freePort } from '#tools/free-port.ts'

// Starting processes takes a while on a busy machine.
vi.setConfig({ testTimeout: 40_000 })
const { ownerUrl, owner } = await cloneDatabase()
const urls = {
  web: roleUrl(ownerUrl, 'web'),
  worker: roleUrl(ownerUrl, 'worker'),
  desk: roleUrl(ownerUrl, 'desk'),
}
const processes = {
  server: { file: 'build/server/server.js', url: urls.web },
  worker: { file: 'build/server/worker.js', url: urls.worker },
  desk: { file: 'desk/build/server/desk.js', url: urls.desk },
}

/** Starts the built process, which should exit on its own. Returns its exit code and output. */
async function start(name: keyof typeof processes, entries: Record<string, string>) {
  const child = spawn(process.execPath, [processes[name].file], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_ORIGIN: 'https://trees.example',
      DESK_ORIGIN: 'https://desk.trees.example',
      SECRET_KEY: 'a secret of the tests, of no use anywhere else',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PORT: String(await freePort()),
      DATABASE_URL: processes[name].url,
      ...entries,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

const superuserUrl = ownerUrl.replace('hctc_owner:local', 'postgres')

test.each([
  ['server', { DATABASE_URL: ownerUrl }, 'connects as hctc_owner, but must connect as hctc_web'],
  ['server', { DATABASE_SESSION_URL: ownerUrl }, 'connects as hctc_owner'],
  ['worker', { DATABASE_URL: ownerUrl }, 'connects as hctc_owner, but must connect as hctc_worker'],
  ['worker', { SITE_ORIGIN: 'http://trees.example' }, 'SITE_ORIGIN: must begin with https'],
  ['desk', { DATABASE_URL: urls.web }, 'connects as hctc_web, but must connect as hctc_desk'],
  ['desk', { DESK_ORIGIN: '' }, 'DESK_ORIGIN: must be set'],
] as const)('[S18] the %s refuses to start with %o', async (name, entries, words) => {
  const { code, said } = await start(name, entries)
  expect(said).toContain(words)
  expect(code).toBe(1)
  expect(said).not.toMatch(/site on|worker ready|desk on/)
})

test('[S18] a role other than its own is a fault, a superuser too', async () => {
  expect(await findRightsFault(superuserUrl, 'web')).toContain('connects as postgres')
  expect(await findRightsFault(urls.worker, 'web')).toContain('connects as hctc_worker')
})

test('[S18] a site started while the database was down exits once it sees that its role has too many rights', async () => {
  const port = await freePort()
  const away = new URL(ownerUrl)
  const site = await startSiteProcess(ownerUrl, {
    DATABASE_URL: away.href.replace(`:${away.port}/`, `:${port}/`),
  })
  onTestFinished(() => {
    site.signal('SIGKILL')
  })
  expect((await site.get('/health')).status).toBe(200)
  const proxy = createServer((socket) => {
    const upstream = connect(Number(away.port), '127.0.0.1')
    for (const end of [socket, upstream]) end.on('error', () => undefined)
    socket.pipe(upstream).pipe(socket)
  }).listen(port, '127.0.0.1')
  onTestFinished(() => {
    proxy.close()
  })
  expect(await site.exited).toEqual([1, null])
})

const database = escapeIdentifier(new URL(ownerUrl).pathname.slice(1))
const asSuperuser = async (statement: string) => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

// Roles belong to the whole cluster, which other tests use at the same time, so only rights within this database change here.
afterEach(async () => {
  await owner.query("delete from schema_migrations where name = '9999_newer.sql'")
})
test.each<[SiteRole, string, string, string]>([
  ['web', 'grant delete on quotes to hctc_web', 'revoke delete on quotes from hctc_web', 'DELETE on quotes'],
  [
    'web',
    'grant truncate on quotes to public',
    'revoke truncate on quotes from public',
    'TRUNCATE on quotes',
  ],
  [
    'web',
    'grant create on schema public to public',
    'revoke create on schema public from public',
    'CREATE on schema public',
  ],
  [
    'web',
    `grant temporary on database ${database} to public`,
    `revoke temporary on database ${database} from public`,
    'TEMPORARY on database',
  ],
  [
    'web',
    'alter table quotes owner to hctc_web',
    'alter table quotes owner to hctc_owner',
    'DELETE on quotes',
  ],
  [
    'web',
    'grant select on pg_authid to hctc_web',
    'revoke select on pg_authid from hctc_web',
    'SELECT on pg_catalog.pg_authid',
  ],
  [
    'worker',
    'grant update on quotes to hctc_worker',
    'revoke update on quotes from hctc_worker',
    'UPDATE on quotes',
  ],
  [
    'desk',
    'grant update on desk_log to hctc_desk',
    'revoke update on desk_log from hctc_desk',
    'UPDATE on desk_log',
  ],
])('[S18] the %s refuses to run after: %s', async (role, grant, revoke, words) => {
  expect(await findRightsFault(urls[role], role)).toBeUndefined()
  await asSuperuser(grant)
  expect(await findRightsFault(urls[role], role)).toContain(words)
  await asSuperuser(revoke)
  expect(await findRightsFault(urls[role], role)).toBeUndefined()
})

test('[S18] an older release may run with rights granted by a newer one, except DELETE', async () => {
  await owner.query('grant select, update (name) on wholesalers to hctc_web')
  expect(await findRightsFault(urls.web, 'web')).toContain(
    'SELECT on wholesalers, UPDATE on wholesalers (name)',
  )
  await owner.query("insert into schema_migrations (name, checksum) values ('9999_newer.sql', 'x')")
  expect(await findRightsFault(urls.web, 'web')).toBeUndefined()
  await owner.query('grant delete on wholesalers to hctc_web')
  expect(await findRightsFault(urls.web, 'web')).toContain('DELETE on wholesalers')
  await owner.query(
    'revoke all on wholesalers from hctc_web; revoke update (name) on wholesalers from hctc_web',
  )
})

test('the check is quick', async () => {
  const begun = performance.now()
  await findRightsFault(urls.web, 'web')
  expect(performance.now() - begun).toBeLessThan(1_000)
  await until('closed', async () => {
    const { rows } = await owner.query<{ open: number }>(
      "select count(*)::int as open from pg_stat_activity where usename = 'hctc_web' and datname = current_database()",
    )
    return rows[0]?.open === 0
  })
})
