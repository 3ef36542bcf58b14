import type { Article } from '#domain/articles/article-schema.ts'
import { lastChanged } from '#domain/articles/article.ts'

const files = import.meta.glob<Article>('/content/articles/*.md', { eager: true, import: 'default' })

/** All articles, the newest first. */
export const articles: readonly Article[] = Object.values(files).toSorted((one, other) =>
  other.published.localeCompare(one.published),
)

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug)
}

/** At most `most` others on the same subject: of the same category first, then with plants in common. */
export function listRelatedArticles(article: Article, most: number): Article[] {
  const closeness = (other: Article) =>
    (other.category === article.category ? 3 : 0) +
    other.plants.filter((plant) => article.plants.includes(plant)).length
  return articles
    .filter((other) => other !== article)
    .toSorted((one, other) => closeness(other) - closeness(one))
    .slice(0, most)
}

export const newestChange = articles.map(lastChanged).toSorted().at(-1) ?? ''
