import { env } from '#server/platform/config/env.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toSitemap } from '#server/web/xml-feeds.ts'
import { listPages } from '#server/web/sitemap-pages.ts'

/** GET /sitemap.xml: all public URLs. */
export async function loader() {
  const pages = await unavailableOnFault(listPages(), {
    title: 'Error Loading Plants',
    message: 'An error occurred fetching plants.',
  })
  return new Response(toSitemap(pages, env().SITE_ORIGIN), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
