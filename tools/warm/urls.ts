import { matchRoutes, type RouteObject } from 'react-router'
import { pictureVariants } from '#domain/pictures/picture.ts'

export type RouteEntry = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  hasLoader: boolean
}

/** Private to one visitor, or not HTML. */
const notPages = /^\/(cart|quote|api|newsletter\/\w+|assets|images)(\/|$)|\.\w+$/

export const isPage = (path: string) => !notPages.test(path.replace(/\?.*$/, ''))

/** Returns the path of every page in a sitemap. */
export const pathsOfSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)

/** Finds the pages that a page links to. Links with filters are skipped: there's no end of them. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/\shref="(\/[^"#]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => isPage(path) && (!path.includes('?') || /\?(page=\d+|category=[\w-]+)$/.test(path)))
}

/** Our own pictures are in a folder per size. A plant's sources may link to an /images folder on another site. */
const ownFiles = new RegExp(
  `/assets/[\\w./-]+\\w|/images/(?:${Object.keys(pictureVariants).join('|')})/[\\w-]+`,
  'g',
)

/** Finds the build files and pictures that a page, script or style sheet refers to. */
export function assetsIn(text: string): string[] {
  const absolute = [...text.matchAll(ownFiles)].map((match) => match[0])
  const relative = [...text.matchAll(/["'(]\.\/([\w.-]+-[\w-]{8}\.\w{2,5})["')]/g)].map(
    (match) => `/assets/${match[1]}`,
  )
  return [...absolute, ...relative]
}

/** The data URL that a click on a link to this page requests; undefined if the page has no loader. */
export function dataOf(path: string, routes: readonly RouteEntry[]): string | undefined {
  const [pathname = '', query = ''] = path.split('?')
  const found = matchRoutes(routes.filter(({ parentId }) => parentId === 'root').map(toRoute), pathname)?.at(
    -1,
  )?.route
  const entry = routes.find(({ id }) => id === found?.id)
  if (entry?.hasLoader !== true) return undefined
  const parameters = new URLSearchParams(query)
  parameters.set('_routes', entry.id)
  return `${pathname === '/' ? '/_' : pathname}.data?${parameters}`
}

const toRoute = ({ id, path, index }: RouteEntry): RouteObject =>
  index === true ? { id, index } : { id, path: path ?? '' }
