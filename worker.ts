import '#server/require-node-24.ts'
import { PgBoss } from 'pg-boss'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'

// The queue's process. Its schema and queues are made by the migrations; this role may not change them.
const boss = new PgBoss({
  connectionString: env().DATABASE_URL,
  max: 4,
  application_name: 'hctc worker',
  migrate: false,
  createSchema: false,
  useListenNotify: true,
})
boss.on('error', (error) => log.error({ err: error }, 'queue'))
await boss.start()
log.info('worker ready')

const stop = () => void boss.stop({ graceful: true, timeout: 10_000 })
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
