import '#server/platform/config/require-node-24.ts'
import { createRequestHandler } from '@react-router/express'
import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import * as serverBuild from 'virtual:react-router/server-build'
import { getCatalog, reloadCatalog } from '#server/catalog/catalog-snapshot.ts'
import { closeDatabase } from '#server/platform/database/database.ts'
import { refuseSurplusRights } from '#server/platform/database/role-rights.ts'
import { env } from '#server/platform/config/env.ts'
import { followChanges } from '#server/catalog/follow-changes.ts'
import { sendFileNotFound, serveAssets, servePublicFiles } from '#server/web/assets.ts'
import { limitBodyTime } from '#server/web/body-time.ts'
import { receiveBrowserReports, reportPath } from '#server/web/browser-reports.ts'
import { redirectToCanonicalPath } from '#server/web/canonical-path.ts'
import { endConnectionsWhileDraining } from '#server/web/draining.ts'
import { sendErrorPage } from '#server/web/error-page.ts'
import { serveHealth, serveReadiness } from '#server/web/health.ts'
import { loadContext } from '#server/platform/requests/load-context.ts'
import { servePicture } from '#server/web/image-routes.ts'
import { deletePhoto, servePhoto, uploadPhoto } from '#server/web/photo-routes.ts'
import { checkPosts } from '#server/web/post-checks.ts'
import { rejectMalformedPaths } from '#server/web/reject-malformed-paths.ts'
import { logRequests } from '#server/web/request-log.ts'
import { runServer } from '#server/web/run-server.ts'
import { securityHeaders } from '#server/web/security-headers.ts'
import { securityTxtPath, serveSecurityTxt } from '#server/web/security-txt.ts'
import { bufferResponses } from '#server/web/buffer-responses.ts'
import { removePartialFiles } from '#server/platform/limits/create-file-once.ts'
import { serveMetrics } from '#server/platform/metrics/serve-metrics.ts'
import { closeQueue, openQueue } from '#server/mail/queue.ts'

const warmUpMilliseconds = 3_000
const assetFolders = ['build/client/assets', '.local/earlier-assets']

export { followChanges, reloadCatalog, serverBuild }

export function createApp() {
  const app = express()
  app.disable('x-powered-by')
  // Otherwise /ASSETS/ would be a second URL of every file.
  app.enable('case sensitive routing')
  // For request.ip and, behind a proxy that terminates TLS, request.protocol, which a form's origin is compared with.
  app.set('trust proxy', env().TRUSTED_PROXIES)
  app.use(securityHeaders)
  app.use(endConnectionsWhileDraining)
  app.use(logRequests)
  app.use(limitBodyTime({ usualMilliseconds: 20_000, uploadMilliseconds: 120_000 }))
  app.get('/health', serveHealth)
  app.get('/ready', serveReadiness)
  app.use(rejectMalformedPaths)
  app.post(reportPath, receiveBrowserReports(serverBuild.routes, assetFolders))
  app.use(checkPosts)
  app.use('/assets', ...assetFolders.map(serveAssets), sendFileNotFound)
  app.use(servePublicFiles)
  app.get(securityTxtPath, serveSecurityTxt(env().SITE_ORIGIN))
  app.use(redirectToCanonicalPath)
  app.get('/images/:variant/:key', servePicture)
  app.use('/images', sendFileNotFound)
  app.get('/quote/:token/photos/:size/:key', servePhoto)
  app.post('/quote/:token/photos', uploadPhoto)
  app.post('/quote/:token/photos/:key/remove', deletePhoto)
  app.use(bufferResponses)
  // React Router rejects a form whose origin differs from the request's. Behind a proxy that terminates TLS, requests arrive
  // over http, so the public origin must be allowed. (If `build` were a function, React Router would derive the routes again
  // for each request.)
  const build = { ...serverBuild, allowedActionOrigins: [new URL(env().SITE_ORIGIN).host] }
  app.use(createRequestHandler({ build, getLoadContext: loadContext }))
  app.use(sendErrorPage)
  return app
}

if (import.meta.main) {
  await refuseSurplusRights('web')
  serveMetrics()
  void removePartialFiles(env().PICTURE_STORE)
  const stopFollowing = followChanges()
  // A cold process would make its first visitors wait. If the database is down, it starts anyway.
  await Promise.race([Promise.allSettled([getCatalog(), openQueue()]), sleep(warmUpMilliseconds)])
  runServer('site', createApp(), async () => {
    await stopFollowing()
    await closeQueue()
    await closeDatabase()
  })
}
