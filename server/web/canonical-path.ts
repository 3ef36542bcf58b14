import type { RequestHandler } from 'express'
import { cachePolicies } from './cache-policies.ts'

// The rest of these paths is a key, which is case-sensitive, or a plant's name, which its page redirects to the slug itself.
const beforeKey = /^\/(quote|images|assets|api|plant-database)\//i

/** The path in lower case, without trailing or repeated slashes. Undefined if it isn't a plain path. */
export function canonicalPath(path: string): string | undefined {
  // Anything else ends as a 404; it never becomes part of a redirect.
  if (!/^\/[\w\-./~%]*$/.test(path)) return undefined
  const single = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const start = beforeKey.exec(single)?.[0]
  return start === undefined
    ? single.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, lowerLetters)
    : start.toLowerCase() + single.slice(start.length)
}

const lowerLetters = (part: string) => (part.startsWith('%') ? part : part.toLowerCase())

/** Redirects every other spelling of a URL to the one that search engines and caches know; the query stays. */
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
