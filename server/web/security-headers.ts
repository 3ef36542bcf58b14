import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { env } from '#server/platform/config/env.ts'

/** For responses that aren't pages: if a browser is ever tricked into showing one, it can't run, load or send anything. */
const closedPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const notNeededHere = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]

/** Headers of every response. A route that needs another value sets it itself. */
export function securityHeadersOf(siteOrigin: string): Record<string, string> {
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': notNeededHere.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteOrigin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

function addMissing(response: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value)
  // For browsers that don't know frame-ancestors. The only page that may be framed is the map, by our own pages.
  const policy = String(response.getHeader('Content-Security-Policy'))
  const framing = policy.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY'
  response.setHeader('X-Frame-Options', framing)
}

let ofThisSite: Record<string, string> | undefined

/** Added when the head is written, after all other code, because React Router appends its headers to those already set. */
export const securityHeaders: RequestHandler = (_, response, next) => {
  ofThisSite ??= securityHeadersOf(env().SITE_ORIGIN)
  const headers = ofThisSite
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (!response.headersSent) addMissing(response, headers)
    return writeHead(...head)
  }) as typeof writeHead
  next()
}
