import { existsSync, readdirSync } from 'node:fs'

/** pg_dump must not be older than its server, and npm brings none: Debian's own server and client, of one version. */
export function systemPostgres(): string {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : []
  const newest = Math.max(...versions.filter((version) => existsSync(`${folder}/${version}/bin/pg_dump`)))
  if (!Number.isFinite(newest)) throw new Error('needs the package postgresql (apt-get install postgresql)')
  return `${folder}/${newest}/bin`
}
