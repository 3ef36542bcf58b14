import { Client } from 'pg'
import { migrate } from '#tools/migrate.ts'
import { openLocalDatabase } from '#tools/owners-database.ts'
import { seedScale } from '#tools/seed-scale.ts'
import { seed } from '#tools/seed.ts'

/** A database with the real catalogue, filled up with synthetic plants, made on first use and kept in .local. */
export async function catalogueOf(size: number) {
  const database = await openLocalDatabase(`.local/bench-${size}`, { durable: true })
  await migrate(database.ownerUrl)
  await seed(database.ownerUrl)
  const client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ plants: number }>('select count(*)::int as plants from plants')
  await client.end()
  const missing = size - (rows[0]?.plants ?? 0)
  if (missing > 0) {
    console.log(`adding ${missing} plants; a million takes about 12 minutes, once`)
    await seedScale(database.ownerUrl, missing)
  }
  return database
}
