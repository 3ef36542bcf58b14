import '#server/platform/config/require-node-24.ts'
import { createRequestHandler } from '@react-router/express'
import express from 'express'
import * as serverBuild from 'virtual:react-router/server-build'
import { env } from '#server/platform/config/env.ts'
import { closeDatabase } from '#server/platform/database/database.ts'
import { refuseSurplusRights } from '#server/platform/database/role-rights.ts'
import { deskOrigin } from '#server/people/desk-origin.ts'
import { sendFileNotFound, serveAssets, serveIcon } from '#server/web/assets.ts'
import { limitBodyTime } from '#server/web/body-time.ts'
import { receiveBrowserReports, reportPath } from '#server/web/browser-reports.ts'
import { bufferResponses } from '#server/web/buffer-responses.ts'
import { cachePolicies } from '#server/web/cache-policies.ts'
import { checkDeskPosts } from '#server/web/desk-posts.ts'
import { endConnectionsWhileDraining } from '#server/web/draining.ts'
import { sendDeskErrorPage } from '#server/web/error-page.ts'
import { serveDeskReadiness, serveHealth } from '#server/web/health.ts'
import { servePicture } from '#server/web/image-routes.ts'
import { loadContext } from '#server/platform/requests/load-context.ts'
import { rejectMalformedPaths } from '#server/web/reject-malformed-paths.ts'
import { logRequests } from '#server/web/request-log.ts'
import { runServer } from '#server/web/run-server.ts'
import { securityHeaders } from '#server/web/security-headers.ts'
import { securityTxtPath, serveSecurityTxt } from '#server/web/security-txt.ts'
import { closeQueue } from '#server/mail/queue.ts'
import { serveMetrics } from '#server/platform/metrics/serve-metrics.ts'
import { followChanges } from '#server/catalog/follow-changes.ts'

// The owner's desk: a process, a build and a host name of its own. Nothing of it is public.

const assetFolders = ['desk/build/client/assets', '.local/earlier-desk-assets']

export { serverBuild }

export function createApp() {
  const origin = new URL(deskOrigin())
  const app = express()
  app.disable('x-powered-by')
  app.enable('case sensitive routing')
  app.set('trust proxy', env().TRUSTED_PROXIES)
  app.use(securityHeaders)
  app.use((_request, response, next) => {
    response.set('X-Robots-Tag', 'noindex')
    next()
  })
  app.use(endConnectionsWhileDraining)
  app.use(logRequests)
  app.use(limitBodyTime({ usualMilliseconds: 120_000, uploadMilliseconds: 120_000 }))
  app.get('/health', serveHealth)
  app.get('/ready', serveDeskReadiness)
  app.use(rejectMalformedPaths)
  app.post(reportPath, receiveBrowserReports(serverBuild.routes, assetFolders))
  app.use(checkDeskPosts)
  app.use('/assets', ...assetFolders.map(serveAssets), sendFileNotFound)
  app.get(['/favicon.svg', '/apple-touch-icon.png'], serveIcon)
  app.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', cachePolicies.never).type('text').send('User-agent: *\nDisallow: /\n')
  })
  app.get(securityTxtPath, serveSecurityTxt(origin.origin))
  // The catalog's pictures, which are public on the site, too.
  app.get('/images/:variant/:key', servePicture)
  app.use('/images', sendFileNotFound)
  app.use(bufferResponses)
  const build = { ...serverBuild, allowedActionOrigins: [origin.host] }
  app.use(createRequestHandler({ build, getLoadContext: loadContext }))
  app.use(sendDeskErrorPage)
  return app
}

if (import.meta.main) {
  await refuseSurplusRights('desk')
  serveMetrics()
  const stopFollowing = followChanges()
  runServer('desk', createApp(), async () => {
    await stopFollowing()
    await closeQueue()
    await closeDatabase()
  })
}
