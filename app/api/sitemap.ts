import { env } from '#server/platform/config/env.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { listPages } from '#server/web/sitemap-pages.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** GET /sitemap.xml: all public URLs, whose paths have no characters that XML would need escaped. */
export async function loader() {
  const pages = await unavailableOnFault(listPages(), {
    title: 'Error Loading Plants',
    message: 'An error occurred fetching plants.',
  })
  const urls = pages.map(({ path, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${env().SITE_ORIGIN}${path}</loc>${date}</url>`
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}
