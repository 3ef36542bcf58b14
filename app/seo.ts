import type { MetaDescriptor } from 'react-router'
import { isSpanishPage, languagesOf } from '#domain/content/spanish-pages.ts'

type Match = { id: string; loaderData?: unknown } | undefined

type Page = {
  title: string
  description: string
  /** Path of the canonical URL: '/contact'. */
  path: string
  noindex?: boolean
  /** For a link's preview; the site's own card if it's left out. */
  image?: string | undefined
  /** For an article: days, and its category. */
  article?: { published: string; modified: string; section: string }
  structuredData?: readonly object[]
}

/** The site's public origin, from the root loader's data. */
export function originOf(matches: readonly Match[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  const origin = typeof root === 'object' && root !== null && 'origin' in root ? root.origin : ''
  return typeof origin === 'string' ? origin : ''
}

/** Pictures may be on a host of their own. */
export const absoluteUrl = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)

/** Search engines show about 60 characters, so a long title drops the company's name. */
function shortenTitle(title: string): string {
  return title.length > 60 ? title.replace(/ \| Hill Country Tree Company$/, '') : title
}

/** So that search engines offer each reader the page in their language. */
const alternates = (origin: string, path: string): MetaDescriptor[] =>
  Object.entries(languagesOf(path) ?? {}).map(([language, to]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language,
    href: origin + to,
  }))

const typeOf = ({ article }: Page): MetaDescriptor[] =>
  article === undefined
    ? [{ property: 'og:type', content: 'website' }]
    : [
        { property: 'og:type', content: 'article' },
        { property: 'article:published_time', content: article.published },
        { property: 'article:modified_time', content: article.modified },
        { property: 'article:section', content: article.section },
      ]

const english = { property: 'og:locale', content: 'en_US' }
const spanish = { property: 'og:locale', content: 'es_MX' }

function locales(path: string): MetaDescriptor[] {
  const [own, other] = isSpanishPage(path) ? [spanish, english] : [english, spanish]
  return languagesOf(path) === null
    ? [own]
    : [own, { property: 'og:locale:alternate', content: other.content }]
}

/** Title, description, social tags and canonical link; structured data and noindex on request. */
export function pageMeta(matches: readonly Match[], page: Page): MetaDescriptor[] {
  const origin = originOf(matches)
  const url = origin + page.path
  const title = shortenTitle(page.title)
  const image = absoluteUrl(origin, page.image ?? '/social-card.png')
  return [
    { title },
    { name: 'description', content: page.description },
    ...typeOf(page),
    ...locales(page.path),
    { property: 'og:site_name', content: 'Hill Country Tree Company' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    ...(page.image === undefined
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { property: 'og:image:alt', content: page.image === undefined ? 'Hill Country Tree Company' : title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }, ...alternates(origin, page.path)]),
    // React Router escapes anything that could close the script element.
    ...(page.structuredData ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ]
}
