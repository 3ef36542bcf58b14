// The MDN HTTP Observatory score of one response, by its published rules: 100 minus penalties, plus bonuses
// that only count from 90 on. https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring

type ScoredResponse = { headers: Headers; html: string | null; origin: string }

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

function policyScore(headers: Headers): number {
  const header = headers.get('content-security-policy')
  if (header === null) return -25
  // Two policies in one response are a mistake.
  if (header.includes(',')) return -25
  const policy = directivesOf(header)
  const or = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = or('script-src')
  const styles = or('style-src')
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src')
  if (scripts.some((source) => [...broad, ...inline].includes(source))) return -20
  if (or('object-src').some((source) => broad.includes(source))) return -20
  if (active.some(([, sources]) => sources.some((source) => source.startsWith('http:')))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if ([...or('img-src'), ...or('media-src')].some((source) => source.startsWith('http:'))) return -10
  if (styles.some((source) => [...broad, ...inline].includes(source))) return 0
  const closed = policy.get('default-src')?.join() === "'none'"
  const forms = policy.get('form-action')?.join() ?? '*'
  return closed && ["'none'", "'self'"].includes(forms) ? 10 : 5
}

function cookieScore(headers: Headers): number {
  const cookies = headers.getSetCookie()
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0
}

function transportScore(headers: Headers): number {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? -1)
  if (seconds < 0) return -20
  return seconds < 15_768_000 ? -10 : 0
}

function frameScore(headers: Headers): number {
  const ancestors = directivesOf(headers.get('content-security-policy') ?? '').get('frame-ancestors')
  if (ancestors !== undefined && !ancestors.some((source) => broad.includes(source))) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function referrerScore(headers: Headers): number {
  const policy = headers.get('referrer-policy')
  if (policy === null) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
}

function scriptScore(html: string | null, origin: string): number {
  const sources = [...(html ?? '').matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1] ?? '')
  const foreign = sources.filter((source) => new URL(source, origin).origin !== origin)
  if (foreign.length === 0) return 0
  return foreign.every((source) => source.startsWith('https:')) ? -5 : -50
}

function resourceScore(headers: Headers): number {
  const policy = headers.get('cross-origin-resource-policy')
  if (policy === null || policy === 'cross-origin') return 0
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
}

export function observatoryScore({ headers, html, origin }: ScoredResponse): number {
  const changes = [
    policyScore(headers),
    cookieScore(headers),
    headers.get('access-control-allow-credentials') === null ? 0 : -50,
    transportScore(headers),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frameScore(headers),
    referrerScore(headers),
    scriptScore(html, origin),
    resourceScore(headers),
  ]
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const score = 100 + sum(changes.filter((change) => change < 0))
  return score >= 90 ? score + sum(changes.filter((change) => change > 0)) : Math.max(0, score)
}
