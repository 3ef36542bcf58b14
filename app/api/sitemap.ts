import { env } from '#server/env.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import { toSitemap } from '#server/presenters/sitemap.ts'
import { listPages } from '#server/sitemap.ts'

/** GET /sitemap.xml: all public URLs. */
export async function loader() {
  const pages = await orUnavailable(listPages(), {
    title: 'Error Loading Plants',
    message: 'An error occurred fetching plants.',
  })
  return new Response(toSitemap(pages, env().SITE_ORIGIN), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
