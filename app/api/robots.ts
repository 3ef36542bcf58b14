import { env } from '#server/config/env.ts'

/** GET /robots.txt. Pages that are nobody's business say noindex themselves: a crawler must be let in to read that. */
export function loader() {
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${env().SITE_ORIGIN}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
