import { env } from '#server/platform/config/env.ts'

/** GET /robots.txt. Private pages aren't disallowed here: a crawler has to fetch them to see their noindex. */
export function loader() {
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${env().SITE_ORIGIN}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
