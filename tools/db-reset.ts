import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { Client } from 'pg'
import { toolEnv } from '#server/platform/config/env.ts'
import { fillDesk } from './demo/fill-desk.ts'
import { migrate } from './migrate.ts'
import { withOwnersDatabase } from './owners-database.ts'
import { seed } from './seed.ts'

// Empties the database, seeds it again from db/catalogue and, without --empty, fills it with the demo. A database in DATABASE_URL may
// hold real quotes, so emptying that one needs an extra flag.

if (toolEnv().DATABASE_URL !== undefined && !process.argv.includes('--yes-empty-it')) {
  throw new Error('DATABASE_URL is set. To empty that database: npm run db:reset -- --yes-empty-it')
}

await withOwnersDatabase(async (ownerUrl) => {
  const owner = new Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(
    'drop schema if exists pgboss cascade; drop schema public cascade; create schema public; grant usage on schema public to public',
  )
  await owner.end()
  const applied = await migrate(ownerUrl)
  console.log(`${applied.length} migrations applied\n${await seed(ownerUrl)}`)
  if (!process.argv.includes('--empty'))
    console.log(
      `Demo: ${await fillDesk(ownerUrl, { NODE_ENV: 'development', SMTP_URL: 'smtp://127.0.0.1:9' })}`,
    )
})
