import { createHmac } from 'node:crypto'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'

// Three roles. The owner (DATABASE_URL of the tools) migrates and seeds. The site and the worker each connect as
// a role of their own, which may do exactly what the migrations grant it.
const siteRoles = { web: 'hctc_web', worker: 'hctc_worker' } as const
export type SiteRole = keyof typeof siteRoles

/** A role's password follows from the owner's, so that one secret is enough to derive all three connections. */
function rolePassword(ownerPassword: string, role: SiteRole): string {
  return createHmac('sha256', ownerPassword).update(siteRoles[role]).digest('base64url')
}

export function roleUrl(ownerUrl: string, role: SiteRole): string {
  const url = new URL(ownerUrl)
  const ownerPassword = decodeURIComponent(url.password)
  url.username = siteRoles[role]
  url.password = rolePassword(ownerPassword, role)
  return url.href
}

/** Makes both roles if they are missing and sets their derived passwords. */
export async function ensureRoles(owner: Client, ownerUrl: string) {
  const ownerPassword = decodeURIComponent(new URL(ownerUrl).password)
  for (const role of Object.keys(siteRoles) as SiteRole[]) {
    const name = escapeIdentifier(siteRoles[role])
    const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [siteRoles[role]])
    if (rowCount === 0) await owner.query(`create role ${name}`)
    const password = escapeLiteral(rolePassword(ownerPassword, role))
    await owner.query(`alter role ${name} login password ${password}`)
  }
}
