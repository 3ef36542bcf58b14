import { articleCategories } from '#domain/articles/article.ts'
import { communities } from '#domain/places/communities.ts'
import { listOf } from './quote-settings.ts'

/** The site's claims about the company. The owner's data, stored as text like the company's other settings. */
export const claimKeys = [
  'claim_rating',
  'claim_species',
  'claim_communities',
  'claim_articles',
  'review_1',
  'review_2',
  'reviews_confirmed',
  'review_page',
] as const
export type ClaimKey = (typeof claimKeys)[number]

export type Review = {
  quote: string
  name: string
  place: string
  /** Null if the place isn't one of our communities. */
  slug: string | null
  source: string
}

export type Claims = {
  /** Null until the owner has set one, except on a trial site. */
  rating: string | null
  species: string
  communities: string
  reviews: Review[]
  /** How many articles are planned, in the order of the categories. */
  plannedArticles: readonly number[]
}

/** The specification asks for two reviews, but not for their words. These are ours until the owner confirms or replaces them. */
export const placeholderTexts = {
  review_1:
    'I had two live oaks in my cart. They asked about the power line out back, and I ended up with one oak and a mountain laurel, for less than I had planned to spend. | Marisol T. | Helotes | Verified review from a marketplace',
  review_2:
    'Three cedar elms into clay like brick. They set them a little high, showed my son how to feel the soil before watering, and all three are still here after August. | Greg P. | Cibolo | Verified review from a neighborhood app',
}

export const reviewParts = ['quote', 'name', 'place', 'source'] as const

/** 'What they said | Who | Town | Where it was published' */
export function parseReview(text: string): Review | null {
  const [quote = '', name = '', place = '', source = '', ...more] = text.split('|').map((part) => part.trim())
  if ([quote, name, place, source].includes('') || more.length > 0) return null
  return { quote, name, place, slug: communities.find((each) => each.name === place)?.slug ?? null, source }
}

export function parseArticleCounts(text: string): number[] | null {
  const counts = listOf(text).map(Number)
  return counts.length === articleCategories.length && counts.every((count) => Number.isInteger(count))
    ? counts
    : null
}

/** The reviews that stand in until the owner confirms or replaces them. */
export const placeholderReviews: readonly Review[] = Object.values(placeholderTexts).flatMap(
  (text) => parseReview(text) ?? [],
)

/** A claim that nobody has confirmed is only for trying the site out, where nobody takes it for real. */
const isTrial = (origin: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.+\.example)$/.test(new URL(origin).hostname)

/** The specified claims, unless the owner has set others. On a live site, a true figure stands in for one that isn't confirmed. */
export function claimsOf(settings: ReadonlyMap<string, string>, origin: string): Claims {
  const text = (key: ClaimKey) => settings.get(key)?.trim() || undefined
  const isForTrial = isTrial(origin)
  const showsPlaceholders = text('reviews_confirmed') !== undefined || isForTrial
  return {
    rating: text('claim_rating') ?? (isForTrial ? '4.9' : null),
    species: text('claim_species') ?? '25+',
    communities: text('claim_communities') ?? (isForTrial ? '50+' : String(communities.length)),
    reviews: (['review_1', 'review_2'] as const).flatMap((key) => {
      const review = text(key) ?? (showsPlaceholders ? placeholderTexts[key] : undefined)
      return review === undefined ? [] : (parseReview(review) ?? [])
    }),
    plannedArticles:
      parseArticleCounts(text('claim_articles') ?? '') ?? articleCategories.map(({ planned }) => planned),
  }
}
