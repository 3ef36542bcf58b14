import '#server/require-node-24.ts'
import { createServer } from 'node:http'
import { createRequestHandler } from '@react-router/express'
import express from 'express'
import { closeDatabase } from '#server/db/database.ts'
import { env } from '#server/env.ts'
import { serveAssets, servePublicFiles } from '#server/http/assets.ts'
import { followChanges } from '#server/follow-changes.ts'
import { redirectToCanonicalPath } from '#server/http/canonical-path.ts'
import { loadContext } from '#server/http/load-context.ts'
import { servePicture } from '#server/http/pictures.ts'
import { serveSocialCard } from '#server/http/social-cards.ts'
import { sendWholeAnswers } from '#server/http/whole-answers.ts'
import { log } from '#server/log.ts'
import { closeQueue } from '#server/queue.ts'

export { followChanges }

export function createApp() {
  const app = express()
  app.disable('x-powered-by')
  // Behind a proxy that ends TLS the request's own address must still be https: forms are compared with it.
  app.set('trust proxy', (address: string) => env().TRUSTED_PROXIES.has(address))
  app.use('/assets', serveAssets('build/client/assets'), serveAssets('.local/earlier-assets'))
  app.use(servePublicFiles)
  app.use(redirectToCanonicalPath)
  app.get('/images/:variant/:key', servePicture)
  app.get('/cards/:kind/:file', serveSocialCard)
  app.use(sendWholeAnswers)
  app.use(createRequestHandler({ build: loadBuild, getLoadContext: loadContext }))
  return app
}

// React Router refuses forms posted from another origin than it is asked under. Behind a proxy that ends TLS it is asked
// over http, and the visitor's own origin is the public one.
async function loadBuild() {
  const build = await import('virtual:react-router/server-build')
  return { ...build, allowedActionOrigins: [new URL(env().SITE_ORIGIN).host] }
}

if (import.meta.main) {
  // Whoever sends a request slower than this is cut off; the largest body is 64 KB.
  const server = createServer({ requestTimeout: 20_000 }, createApp())
  server.listen(env().PORT, env().HOST, () => log.info(`site on http://${env().HOST}:${env().PORT}`))
  const stopFollowing = followChanges()
  const stop = () => {
    void stopFollowing()
    server.close(() => void closeQueue().then(closeDatabase))
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
