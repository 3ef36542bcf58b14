import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ensureRoles } from '#server/db/roles.ts'
import { childEnv } from '#server/config/env.ts'
import type { Cluster } from '#tools/embedded-postgres.ts'
import { listMigrations, migrate } from '#tools/migrate.ts'
import { everythingOf, makeDatabase, query, shapeOf } from '#tests/faults/rig/compare-databases.ts'
import type { Figure } from '#tests/faults/rig/measurements.ts'

/** Kills migrate at random moments of its work on an empty database, and looks at what it leaves. */
export async function killedMigrations(cluster: Cluster, kills: number): Promise<Figure[]> {
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
