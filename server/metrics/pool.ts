import { Gauge } from 'prom-client'
import type { Pool } from 'pg'
import { registry } from './registry.ts'

let pool: Pool | undefined

/** Read only when somebody looks. */
export function watchPool(opened: Pool) {
  pool = opened
}

const connections = new Gauge({
  registers: [registry],
  name: 'hctc_database_connections',
  help: 'Connections of the pool: in all, idle, and requests that wait for one',
  labelNames: ['state'],
  collect() {
    connections.set({ state: 'open' }, pool?.totalCount ?? 0)
    connections.set({ state: 'idle' }, pool?.idleCount ?? 0)
    connections.set({ state: 'waited-for' }, pool?.waitingCount ?? 0)
  },
})
