import { z } from 'zod'
import { knownGrounds } from '#domain/places/community-facts.ts'

/** The purposes that people plant for. Each has a file of its name in content/wishes and a rule in wish-rules.ts. */
export const wishIds = [
  'shade-tree',
  'fast-shade',
  'privacy-screen',
  'small-tree',
  'flowering-tree',
  'pollinators',
  'under-oaks',
  'ground-cover',
  'deer-country',
  'poolside',
  'wet-spot',
  'blackland-clay',
  'caliche-limestone',
  'fall-color',
  'evergreen',
  'vine',
  'tough',
  'dry-bold',
] as const
export type WishId = (typeof wishIds)[number]

const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const slugs = z.array(slug).min(1).max(8)
const mostWords = 12

/** The content of a wish: what to recommend for it, in order, and why. */
export const wishText = z.strictObject({
  label: z.string(),
  /** The best on each ground, in order. */
  first: z.partialRecord(z.enum(knownGrounds), slugs),
  /** Other orders, for part of the wish: a low hedge, full shade. */
  variants: z.record(z.string(), slugs).default({}),
  why: z.record(
    slug,
    z.string().refine((text) => text.split(/\s+/).length <= mostWords, `at most ${mostWords} words`),
  ),
  /** Plants that people ask for and we don't recommend, and why not. */
  never: z.record(slug, z.string()),
})

export type Wish = z.output<typeof wishText> & { id: WishId }
export type Wishes = Readonly<Record<WishId, Wish>>
