import { z } from 'zod'

const part = z.strictObject({ title: z.string(), text: z.string() })

/** The content of a service page. All pages share one template. Texts may contain `{{text values}}`. */
export const serviceText = z.strictObject({
  slug: z.string(),
  title: z.string().max(60),
  description: z.string().max(160),
  updated: z.iso.date(),
  heading: z.string(),
  /** The heading in the words people search for. */
  plainly: z.string(),
  lead: z.string(),
  /** Words people search for that its texts don't have. */
  asked: z.string().max(100).optional(),
  /** A line for each part of the work. */
  included: z.array(z.string().max(70)).min(6),
  visit: z.array(part).min(4),
  cost: z.strictObject({
    /** The work that the price includes, and the extras. */
    includes: z.array(z.string()).min(3),
    extra: z.array(z.string()).min(2),
    paragraphs: z.array(z.string()).min(2),
    table: z
      .strictObject({
        caption: z.string(),
        columns: z.array(z.string()),
        rows: z.union([z.array(z.array(z.string())), z.literal('delivery zones')]),
      })
      .optional(),
  }),
  when: z.strictObject({
    intro: z.string(),
    seasons: z
      .array(
        z.strictObject({ months: z.string(), advice: z.enum(['good', 'possible', 'not']), text: z.string() }),
      )
      .min(3),
  }),
  questions: z.array(z.strictObject({ question: z.string(), answer: z.string() })).min(3),
  /** The plants that best show what the service is about. */
  plants: z.array(z.strictObject({ slug: z.string(), reason: z.string() })).min(3),
  articles: z.array(z.string()).min(2),
})

export type ServiceText = z.output<typeof serviceText>
