import { z } from 'zod'
import type { Inline, Prose } from '#domain/content/prose.ts'
import { articleCategories, articleSeasons } from './article.ts'

const day = z.iso.date()
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** An article's front matter. Titles and descriptions fit what a search engine shows. */
export const articleHead = z.strictObject({
  title: z.string().max(60),
  description: z.string().max(160),
  category: z.enum(articleCategories.map(({ name }) => name)),
  /** When it's most useful. */
  season: z.enum(articleSeasons.map(({ season }) => season)),
  published: day,
  updated: day.optional(),
  /** The plant whose plate illustrates it. */
  plant: slug,
  /** The plants the article links to. */
  plants: z.array(slug).min(1),
  /** Answers the question of the title in one to three sentences, with months and numbers in bold. It has to fit a phone's first screen. */
  lead: z.string().min(40).max(300),
  /** Words people search for that its texts don't have. */
  asked: z.string().max(100).optional(),
})

export type Article = z.output<typeof articleHead> & {
  slug: string
  /** How long it takes to read. */
  minutes: number
  /** The lead as it was written; the lead itself has no markup. */
  formattedLead: Inline[]
  body: Prose
}
