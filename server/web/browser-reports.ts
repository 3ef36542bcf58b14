import type { RequestHandler } from 'express'
import type { ServerBuild } from 'react-router'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { describeReport } from '#server/platform/log/browser-report.ts'
import { log } from '#server/platform/log/log.ts'
import { countBrowserReport } from '#server/platform/metrics/metrics.ts'
import { listFiles } from './assets.ts'
import { cachePolicies } from './cache-policies.ts'
import { clientAddress } from '#server/platform/requests/load-context.ts'
import { readBody } from '#server/platform/requests/read-body.ts'
import { currentRequest } from '#server/platform/requests/request-context.ts'

// Errors in visitors' browsers. server/platform/log/browser-report.ts says what's stored of them.

export const reportPath = '/api/browser-reports'

const mostBytes = 2048
const pauseSeconds = 60

/** Before every other script of a page, so that it also sees those fail to load. */
export const reportScript = `<script>{
let next = 0;
const report = (event) => {
  const error = event.error ?? event.reason ?? event;
  if (Date.now() < next || error.name === "AbortError") return;
  next = Date.now() + ${pauseSeconds}000;
  navigator.sendBeacon("${reportPath}", JSON.stringify({
    page: location.pathname,
    message: String(error.message ?? error).slice(0, 300),
    at: /\\/assets\\/\\S+:\\d+/.exec(error.stack)?.[0],
  }));
};
addEventListener("error", report);
addEventListener("unhandledrejection", report);
}</script>`

type Routes = ServerBuild['routes']

function patternsOf(routes: Routes): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route === undefined ? '' : `${pathOf(route.parentId)}/${route.path ?? ''}`
  }
  return Object.keys(routes).map((id) =>
    pathOf(id)
      .replaceAll(/\/+/g, '/')
      .replace(/(?<=.)\/$/, ''),
  )
}

/** POST /api/browser-reports. It needs no session and no origin: it only adds a line to the log, once a minute for each client. */
export function receiveBrowserReports(routes: Routes, folders: readonly string[]): RequestHandler {
  const known = { patterns: patternsOf(routes), files: new Set(folders.flatMap(listFiles)) }
  return async (request, response) => {
    const context = currentRequest()
    if (context !== undefined) context.route = reportPath
    response.set('Cache-Control', cachePolicies.never)
    const body = await readBody({ body: request }, mostBytes)
    const report = describeReport(body?.toString('utf8') ?? '', request.get('User-Agent') ?? '', known)
    if (body === undefined || report === undefined) {
      response.sendStatus(body === undefined ? 413 : 400)
      return
    }
    const limit = { name: 'browser-report', subject: clientAddress(request.ip), most: 1 }
    // While the database is down, reports are dropped.
    const { allowed } = await takeFromLimit({ ...limit, perSeconds: pauseSeconds }).catch(() => ({
      allowed: false,
    }))
    if (allowed) {
      countBrowserReport(report)
      log.warn(report, 'browser report')
    }
    response.sendStatus(allowed ? 204 : 429)
  }
}
