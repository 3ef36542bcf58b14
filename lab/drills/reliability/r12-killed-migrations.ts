import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureRoles } from '../../../server/platform/database/roles.ts'
import { childEnv } from '../../../server/platform/config/env.ts'
import type { Cluster } from '../../../tools/embedded-postgres.ts'
import { listMigrations, migrate } from '../../../tools/migrate.ts'
import { everythingOf, createDatabase, query, shapeOf } from '#lab/drills/rig/compare-databases.ts'
import { none, some, type Measurement } from '#lab/drills/rig/measurements.ts'

/** Kills tools/migrate.ts at different moments on an empty database, and checks what it leaves behind. */
export async function killedMigrations(cluster: Cluster, kills: number): Promise<Measurement[]> {
  const shapes = new Set<string>()
  const reference = await createDatabase(cluster, 'reference')
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
  const trial = await createDatabase(cluster, 'trial')
  await migrate(trial)
  const usual = performance.now() - begun
  for (let index = 0; index < kills; index += 1) {
    const url = await createDatabase(cluster, `killed_${index}`)
    const child = spawn(process.execPath, ['tools/migrate.ts'], {
      env: childEnv({ DATABASE_URL: url }),
      stdio: 'ignore',
    })
    // Node needs a moment to start.
    await sleep(250 + (index / kills) * (usual + 300))
    if (child.exitCode === null) killed += 1
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    // PostgreSQL rolls back once it notices that the client is gone.
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
    some('migrations killed while they ran', killed),
    none('schemas that are neither old nor new', halfway),
    none('incomplete after the next run', unfinished),
  ]
}
