import { articles, newestChange } from '#server/content/content.ts'
import { env } from '#server/config/env.ts'
import { toFeed } from '#server/presenters/xml-feeds.ts'

/** GET /blog/rss.xml: all articles, newest first. */
export function loader() {
  return new Response(toFeed(articles, env().SITE_ORIGIN, newestChange), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
    },
  })
}
