import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { execFileSync } from 'node:child_process'
import { openLocalDatabase } from './owners-database.ts'
import { throwAwayFolder } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

// npx node tools/db-types.ts            writes server/platform/database/schema.generated.ts from a freshly migrated database
// npx node tools/db-types.ts --verify   only checks that it's current

const database = await openLocalDatabase(throwAwayFolder(), { durable: false })
try {
  await migrate(database.ownerUrl)
  const options = [
    '--dialect=postgres',
    '--numeric-parser=number',
    '--exclude-pattern=pgboss.*',
    '--type-mapping={"int8":"number"}',
    '--camel-case',
    '--out-file=server/platform/database/schema.generated.ts',
  ]
  execFileSync('kysely-codegen', [`--url=${database.ownerUrl}`, ...options, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
} finally {
  await database.stop()
}
