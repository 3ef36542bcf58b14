import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { env } from '#server/platform/config/env.ts'
import { log } from '#server/platform/log/log.ts'
import { registry } from './metrics.ts'

/**
 * Serves GET /metrics for Prometheus, and /health for the worker's watchdog, on a port that visitors can't reach. Without
 * METRICS_PORT, nothing is served.
 */
export function serveMetrics(): Server | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host } = env()
  if (port === undefined) return undefined
  collectDefaultMetrics({ register: registry })
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.method === 'GET' && request.url === '/health') {
      response.writeHead(200).end()
      return
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry
      .metrics()
      .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch((error: unknown) => {
        log.error({ err: error }, 'metrics could not be collected')
        response.writeHead(500).end()
      })
  })
  // A port that's taken must not stop the site.
  server.on('error', (error) => log.error({ err: error }, 'metrics server failed'))
  server.listen(port, host, () => log.info(`metrics on http://${host}:${port}/metrics`))
  server.unref()
  return server
}
