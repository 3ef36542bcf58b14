import type { Pool } from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Not prom-client's global registry: tests load this module more than once. */
export const registry = new Registry()

const requests = new Counter({
  registers: [registry],
  name: 'hctc_http_requests_total',
  help: 'Requests by route, method and status class',
  labelNames: ['route', 'method', 'status'],
})
const durations = new Histogram({
  registers: [registry],
  name: 'hctc_http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its response',
  labelNames: ['route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5],
})

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

type ObservedRequest = { route: string; method: string; status: number; seconds: number }

/** By route, not by URL: the number of series stays bounded, and no visitor's data ends up in a label. */
export function observeRequest({ route, method, status, seconds }: ObservedRequest) {
  requests.inc({
    route,
    method: methods.has(method) ? method : 'other',
    status: `${Math.floor(status / 100)}xx`,
  })
  durations.observe({ route }, seconds)
}

const renders = new Counter({
  registers: [registry],
  name: 'hctc_page_renders_total',
  help: 'Pages rendered to HTML, by route; responses shared by concurrent requests count once',
  labelNames: ['route'],
})

export function countRender(route: string) {
  renders.inc({ route })
}

const browserReports = new Counter({
  registers: [registry],
  name: 'hctc_browser_reports_total',
  help: 'Unhandled errors in browsers, and what the security policy blocked, by kind and route',
  labelNames: ['kind', 'route'],
})

export function countBrowserReport({ kind, route }: { kind: 'error' | 'policy'; route: string }) {
  browserReports.inc({ kind, route })
}

const busy = new Counter({
  registers: [registry],
  name: 'hctc_busy_total',
  help: 'Requests that were turned away because they got no turn in time, by the work they waited for',
  labelNames: ['work'],
})

export function countBusy(work: string) {
  busy.inc({ work })
}

let pool: Pool | undefined

export function watchPool(opened: Pool) {
  pool = opened
}

const connections = new Gauge({
  registers: [registry],
  name: 'hctc_database_connections',
  help: 'Pool connections: open, idle, and requests waiting for one',
  labelNames: ['state'],
  collect() {
    connections.set({ state: 'open' }, pool?.totalCount ?? 0)
    connections.set({ state: 'idle' }, pool?.idleCount ?? 0)
    connections.set({ state: 'waited-for' }, pool?.waitingCount ?? 0)
  },
})
