import { matchRoutes, type RouteObject } from 'react-router'
import { pictureVariants } from '#domain/pictures/picture.ts'

export type RouteEntry = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  hasLoader: boolean
}

/** About one visitor, or made for machines. */
const notPages = /^\/(cart|quote|api|newsletter\/\w+|assets|images|cards)(\/|$)|\.\w+$/

export const isPage = (path: string) => !notPages.test(path.replace(/\?.*$/, ''))

/** Every page of a sitemap. */
export const pathsOfSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname)

/** Pages that a page links to, without a choice of filters: those are without end. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/\shref="(\/[^"#]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((path) => isPage(path) && (!path.includes('?') || /\?(page=\d+|category=[\w-]+)$/.test(path)))
}

/** A plant's sources may lie in a folder images of another site; our own pictures lie in one for each of their sizes. */
const ownFiles = new RegExp(
  `/assets/[\\w./-]+\\w|/cards/[\\w-]+/[\\w-]+\\.png|/images/(?:${Object.keys(pictureVariants).join('|')})/[\\w-]+`,
  'g',
)

/** Files of the build, pictures and cards that a page, a script or a style sheet names. */
export function assetsIn(text: string): string[] {
  const whole = [...text.matchAll(ownFiles)].map((match) => match[0])
  const beside = [...text.matchAll(/["'(]\.\/([\w.-]+-[\w-]{8}\.\w{2,5})["')]/g)].map(
    (match) => `/assets/${match[1]}`,
  )
  return [...whole, ...beside]
}

/** What a click on this page's link asks for; undefined where it needs nothing of the server. */
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
