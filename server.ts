import '#server/config/require-node-24.ts'
import { createRequestHandler } from '@react-router/express'
import express from 'express'
import * as serverBuild from 'virtual:react-router/server-build'
import { reloadCatalog } from '#server/reads/catalog-snapshot.ts'
import { closeDatabase } from '#server/db/database.ts'
import { refuseSurplusRights } from '#server/db/role-rights.ts'
import { env } from '#server/config/env.ts'
import { followChanges } from '#server/reads/follow-changes.ts'
import { answerNoSuchFile, serveAssets, servePublicFiles } from '#server/http/assets.ts'
import { redirectToCanonicalPath } from '#server/http/canonical-path.ts'
import { endConnectionsWhileDraining } from '#server/http/draining.ts'
import { answerFault } from '#server/http/fault-page.ts'
import { answerHealth, answerReady } from '#server/http/health.ts'
import { loadContext } from '#server/http/load-context.ts'
import { servePicture } from '#server/http/picture-route.ts'
import { checkPosts } from '#server/http/post-checks.ts'
import { leadUnreadablePathsNowhere } from '#server/http/reject-malformed-paths.ts'
import { logRequests } from '#server/http/request-log.ts'
import { runServer } from '#server/http/run-server.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { serveSocialCard } from '#server/http/social-card-route.ts'
import { sendWholeResponses } from '#server/http/whole-responses.ts'
import { removeAbandoned } from '#server/limits/make-once.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { closeQueue } from '#server/jobs/queue.ts'

export { followChanges, reloadCatalog, serverBuild }

export function createApp() {
  const app = express()
  app.disable('x-powered-by')
  // Otherwise /ASSETS/ would be a second URL of every file.
  app.enable('case sensitive routing')
  // For request.ip, and for request.protocol behind a proxy that terminates TLS: the origin of forms is compared with it.
  app.set('trust proxy', env().TRUSTED_PROXIES)
  app.use(securityHeaders)
  app.use(endConnectionsWhileDraining)
  app.use(logRequests)
  app.get('/health', answerHealth)
  app.get('/ready', answerReady)
  app.use(leadUnreadablePathsNowhere)
  app.use(checkPosts)
  app.use(
    '/assets',
    serveAssets('build/client/assets'),
    serveAssets('.local/earlier-assets'),
    answerNoSuchFile,
  )
  app.use(servePublicFiles)
  app.use(redirectToCanonicalPath)
  app.get('/images/:variant/:key', servePicture)
  app.get('/cards/:kind/:file', serveSocialCard)
  app.use(['/images', '/cards'], answerNoSuchFile)
  app.use(sendWholeResponses)
  // React Router refuses forms posted from another origin than it is asked under. Behind a proxy that ends TLS it is asked
  // over http, and the visitor's own origin is the public one. (Given a function for `build`, it would derive the routes
  // again with each request.)
  const build = { ...serverBuild, allowedActionOrigins: [new URL(env().SITE_ORIGIN).host] }
  app.use(createRequestHandler({ build, getLoadContext: loadContext }))
  app.use(answerFault)
  return app
}

if (import.meta.main) {
  await refuseSurplusRights('web')
  serveMetrics()
  void removeAbandoned(env().PICTURE_STORE)
  const stopFollowing = followChanges()
  runServer(createApp(), async () => {
    await stopFollowing()
    await closeQueue()
    await closeDatabase()
  })
}
