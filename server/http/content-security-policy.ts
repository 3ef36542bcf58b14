import { hash } from 'node:crypto'
import { env } from '#server/config/env.ts'

/** Each script's attributes and code. By hand: a pattern takes ten times as long over a whole page. */
function* scriptsIn(html: string) {
  for (let begin = html.indexOf('<script'); begin !== -1; begin = html.indexOf('<script', begin)) {
    const code = html.indexOf('>', begin) + 1
    const end = html.indexOf('</script>', code)
    yield { attributes: html.slice(begin, code), code: html.slice(code, end) }
    begin = end
  }
}

function hashesOfInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const { attributes, code } of scriptsIn(html)) {
    // Structured data is never run, so the policy does not concern it.
    if (/\ssrc=/.test(attributes) || attributes.includes('application/ld+json') || code === '') continue
    hashes.add(`'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`)
  }
  return [...hashes]
}

/** What others may add: the captcha's script and frames, the ad pixel's pictures. On every page, since links load no new one. */
function onlyWhenConfigured() {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SCRIPT_URL, PIXEL_ID, PIXEL_URL } = env()
  const captcha = new URL(RECAPTCHA_SCRIPT_URL).origin
  const hasCaptcha = RECAPTCHA_SITE_KEY !== undefined
  return {
    scripts: hasCaptcha ? [`${captcha}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'] : [],
    frames: hasCaptcha ? [`${captcha}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'] : [],
    pictures: PIXEL_ID === undefined ? [] : [new URL(PIXEL_URL).origin],
  }
}

/**
 * The policy of one rendered page: nothing from elsewhere, no inline script but the ones it was rendered with. The page is
 * given with a character for each of its bytes.
 */
export function contentSecurityPolicy(html: string): string {
  // Vite's dev server puts styles into the page and talks over a socket; neither is in the built site.
  const development = env().NODE_ENV === 'development'
  const { PICTURE_RENDER_URL, QUOTE_API_ORIGIN } = env()
  const hostedPictures = PICTURE_RENDER_URL === undefined ? [] : [new URL(PICTURE_RENDER_URL).origin]
  // SQ-07: quotes may be sent to a host of their own.
  const quoteApi = QUOTE_API_ORIGIN === undefined ? [] : [QUOTE_API_ORIGIN]
  const { scripts, frames, pictures } = onlyWhenConfigured()
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOfInlineScripts(html), ...scripts].join(' '),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Server-rendered widths and positions; style elements stay blocked.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", ...hostedPictures, ...pictures].join(' '),
    // Of ours only the map's own page may stand in a frame (app/api/contact-map.ts).
    ["frame-src 'self'", ...frames].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(development ? ['ws:', 'http://localhost:3000'] : []), ...quoteApi].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
