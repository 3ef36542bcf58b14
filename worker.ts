import '#server/require-node-24.ts'
import { log } from '#server/log.ts'

const idle = setInterval(() => undefined, 60_000)
log.info('worker is waiting for its first queue')
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => clearInterval(idle))
