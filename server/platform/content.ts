import { wishIds, type Wish, type Wishes } from '#domain/advice/wish.ts'
import type { PlantListText } from '#domain/advice/plant-list.ts'
import type { Article } from '#domain/articles/article-schema.ts'
import { lastChanged } from '#domain/articles/article.ts'
import type { Policy } from '#domain/content/policy.ts'
import type { NotSold } from '#domain/search/not-sold.ts'
import type { ServiceText } from '#domain/services/service-text.ts'

// The texts in content/, parsed at build time (tools/content).

const articleFiles = import.meta.glob<Article>('/content/articles/*.md', { eager: true, import: 'default' })
const policyFiles = import.meta.glob<Policy>('/content/policies/*.md', { eager: true, import: 'default' })
const serviceFiles = import.meta.glob<ServiceText>('/content/services/*.yaml', {
  eager: true,
  import: 'default',
})

// Relative, because the desk's build has another root and loads the catalog too.
const wishFiles = import.meta.glob<Wish>('../../content/wishes/*.yaml', { eager: true, import: 'default' })

export const wishes = Object.fromEntries(wishIds.map((id) => [id, getWish(id)] as const)) as Wishes

function getWish(id: string): Wish {
  const wish = wishFiles[`../../content/wishes/${id}.yaml`]
  if (wish === undefined) throw new Error(`Wish ${id} not found`)
  return wish
}

const listFiles = import.meta.glob<PlantListText>('/content/plant-lists/*.yaml', {
  eager: true,
  import: 'default',
})

export const plantLists: readonly PlantListText[] = Object.values(listFiles)

export const toShortList = ({ slug, heading }: Pick<PlantListText, 'slug' | 'heading'>) => ({ slug, heading })
const notSoldFile = import.meta.glob<NotSold[]>('/content/not-sold.yaml', { eager: true, import: 'default' })

export const notSold: readonly NotSold[] = Object.values(notSoldFile).flat()

/** Newest first. */
export const articles: readonly Article[] = Object.values(articleFiles).toSorted((one, other) =>
  other.published.localeCompare(one.published),
)

export const newestChange = articles.map(lastChanged).toSorted().at(-1) ?? ''

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug)
}

/** Up to `most` related articles: those in the same category first, then those with plants in common. */
export function listRelatedArticles(article: Article, most: number): Article[] {
  const closeness = (other: Article) =>
    (other.category === article.category ? 3 : 0) +
    other.plants.filter((plant) => article.plants.includes(plant)).length
  return articles
    .filter((other) => other !== article)
    .toSorted((one, other) => closeness(other) - closeness(one))
    .slice(0, most)
}

export const toReadNext = ({ slug, title, lead, category, minutes }: Article) => ({
  slug,
  title,
  lead,
  category,
  minutes,
})

/** For pages that aren't about one thing. */
export const firstArticles = [
  'what-a-planted-tree-costs',
  'when-to-plant-a-tree',
  'watering-the-first-two-summers',
].flatMap((slug) => {
  const article = findArticle(slug)
  return article === undefined ? [] : [toReadNext(article)]
})

/** Up to three articles that mention these plants. The first plant counts more than all others. */
export function articlesFor([first, ...others]: readonly string[]) {
  const mentions = ({ plants }: Article) =>
    plants.filter((slug) => others.includes(slug)).length +
    plants.filter((slug) => slug === first).length * 100
  return articles
    .filter((article) => mentions(article) > 0)
    .toSorted((one, other) => mentions(other) - mentions(one))
    .slice(0, 3)
    .map(toReadNext)
}

export function getPolicy(name: 'privacy-policy' | 'terms-and-conditions'): Policy {
  const policy = policyFiles[`/content/policies/${name}.md`]
  if (policy === undefined) throw new Error(`Policy ${name} not found`)
  return policy
}

export function findServiceText(slug: string): ServiceText | undefined {
  return serviceFiles[`/content/services/${slug}.yaml`]
}
