import { articleCategories } from '#domain/articles/article.ts'
import { claimKeys, claimsOf, parseReview, placeholderReviews, type Review } from '#domain/settings/claims.ts'
import { isDay, nurseryDay } from '#domain/time/nursery-clock.ts'
import { field } from '#domain/desk/settings-pages.ts'
import { monthDay } from '#domain/time/day-words.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { planSettings } from '#server/settings/plan-setting.ts'
import { settingsAction, fingerprintOf } from '#server/desk/settings-form.ts'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { Route } from './+types/claims.page.ts'
import { Fields } from './fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

export const meta = () => [{ title: 'Claims and reviews | The desk' }]

const figureKeys = ['claim_rating', 'claim_species', 'claim_communities', 'claim_articles'] as const
const reviewKeys = ['review_1', 'review_2'] as const

const parts = ['quote', 'name', 'place', 'source'] as const

export async function loader() {
  const stored = await deskUnavailable(listCompanySettings(claimKeys))
  const only = (keys: readonly string[]) => new Map([...stored].filter(([key]) => keys.includes(key)))
  const claims = claimsOf(stored, 'http://localhost')
  const confirmed = stored.get('reviews_confirmed')
  return {
    seen: {
      figures: fingerprintOf(only(figureKeys)),
      reviews: fingerprintOf(only([...reviewKeys, 'reviews_confirmed'])),
      page: fingerprintOf(only(['review_page'])),
    },
    figures: {
      claim_rating: claims.rating ?? '',
      claim_species: claims.species,
      claim_communities: claims.communities,
      claim_articles: claims.plannedArticles.join(', '),
    },
    areFiguresConfirmed: figureKeys.every((key) => stored.has(key)),
    reviews: reviewKeys.map((key, index) => {
      const own = parseReview(stored.get(key) ?? '')
      const review = own ?? placeholderReviews[index]
      const values = parts.map((part) => [`${key}.${part}`, review?.[part] ?? ''] as const)
      return { key, isOurs: own === null, values: Object.fromEntries(values) }
    }),
    reviewPage: stored.get('review_page') ?? '',
    confirmedOn: confirmed === undefined ? null : isDay(confirmed) ? monthDay(confirmed) : confirmed,
  }
}

const written = (review: Pick<Review, (typeof parts)[number]>) =>
  parts.map((part) => review[part]).join(' | ')

export const action = settingsAction(async (form) => {
  const typed = (name: string) => form.get(name)?.trim() ?? ''
  if (form.get('form') === 'page')
    return planSettings(new Map([['review_page', typed('review_page') || null]]))
  if (form.get('form') !== 'reviews') return planSettings(new Map(figureKeys.map((key) => [key, typed(key)])))
  const confirmedBefore = (await listCompanySettings(['reviews_confirmed'])).get('reviews_confirmed')
  return planSettings(
    new Map([
      ...reviewKeys.map((key, index) => {
        const words = parts.map((part) => typed(`${key}.${part}`).replaceAll('|', '/')).join(' | ')
        const placeholder = placeholderReviews[index]
        // What's unchanged stays a stand-in, which only the confirmation below makes real.
        return [key, placeholder !== undefined && words === written(placeholder) ? null : words] as const
      }),
      [
        'reviews_confirmed',
        form.get('confirmed') === 'yes' ? (confirmedBefore ?? nurseryDay(new Date())) : null,
      ] as const,
    ]),
  )
})

const figureFields = [
  field('claim_rating', 'Rating', 'text', { most: 3, hint: '1 to 5' }),
  field('claim_species', 'Species', 'text', { most: 6, hint: 'Such as 25+' }),
  field('claim_communities', 'Communities', 'text', { most: 6, hint: 'Such as 50+' }),
]
const articleFields = [
  field('claim_articles', 'Articles planned', 'text', {
    most: 30,
    hint: `In this order: ${articleCategories.map(({ name }) => name).join(', ')}`,
  }),
]
const saidField = (key: string) => field(`${key}.quote`, 'What they said', 'long', { most: 450 })
const whoFields = (key: string) => [
  field(`${key}.name`, 'Who', 'text', { most: 60 }),
  field(`${key}.place`, 'Town', 'text', { most: 60 }),
]
const sourceField = (key: string) => field(`${key}.source`, 'Where it was published', 'text', { most: 100 })
const confirmedFields = [
  field('confirmed', 'Both are real, were published there, and we may show them', 'yes'),
]
const pageFields = [
  field('review_page', 'Where customers can write one', 'url', {
    most: 200,
    isOptional: true,
    placeholder: 'https://',
    hint: 'If it’s set, Text and Mail of a planted order ask for a review and link to it.',
  }),
]

export default function ClaimsPage({ loaderData }: Route.ComponentProps) {
  const { seen, figures, areFiguresConfirmed, reviews, confirmedOn, reviewPage } = loaderData
  return (
    <SettingsSection
      title="Claims and reviews"
      lead="What the home page and Learn say about us. Only you can vouch for it."
    >
      <SettingsForm
        name="figures"
        seen={seen.figures}
        savesAtOnce
        label={areFiguresConfirmed ? 'Save' : 'These are right'}
      >
        {!areFiguresConfirmed && (
          <p className="text-small text-danger">Not confirmed yet: correct what’s wrong, then save.</p>
        )}
        <Fields fields={figureFields} values={figures} className="grid gap-4 md:grid-cols-3" />
        <Fields fields={articleFields} values={figures} />
      </SettingsForm>
      <SectionHead
        title="Reviews"
        note={confirmedOn === null ? 'Two on the home page' : `Confirmed ${confirmedOn}`}
      />
      <SettingsForm name="reviews" seen={seen.reviews}>
        {reviews.map(({ key, isOurs, values }, index) => (
          <fieldset key={key} className="grid gap-3">
            <legend className="mb-2 font-display text-h4 font-medium">
              {index === 0 ? 'First' : 'Second'} review
              {isOurs && (
                <span className="ml-2 font-text text-small font-semibold text-danger"> A stand-in</span>
              )}
            </legend>
            <Fields fields={[saidField(key)]} values={values} />
            <Fields fields={whoFields(key)} values={values} className="grid gap-3 md:grid-cols-2" />
            <Fields fields={[sourceField(key)]} values={values} />
          </fieldset>
        ))}
        <Fields fields={confirmedFields} values={{ confirmed: confirmedOn === null ? '' : 'yes' }} />
        <p className="text-small text-ink-soft">
          Until you check this or replace a stand-in with a real review, visitors don’t see it.
        </p>
      </SettingsForm>
      <SectionHead title="Asking for a review" />
      <SettingsForm name="page" seen={seen.page} savesAtOnce>
        <Fields fields={pageFields} values={{ review_page: reviewPage }} />
      </SettingsForm>
    </SettingsSection>
  )
}
