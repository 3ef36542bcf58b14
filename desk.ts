import '#server/config/require-node-24.ts'
import { createRequestHandler } from '@react-router/express'
import express from 'express'
import * as serverBuild from 'virtual:react-router/server-build'
import { env } from '#server/config/env.ts'
import { closeDatabase } from '#server/db/database.ts'
import { refuseSurplusRights } from '#server/db/role-rights.ts'
import { deskOrigin } from '#server/desk/access/desk-origin.ts'
import { sendFileNotFound, serveAssets, serveIcon } from '#server/http/assets.ts'
import { limitBodyTime } from '#server/http/body-time.ts'
import { receiveBrowserReports, reportPath } from '#server/http/browser-reports.ts'
import { bufferResponses } from '#server/http/buffer-responses.ts'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { checkDeskPosts } from '#server/http/desk-posts.ts'
import { endConnectionsWhileDraining } from '#server/http/draining.ts'
import { sendDeskErrorPage } from '#server/http/error-page.ts'
import { serveDeskReadiness, serveHealth } from '#server/http/health.ts'
import { servePicture } from '#server/http/image-routes.ts'
import { loadContext } from '#server/http/load-context.ts'
import { rejectMalformedPaths } from '#server/http/reject-malformed-paths.ts'
import { logRequests } from '#server/http/request-log.ts'
import { runServer } from '#server/http/run-server.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { securityTxtPath, serveSecurityTxt } from '#server/http/security-txt.ts'
import { serveVisitCalendar } from '#server/http/visit-calendar.ts'
import { closeQueue } from '#server/jobs/queue.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { followChanges } from '#server/reads/follow-changes.ts'

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
  // The only data of the desk that needs no session: a phone's calendar has none.
  app.get('/ical/:token.ics', serveVisitCalendar)
  app.use('/ical', sendFileNotFound)
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
