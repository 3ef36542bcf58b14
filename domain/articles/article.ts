import { countWords, proseText, type Prose } from '#domain/content/prose.ts'

/** The blog's categories, and how many articles are planned for each. */
export const articleCategories = [
  { slug: 'tree-care', name: 'Tree Care', planned: 24 },
  { slug: 'native-plants', name: 'Native Plants', planned: 18 },
  { slug: 'water-conservation', name: 'Water Conservation', planned: 12 },
  { slug: 'seasonal-tips', name: 'Seasonal Tips', planned: 15 },
] as const

/** In the order of the blog: the year of a yard begins with planting. */
export const articleSeasons = [
  { season: 'fall', name: 'Fall' },
  { season: 'winter', name: 'Winter' },
  { season: 'spring', name: 'Spring' },
  { season: 'summer', name: 'Summer' },
  { season: 'any', name: 'Any time' },
] as const

export type ArticleCategory = (typeof articleCategories)[number]

export function findArticleCategory(slug: string | null): ArticleCategory | undefined {
  return articleCategories.find((category) => category.slug === slug)
}

export const lastChanged = (article: { published: string; updated?: string | undefined }): string =>
  article.updated ?? article.published

/** Whole minutes at 230 words a minute. */
export const readingMinutes = (body: Prose): number =>
  Math.max(1, Math.round(countWords(proseText(body)) / 230))
