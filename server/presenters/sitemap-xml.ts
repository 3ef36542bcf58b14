import type { SitemapEntry } from '#server/reads/sitemap-pages.ts'
import { xmlText } from './xml.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function toSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${xmlText(origin + path)}</loc>${date}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`
}
