import { hash } from 'node:crypto'
import { env } from '#server/platform/config/env.ts'
import { reportPath } from './browser-reports.ts'

/** Each script's attributes and code. Not a regular expression, which takes ten times as long on a whole page. */
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
    // Structured data never runs, so it needs no hash.
    if (/\ssrc=/.test(attributes) || attributes.includes('application/ld+json') || code === '') continue
    hashes.add(`'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`)
  }
  return [...hashes]
}

/**
 * Sources of the captcha and the ad pixel, if configured. On every page, since following a link doesn't load a new document.
 */
function thirdPartySources() {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SCRIPT_URL, PIXEL_ID, PIXEL_URL } = env()
  const captcha = new URL(RECAPTCHA_SCRIPT_URL).origin
  const hasCaptcha = RECAPTCHA_SITE_KEY !== undefined
  return {
    scripts: hasCaptcha ? [`${captcha}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'] : [],
    frames: hasCaptcha ? [`${captcha}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'] : [],
    pictures: PIXEL_ID === undefined ? [] : [new URL(PIXEL_URL).origin],
  }
}

type Sources = Record<'scripts' | 'pictures' | 'frames' | 'connections', readonly string[]>

/**
 * The policy of one rendered page: nothing from other sites, and no inline scripts except the ones it was rendered with.
 * `html` is the page decoded as latin1, one character per byte.
 */
function policyOf(html: string, { scripts, pictures, frames, connections }: Sources): string {
  // Vite's dev server adds inline styles and uses a WebSocket; the built site does neither.
  const { NODE_ENV, PICTURE_RENDER_URL } = env()
  const development = NODE_ENV === 'development'
  const hostedPictures = PICTURE_RENDER_URL === undefined ? [] : [new URL(PICTURE_RENDER_URL).origin]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOfInlineScripts(html), ...scripts].join(' '),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Server-rendered widths and positions; style elements stay blocked.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", ...hostedPictures, ...pictures].join(' '),
    ['frame-src', ...frames].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(development ? ['ws:', 'http://localhost:3000'] : []), ...connections].join(
      ' ',
    ),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
  ].join('; ')
}

export function contentSecurityPolicy(html: string): string {
  const { QUOTE_API_ORIGIN } = env()
  const { scripts, frames, pictures } = thirdPartySources()
  return policyOf(html, {
    scripts,
    pictures,
    // The only page of ours that may be framed is the map (app/api/contact-map.ts).
    frames: ["'self'", ...frames],
    // Quotes may be sent to a host of their own.
    connections: QUOTE_API_ORIGIN === undefined ? [] : [QUOTE_API_ORIGIN],
  })
}

/** The desk's pages use nothing from anywhere else. A photo is shown before it's sent, as a blob: URL. */
export const deskSecurityPolicy = (html: string) =>
  policyOf(html, { scripts: [], pictures: ['blob:'], frames: ["'none'"], connections: [] })
