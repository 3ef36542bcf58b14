import '#server/config/require-node-24.ts'
import { Client } from 'pg'
import { ensureRoles, roleUrl } from '#server/db/roles.ts'
import { toolEnv } from '#server/config/env.ts'

// Makes the site's two roles if they are missing, and prints their connections: each is the DATABASE_URL of one process.

const { DATABASE_URL } = toolEnv()
if (DATABASE_URL === undefined) throw new Error("DATABASE_URL, the owner's connection, is needed")
const owner = new Client({ connectionString: DATABASE_URL })
await owner.connect()
await ensureRoles(owner, DATABASE_URL)
await owner.end()
for (const role of ['web', 'worker'] as const) console.log(`${role.padEnd(7)} ${roleUrl(DATABASE_URL, role)}`)
