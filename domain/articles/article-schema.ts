import { z } from 'zod'
import type { Prose } from '#domain/content/prose.ts'
import { articleCategories } from './article.ts'

const day = z.iso.date()
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** An article's front matter. Titles and descriptions fit what a search engine shows. */
export const articleHead = z.strictObject({
  title: z.string().max(60),
  description: z.string().max(160),
  category: z.enum(articleCategories.map(({ name }) => name)),
  published: day,
  updated: day.optional(),
  /** The plant whose plate illustrates it. */
  plant: slug,
  /** The plants the article links to. */
  plants: z.array(slug).min(1),
  lead: z.string().min(40),
  /** Words people search for that its texts don't have. */
  asked: z.string().max(100).optional(),
})

export type Article = z.output<typeof articleHead> & {
  slug: string
  /** How long it takes to read. */
  minutes: number
  body: Prose
}
