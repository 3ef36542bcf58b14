import { Counter, Histogram } from 'prom-client'
import { registry } from './registry.ts'

const answered = new Counter({
  registers: [registry],
  name: 'hctc_http_requests_total',
  help: 'Requests answered, by route, method and class of status',
  labelNames: ['route', 'method', 'status'],
})
const durations = new Histogram({
  registers: [registry],
  name: 'hctc_http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer',
  labelNames: ['route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5],
})

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

type Answered = { route: string; method: string; status: number; seconds: number }

/** By route and not by address: the number of series stays bounded, and holds nothing of a visitor's. */
export function observeRequest({ route, method, status, seconds }: Answered) {
  answered.inc({
    route,
    method: methods.has(method) ? method : 'other',
    status: `${Math.floor(status / 100)}xx`,
  })
  durations.observe({ route }, seconds)
}
