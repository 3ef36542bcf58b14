import { env } from '#server/config/env.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import { toSitemap } from '#server/presenters/sitemap-xml.ts'
import { listPages } from '#server/reads/sitemap-pages.ts'

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
