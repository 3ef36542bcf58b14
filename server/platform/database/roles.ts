import { scryptSync } from 'node:crypto'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'

// There are four roles. The owner (DATABASE_URL of the tools) migrates and seeds. The site, the worker and the desk each connect as
// a role of their own, with only the rights that migrations grant.
export const siteRoles = { web: 'hctc_web', worker: 'hctc_worker', desk: 'hctc_desk' } as const
export type SiteRole = keyof typeof siteRoles

/**
 * Set on the role, not by the client, because a pooler rejects timeouts as startup parameters. Also limits idle transactions: a
 * process that hangs in one must not hold its locks, because the retry would wait for them.
 */
const timeouts: Record<SiteRole, string> = { web: '2500ms', worker: '30s', desk: '2500ms' }

/** Takes about 100 ms, so that a leaked role password can't be used to guess the owner's quickly. */
const scryptCost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

const derived = new Map<string, string>()

/** Derived from the owner's password, so that one secret is enough for all connections. */
function rolePassword(ownerPassword: string, role: SiteRole): string {
  const key = `${role} ${ownerPassword}`
  const password =
    derived.get(key) ?? scryptSync(ownerPassword, siteRoles[role], 32, scryptCost).toString('base64url')
  derived.set(key, password)
  return password
}

/** Parses the owner's URL. Throws if it lacks what the roles' connections are derived from. */
function parseOwnerUrl(ownerUrl: string): { url: URL; password: string } {
  const url = new URL(ownerUrl)
  // pg lets these override the part before the host, so they would turn a role's connection into the owner's.
  const overrides = ['user', 'password'].filter((name) => url.searchParams.has(name))
  if (overrides.length > 0 || url.username === '' || url.password === '' || url.host === '')
    throw new Error(
      `The owner's DATABASE_URL must contain its name and password before the host, because the passwords of ${Object.values(siteRoles).join(', ')} are derived from it: postgres://owner:password@host/database. (For a socket, add ?host=/var/run/postgresql to that form.)`,
    )
  return { url, password: decodeURIComponent(url.password) }
}

export function roleUrl(ownerUrl: string, role: SiteRole): string {
  const { url, password } = parseOwnerUrl(ownerUrl)
  url.username = siteRoles[role]
  url.password = rolePassword(password, role)
  return url.href
}

/** Creates the roles if they're missing, and sets their derived passwords and timeouts. */
export async function ensureRoles(owner: Client, ownerUrl: string) {
  const { password: ownerPassword } = parseOwnerUrl(ownerUrl)
  for (const role of Object.keys(siteRoles) as SiteRole[]) {
    const name = escapeIdentifier(siteRoles[role])
    const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [siteRoles[role]])
    if (rowCount === 0) await owner.query(`create role ${name}`)
    const password = escapeLiteral(rolePassword(ownerPassword, role))
    await owner.query(`alter role ${name} login password ${password}`)
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await owner.query(`alter role ${name} set ${setting} = '${timeouts[role]}'`)
  }
}

/** Neither dumps nor templates include rights on the database itself, so `migrate` sets them each time. */
export async function limitDatabaseRights(owner: Client) {
  await owner.query(`do $$ begin
    execute format('revoke temporary on database %I from public', current_database());
  end $$`)
}
