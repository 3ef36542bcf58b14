import { createHash } from 'node:crypto'

const inlineScript = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g

function hashesOfInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', code = '' } = groups ?? {}
    // Structured data is never run, so the policy does not concern it.
    if (/\ssrc=/.test(attributes) || attributes.includes('application/ld+json') || code === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** The policy of one rendered page: nothing from elsewhere, no inline script but the ones it was rendered with. */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOfInlineScripts(html)].join(' '),
    "style-src 'self'",
    // Server-rendered widths and positions; style elements stay blocked.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
