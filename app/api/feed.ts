import { articles, newestChange } from '#server/platform/content.ts'
import { env } from '#server/platform/config/env.ts'
import { toFeed } from '#server/web/xml-feeds.ts'

/** GET /blog/rss.xml: all articles, newest first. */
export function loader() {
  return new Response(toFeed(articles, env().SITE_ORIGIN, newestChange), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
    },
  })
}
