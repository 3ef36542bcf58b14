import type { RequestHandler } from 'express'
import { cachePolicies } from './cache-policies.ts'

// After these comes a key, in which case matters, or a plant's name, which its page redirects to the slug itself.
const beforeKey = /^\/(quote|images|cards|assets|api|plant-database)\//i

/** The one spelling of a path: small letters, no slash at the end, none twice. Undefined where it is not a plain path. */
export function canonicalPath(path: string): string | undefined {
  // Anything else is left to be not found; it never becomes part of an address we send somebody to.
  if (!/^\/[\w\-./~%]*$/.test(path)) return undefined
  const single = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const start = beforeKey.exec(single)?.[0]
  return start === undefined
    ? single.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, lowerLetters)
    : start.toLowerCase() + single.slice(start.length)
}

const lowerLetters = (part: string) => (part.startsWith('%') ? part : part.toLowerCase())

/** Leads every other spelling of an address to the one that search engines and caches know, with its query. */
export const redirectToCanonicalPath: RequestHandler = (request, response, next) => {
  const canonical = canonicalPath(request.path)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || !canonical || canonical === request.path) {
    next()
    return
  }
  const query = request.originalUrl.indexOf('?')
  response.set('Cache-Control', cachePolicies.redirect)
  response.redirect(301, canonical + (query === -1 ? '' : request.originalUrl.slice(query)))
}
