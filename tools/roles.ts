import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { Client } from 'pg'
import { ensureRoles, roleUrl } from '#server/platform/database/roles.ts'
import { toolEnv } from '#server/platform/config/env.ts'

// npx node tools/roles.ts, with the owner's connection in DATABASE_URL
//
// Creates the database roles if needed and prints their connection URLs: the DATABASE_URL of the site, the worker and the desk.

const { DATABASE_URL } = toolEnv()
if (DATABASE_URL === undefined) throw new Error("Set DATABASE_URL to the owner's connection")
const owner = new Client({ connectionString: DATABASE_URL })
await owner.connect()
await ensureRoles(owner, DATABASE_URL)
await owner.end()
for (const role of ['web', 'worker', 'desk'] as const)
  console.log(`${role.padEnd(7)} ${roleUrl(DATABASE_URL, role)}`)
