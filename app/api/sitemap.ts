import { notFound } from '#app/not-found.ts'
import { env } from '#server/env.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import { toSitemap, toSitemapIndex } from '#server/presenters/sitemap.ts'
import { getPlantParts, listPages, listPlantPages } from '#server/sitemap.ts'
import type { Route } from './+types/sitemap.ts'

/** GET /sitemap.xml: all public addresses, or, with more plants than one file may hold, where the parts are. */
export async function loader({ params }: Route.LoaderArgs) {
  const text = await orUnavailable(write('part' in params ? params.part : undefined), {
    title: 'Error Loading Plants',
    message: 'An error occurred fetching plants.',
  })
  return new Response(text ?? notFound(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}

/** The file that is asked for, or undefined where there is none of that name. */
async function write(asked: string | undefined): Promise<string | undefined> {
  const origin = env().SITE_ORIGIN
  const parts = await getPlantParts()
  if (asked === undefined) {
    if (parts === 1) return toSitemap([...(await listPages()), ...(await listPlantPages(1))], origin)
    const plants = Array.from({ length: parts }, (_, index) => `/sitemaps/plants-${index + 1}.xml`)
    return toSitemapIndex(['/sitemaps/pages.xml', ...plants], origin)
  }
  if (asked === 'pages.xml') return toSitemap(await listPages(), origin)
  const part = Number(/^plants-(?<part>[1-9]\d{0,4})\.xml$/.exec(asked)?.groups?.['part'])
  return part <= parts ? toSitemap(await listPlantPages(part), origin) : undefined
}
