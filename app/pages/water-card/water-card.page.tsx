import { ArrowLeft } from 'lucide-react'
import { data, Link } from 'react-router'
import { PrintButton } from '#app/components/print-button.tsx'
import { WaterBuckets } from '#app/components/water-buckets.tsx'
import { pageMeta } from '#app/seo.ts'
import { cardWords, toWaterCard, type WaterCard } from '#domain/care/water-card.ts'
import type { CardLanguage } from '#domain/care/water-words.ts'
import { quoteUnavailable } from '#domain/quotes/quote-words.ts'
import { RingMark } from '#ui/ring-mark.tsx'
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
      <article
        className={`rounded-dialog border border-line bg-raised p-5 md:p-8 print:rounded-none print:border-0 print:bg-transparent print:p-0 ${card.rows.length > 4 ? 'print:[zoom:0.68]' : isLong(card) ? 'print:[zoom:0.82]' : ''}`}
      >
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pb-3">
          <div>
            <p className="flex items-center gap-2 text-small text-ink-soft">
              <RingMark className="size-7 text-brand" /> {name}
            </p>
            <h1 className="mt-1 text-h2">{words.title}</h1>
          </div>
          <p className="text-small md:text-right print:text-right">
            {words.planted} {card.plantedOn}
            <br />
            {number}
          </p>
        </header>
        <Amounts card={card} language={language} />
        <Often card={card} language={language} />
        <section className="mt-5 print:mt-4">
          <h2 className="text-h4">{words.rulesTitle}</h2>
          <ol className="mt-2 grid gap-x-8 md:grid-cols-2 print:grid-cols-2">
            {words.rules.map((rule, index) => (
              <li key={rule} className="flex gap-3 border-t border-line py-2 text-small print:py-1">
                <b className="w-3.5 flex-none font-display text-h4 leading-none font-[480] text-brand">
                  {index + 1}
                </b>
                {rule}
              </li>
            ))}
          </ol>
        </section>
        <p className="mt-4 border-t border-ink pt-3 text-ui">
          {words.help} <b className="font-semibold whitespace-nowrap">{phone}</b>
        </p>
      </article>
    </div>
  )
}

type PartProps = { card: WaterCard; language: CardLanguage }

/** More sizes need smaller print, or the rest would go onto a second sheet. */
const isLong = ({ amounts }: WaterCard) => amounts.length > 2

function Amounts({ card, language }: PartProps) {
  const words = cardWords[language]
  return (
    <section className="mt-4">
      <h2 className="text-h4">{words.amounts}</h2>
      <p className="text-small text-ink-soft">{words.bucketNote}</p>
      <ul
        className={`mt-2 grid gap-x-8 md:grid-cols-2 ${isLong(card) ? 'print:grid-cols-3 print:gap-x-4' : 'print:grid-cols-2'}`}
      >
        {card.amounts.map(({ size, trees, gallons, later, buckets, fills }) => (
          <li
            key={`${size} ${gallons} ${later}`}
            className="flex items-center justify-between gap-4 border-t border-line py-2 print:py-1"
          >
            <span className="text-small">
              <b className="block text-ui font-semibold">
                {size}: {gallons}
              </b>
              {buckets !== '' && (
                <span className="block">
                  {buckets}
                  {later !== '' && `; ${words.later} ${later}`}
                </span>
              )}
              <span className="block text-ink-soft">{trees.join(', ')}</span>
            </span>
            <WaterBuckets fills={fills} {...(isLong(card) && { className: 'print:hidden' })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Often({ card, language }: PartProps) {
  const words = cardWords[language]
  const hasRain = card.rows.some(({ years }) => years.flat().includes(words.rain))
  const box =
    'border border-line px-1 py-1.5 text-center md:max-lg:px-0.5 tabular-nums whitespace-nowrap print:py-0.5'
  return (
    <section className="mt-5 print:mt-4">
      <h2 className="text-h4">{words.often}</h2>
      <p className="mt-1 text-small">
        {card.first.map(({ label, every }) => (
          <span key={label}>
            <b className="font-semibold">{label}:</b> {every}.{' '}
          </span>
        ))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must be able to scroll it on a phone. */}
      <div className="mt-2 overflow-x-auto" tabIndex={0} role="group" aria-label={words.often}>
        <table className="w-full min-w-200 table-fixed border-collapse text-caption md:min-w-0 print:min-w-0">
          <thead>
            <tr>
              <th scope="col" className="w-26 md:max-lg:w-22">
                <span className="sr-only">{words.year}</span>
              </th>
              {card.months.map((month) => (
                <th key={month} scope="col" className={`${box} bg-sunk font-semibold`}>
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          {card.rows.map(({ key, trees, years }) => (
            <tbody key={key}>
              {card.rows.length > 1 && (
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={13}
                    className="pt-2.5 pb-1 text-left text-small font-semibold print:pt-1 print:pb-0.5"
                  >
                    {trees.join(', ')}
                  </th>
                </tr>
              )}
              {years.map((cells, year) => (
                <tr key={words.years[year]}>
                  <th scope="row" className={`${box} text-left! font-normal`}>
                    {words.years[year]}
                  </th>
                  {cells.map((days, month) => (
                    <td key={card.months[month]} className={box}>
                      {days}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {hasRain && <p className="mt-1.5 text-caption text-ink-quiet">{words.rainNote}</p>}
      {card.dry.length > 0 && (
        <p className="mt-1.5 text-caption">
          {words.dryNote} {card.dry.join('; ')}.
        </p>
      )}
    </section>
  )
}
