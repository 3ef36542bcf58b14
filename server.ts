import '#server/require-node-24.ts'
import { createServer } from 'node:http'
import { createRequestHandler } from '@react-router/express'
import express from 'express'
import { closeDatabase } from '#server/db/database.ts'
import { env } from '#server/env.ts'
import { loadContext } from '#server/http/load-context.ts'
import { servePicture } from '#server/http/pictures.ts'
import { serveSocialCard } from '#server/http/social-cards.ts'
import { log } from '#server/log.ts'

export function createApp() {
  const app = express()
  app.disable('x-powered-by')
  app.use(
    '/assets',
    express.static('build/client/assets', { immutable: true, maxAge: '1y', redirect: false }),
  )
  app.use(express.static('build/client', { maxAge: '5m', redirect: false, index: false }))
  app.get('/images/:variant/:key', servePicture)
  app.get('/cards/:kind/:file', serveSocialCard)
  app.use(
    createRequestHandler({
      build: () => import('virtual:react-router/server-build'),
      getLoadContext: loadContext,
    }),
  )
  return app
}

if (import.meta.main) {
  const server = createServer(createApp())
  server.listen(env().PORT, env().HOST, () => log.info(`site on http://${env().HOST}:${env().PORT}`))
  const stop = () => {
    server.close(() => void closeDatabase())
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
