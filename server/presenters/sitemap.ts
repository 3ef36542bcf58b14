import type { SitemapEntry } from '#server/sitemap.ts'
import { xmlText } from './xml.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

export function toSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${xmlText(origin + path)}</loc>${date}</url>`
  })
  return `${head}\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`
}

/** For more addresses than one file may hold. */
export function toSitemapIndex(paths: readonly string[], origin: string): string {
  const maps = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`)
  return `${head}\n<sitemapindex xmlns="${namespace}">\n${maps.join('\n')}\n</sitemapindex>\n`
}
