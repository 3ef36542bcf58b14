import { matchRoutes } from 'react-router'
import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { keyedHash } from '#server/platform/config/keyed-hash.ts'

// Browsers tell us about unhandled errors and about what the security policy blocked. Their reports have the page's URL and an
// error's message, which can carry the token of a quote or what somebody typed. None of that is stored: only words that we know
// already (a route, a file of ours, a browser's name), numbers and a keyed hash.

/** The names of directives are the browser's own words. */
const directive = z.string().regex(/^[a-z]{3,9}-(src|action|uri|ancestors|to)(-elem|-attr)?$/)

const reports = z.union([
  z
    .object({ page: z.string(), message: z.string(), at: z.string().default('') })
    .transform((report) => ({ ...report, kind: 'error' as const })),
  z
    .object({
      'csp-report': z.object({
        'document-uri': z.string(),
        'effective-directive': directive,
        'blocked-uri': z.string().default(''),
        'source-file': z.string().default(''),
        'line-number': z.int().default(0),
        'column-number': z.int().default(0),
      }),
    })
    .transform(({ 'csp-report': report }) => ({
      kind: 'policy' as const,
      directive: report['effective-directive'],
      page: report['document-uri'],
      message: report['blocked-uri'],
      at: `${report['source-file']}:${report['line-number']}:${report['column-number']}`,
    })),
])

const browsers: readonly [string, RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
]

type Known = {
  /** The URL patterns of the build, such as /quote/:token. */
  patterns: readonly string[]
  /** The names of its scripts and styles. */
  files: ReadonlySet<string>
}

function routeOf(page: string, patterns: readonly string[]): string {
  try {
    const { pathname } = new URL(page, 'http://page')
    // React Router would print a path that can't be decoded.
    decodeURIComponent(pathname)
    const routes = patterns.map((path) => ({ path }))
    return matchRoutes(routes, pathname)?.[0]?.route.path ?? 'other'
  } catch {
    return 'other'
  }
}

/** 'entry-Bx3.js:1:2045'; 'other' if it isn't a file of ours. */
function positionOf(at: string, files: ReadonlySet<string>): string {
  const [, name = '', position = ''] = /\/assets\/([\w.-]+)((?::\d{1,7}){1,2})$/.exec(at) ?? []
  return files.has(name) ? name + position : 'other'
}

/** Everything that may be stored of a report; undefined if it isn't one. */
export function describeReport(body: string, userAgent: string, { patterns, files }: Known) {
  const parsed = reports.safeParse(parseJson(body))
  if (!parsed.success) return undefined
  const { page, message, at, ...kind } = parsed.data
  return {
    ...kind,
    route: routeOf(page, patterns),
    at: positionOf(at, files),
    message: keyedHash('browser report', message).toString('hex').slice(0, 16),
    browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
  }
}
