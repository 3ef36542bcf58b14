import { sql } from 'kysely'
import { db } from './database.ts'

/** Letters that wait, are being sent or will be tried again. */
export async function getQueueDepth(): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job
    where name = 'mail' and state in ('created', 'retry', 'active')`.execute(db())
  return rows[0]?.jobs ?? 0
}
