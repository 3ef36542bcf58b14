import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { env } from '#server/platform/config/env.ts'
import { log } from '#server/platform/log/log.ts'
import { siteRoles, type SiteRole } from './roles.ts'

// db/role-rights.tsv lists what each role may do. A test compares the list with the database both ways; the site, the
// worker and the desk refuse to run with more rights than it lists.

export type RoleRight = Record<'role' | 'object' | 'right' | 'columns', string>

export function readAllowedRights(): RoleRight[] {
  const [, ...lines] = readFileSync('db/role-rights.tsv', 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [role = '', object = '', right = '', columns = ''] = line.split('\t')
    return { role, object, right, columns }
  })
}

// Effective rights: granted, inherited, or implied by owning the object. For a role, its rights beyond PUBLIC's, in any schema.
// For PUBLIC, without its default rights in PostgreSQL's own schemas, except writing large objects.
const effectiveRights = `
  with roles (role) as (select unnest($1::text[])),
  schemas as (
    select oid, nspname, nspname in ('pg_catalog', 'information_schema') or nspname like 'pg\\_t%' as is_system
    from pg_namespace),
  relations as (
    select c.oid, relkind, is_system, nspname, case nspname when 'public' then '' else nspname || '.' end || relname as name
    from pg_class c join schemas on schemas.oid = relnamespace),
  rights (role, is_system, object, "right", columns) as (
    select role, is_system, case when role = 'hctc_worker' and nspname = 'pgboss' then 'pgboss.*' else name end, kind, 'all'
    from roles, relations, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']
      || case when current_setting('server_version_num')::int >= 170000 then array['MAINTAIN'] else '{}' end) kind
    where relkind in ('r', 'p', 'v', 'm', 'f') and has_table_privilege(role, oid, kind)
    union all
    select role, is_system, name, kind, string_agg(attname, ', ' order by attname)
    from roles, relations r join pg_attribute on attrelid = r.oid and attacl is not null and not attisdropped,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) kind
    where relkind in ('r', 'p', 'v', 'm', 'f') and not has_table_privilege(role, r.oid, kind)
      and has_column_privilege(role, r.oid, attnum, kind)
    group by 1, 2, 3, 4
    union all
    select role, is_system, name, kind, 'all' from roles, relations, unnest(array['USAGE', 'SELECT', 'UPDATE']) kind
    where relkind = 'S' and has_sequence_privilege(role, oid, kind)
    union all
    select role, is_system, case nspname when 'public' then '' else nspname || '.' end || proname || '()', 'EXECUTE', 'all'
    from roles, pg_proc p join schemas on schemas.oid = pronamespace where has_function_privilege(role, p.oid, 'EXECUTE')
    union all
    select role, is_system, 'schema ' || nspname, kind, 'all' from roles, schemas, unnest(array['CREATE', 'USAGE']) kind
    where has_schema_privilege(role, oid, kind)
    union all
    select role, false, 'database', kind, 'all' from roles, unnest(array['CREATE', 'CONNECT', 'TEMPORARY']) kind
    where has_database_privilege(role, current_database(), kind)
    union all
    select role, false, 'large objects', 'WRITE', 'all' from roles
    where has_function_privilege(role, 'pg_catalog.lo_from_bytea(oid, bytea)', 'EXECUTE')
    union all
    select role, false, 'role', attribute, 'all' from roles join pg_roles on rolname = role, lateral (values
      ('SUPERUSER', rolsuper), ('CREATEROLE', rolcreaterole), ('CREATEDB', rolcreatedb), ('REPLICATION', rolreplication),
      ('BYPASSRLS', rolbypassrls)) as attributes (attribute, has_it)
    where has_it
    union all
    select role, false, 'role', 'MEMBER OF ' || other.rolname, 'all'
    from roles join pg_roles own on own.rolname = role join pg_roles other on other.oid <> own.oid
    where pg_has_role(own.oid, other.oid, 'MEMBER'))
  select role, object, "right", columns from rights where role = 'public' and not is_system
  union
  select role, object, "right", columns from rights own where role <> 'public' and not exists (
    select from rights everybody
    where everybody.role = 'public' and (everybody.object, everybody.right, everybody.columns) = (own.object, own.right, own.columns))
  order by 1, 2, 3`

export async function listEffectiveRights(
  client: Client,
  roles: readonly (typeof siteRoles)[SiteRole][],
): Promise<RoleRight[]> {
  return (await client.query<RoleRight>(effectiveRights, [['public', ...roles]])).rows
}

function isAllowed({ role, object, right, columns }: RoleRight, listed: readonly RoleRight[]): boolean {
  const entries = listed.filter(
    (entry) => entry.role === role && entry.object === object && entry.right === right,
  )
  const allowed = new Set(entries.flatMap((entry) => entry.columns.split(', ')))
  return allowed.has('all') || columns.split(', ').every((column) => allowed.has(column))
}

/** Rights that a newer release's migration may have granted while this older process still runs, or after a rollback to it. */
const newerReleasesMayGrant = new Set(['SELECT', 'INSERT', 'UPDATE', 'EXECUTE', 'USAGE'])

async function isDatabaseNewer(client: Client): Promise<boolean> {
  const [files, { rows }] = await Promise.all([
    readdir('db/migrations'),
    client.query<{ name: string }>('select name from schema_migrations'),
  ])
  return rows.some(({ name }) => !files.includes(name))
}

const mostNamed = 8

/** Why this connection must not be used by that process, in one sentence; undefined if it may be. */
export async function findRightsFault(connectionString: string, role: SiteRole): Promise<string | undefined> {
  const expected = siteRoles[role]
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 2_000 })
  // Without a listener, losing the connection would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ user: string }>('select current_user as user')
    const user = rows[0]?.user
    if (user !== expected)
      return `it connects as ${user}, but must connect as ${expected} (npx node tools/roles.ts)`
    const allowed = readAllowedRights()
    const actual = await listEffectiveRights(client, [expected])
    let surplus = actual.filter((right) => !isAllowed(right, allowed))
    if (surplus.some(({ right }) => newerReleasesMayGrant.has(right)) && (await isDatabaseNewer(client)))
      surplus = surplus.filter(({ right }) => !newerReleasesMayGrant.has(right))
    if (surplus.length === 0) return undefined
    const named = surplus
      .slice(0, mostNamed)
      .map(({ object, right, columns }) => `${right} on ${object}${columns === 'all' ? '' : ` (${columns})`}`)
    const more = surplus.length > mostNamed ? `, and ${surplus.length - mostNamed} more` : ''
    return `${expected} may do more than db/role-rights.tsv allows: ${named.join(', ')}${more}. Revoke it, or run npm run migrate as the owner of the database`
  } finally {
    // Don't wait for a connection that hangs.
    void client.end().catch(() => undefined)
  }
}

/**
 * Throws if this process's connections have more rights than listed. If the database is down, the process starts anyway and is
 * checked as soon as the database is back; an error then ends the process.
 */
export async function refuseSurplusRights(role: SiteRole) {
  const failure = await check(role)
  if (failure === undefined) return
  log.warn({ err: failure }, 'database rights could not be checked yet')
  void (async () => {
    do await sleep(1_000, undefined, { ref: false })
    while ((await check(role)) !== undefined)
  })()
}

/** Throws if there are surplus rights. Returns the error if it couldn't check. */
async function check(role: SiteRole): Promise<unknown> {
  const { DATABASE_URL, DATABASE_SESSION_URL } = env()
  for (const url of new Set([DATABASE_URL, DATABASE_SESSION_URL ?? DATABASE_URL])) {
    let fault: string | undefined
    try {
      fault = await findRightsFault(url, role)
    } catch (error) {
      return error
    }
    if (fault !== undefined) throw new Error(`The ${role} process refuses to run: ${fault}.`)
  }
  return undefined
}
