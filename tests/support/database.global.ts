import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres, throwAwayFolder } from '#tools/embedded-postgres.ts'
import { migrate } from '#tools/migrate.ts'
import { seed } from '#tools/seed.ts'

// One cluster per run, one migrated and seeded template; each test file clones it (tests/support/site.ts).

declare module 'vitest' {
  interface ProvidedContext {
    maintenanceUrl: string
  }
}

export default async function setup(project: TestProject) {
  const cluster = await startPostgres(throwAwayFolder(), { durable: false })
  try {
    const client = new Client({ connectionString: cluster.ownerUrl('postgres') })
    await client.connect()
    await client.query('create database template_site')
    await client.end()
    await migrate(cluster.ownerUrl('template_site'))
    await seed(cluster.ownerUrl('template_site'))
  } catch (error) {
    // Vitest only stops what a setup returned, and a broken migration or record ends up here.
    await cluster.stop()
    throw error
  }
  project.provide('maintenanceUrl', cluster.ownerUrl('postgres'))
  return cluster.stop
}
