import { ArrowLeft } from 'lucide-react'
import { data, Link } from 'react-router'
import { PrintButton } from '#app/components/print-button.tsx'
import { WaterCardSheet } from '#app/components/water-card-sheet.tsx'
import { pageMeta } from '#app/seo.ts'
import { cardWords, toWaterCard } from '#domain/care/water-card.ts'
import type { CardLanguage } from '#domain/care/water-words.ts'
import { quoteUnavailable } from '#domain/quotes/quote-words.ts'
import { getCompany } from '#server/settings/company.ts'
import { findCareByLink } from '#server/care/care-by-link.ts'
import { privateHeaders } from '#server/web/cache-policies.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import type { Route } from './+types/water-card.page.ts'

export async function loader({ params, request }: Route.LoaderArgs) {
  const { profile: company } = await getCompany()
  const language: CardLanguage = new URL(request.url).searchParams.get('lang') === 'es' ? 'es' : 'en'
  const care = await unavailableOnFault(findCareByLink(params.token), quoteUnavailable)
  if (care === undefined)
    return data(
      { card: null, phone: company.phone },
      { status: 404, headers: { 'Cache-Control': 'no-store' } },
    )
  const card = toWaterCard(care.trees, language)
  const { name, phone } = company
  return data({ card, language, number: care.number, name, phone }, { headers: privateHeaders })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Water card | Hill Country Tree Company',
    description: 'How much and how often to water the trees we planted.',
    path: '/',
    noindex: true,
  })

export default function WaterCardPage({ loaderData, params }: Route.ComponentProps) {
  const { card, phone } = loaderData
  if (card === null)
    return (
      <div className="wrap section">
        <h1>No water card here</h1>
        <p className="mt-4 max-w-lead text-lead text-ink-soft">
          There&apos;s one as soon as we&apos;ve planted something. Questions? Call us at {phone}.
        </p>
      </div>
    )
  const { language, number, name } = loaderData
  const words = cardWords[language]
  const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-3'
  return (
    <div className="wrap max-w-240! py-6 print:max-w-none! print:p-0" lang={language}>
      <p className="mb-4 flex flex-wrap gap-x-6 print:hidden">
        <Link to={`/quote/${params.token}`} className={link}>
          <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
          {words.back}
        </Link>
        <Link
          to={language === 'en' ? '?lang=es' : '?'}
          lang={language === 'en' ? 'es' : 'en'}
          preventScrollReset
          className={link}
        >
          {words.other}
        </Link>
        <PrintButton>{words.print}</PrintButton>
      </p>
      <WaterCardSheet
        card={card}
        language={language}
        companyName={name}
        note={
          <>
            {words.planted} {card.plantedOn}
            <br />
            {number}
          </>
        }
        help={words.help}
        phone={phone}
      />
    </div>
  )
}
