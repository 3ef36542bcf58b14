import type { SitemapEntry } from './sitemap-pages.ts'
import type { Article } from '#domain/articles/article-schema.ts'

const rssDate = (day: string) => new Date(day).toUTCString()

/** The articles as an RSS 2.0 feed, with a summary of each instead of the full text. */
export function toFeed(articles: readonly Article[], origin: string, newestChange: string): string {
  const items = articles.map((article) => {
    const url = `${origin}/blog/${article.slug}`
    return `<item>
<title>${xmlText(article.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${rssDate(article.published)}</pubDate>
<category>${xmlText(article.category)}</category>
<description>${xmlText(`${article.lead} ${article.description}`)}</description>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Hill Country Tree Company: articles</title>
<link>${origin}/blog</link>
<atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>
<description>Articles about trees on the ground around San Antonio and in the Texas Hill Country.</description>
<language>en-us</language>
<lastBuildDate>${rssDate(newestChange)}</lastBuildDate>
${items.join('\n')}
</channel>
</rss>
`
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function toSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${xmlText(origin + path)}</loc>${date}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an element or an attribute. */
function xmlText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
