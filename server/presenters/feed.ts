import type { Article } from '#domain/articles/article-schema.ts'
import { xmlText } from './xml.ts'

const rssDate = (day: string) => new Date(day).toUTCString()

/** The articles as an RSS 2.0 feed, with what each is about instead of its whole text. */
export function toFeed(articles: readonly Article[], origin: string, newestChange: string): string {
  const items = articles.map((article) => {
    const address = `${origin}/blog/${article.slug}`
    return `<item>
<title>${xmlText(article.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${rssDate(article.published)}</pubDate>
<category>${xmlText(article.category)}</category>
<description>${xmlText(`${article.lead} ${article.description}`)}</description>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Hill Country Tree Company: knowledge hub</title>
<link>${origin}/blog</link>
<atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>
<description>Notes about trees on the ground around San Antonio and in the Texas Hill Country.</description>
<language>en-us</language>
<lastBuildDate>${rssDate(newestChange)}</lastBuildDate>
${items.join('\n')}
</channel>
</rss>
`
}
