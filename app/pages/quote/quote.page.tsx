import { FileText } from 'lucide-react'
import { data, redirect } from 'react-router'
import { preloadContours } from '#app/components/preload-contours.ts'
import { throwNotFound } from '#app/throw-not-found.ts'
import { pageMeta } from '#app/seo.ts'
import { addressLine } from '#domain/company/company-profile.ts'
import { changeWords } from '#domain/quote/contact-form.ts'
import { capitalize } from '#domain/wording.ts'
import { countOfPlants, estimateNotice } from '#domain/quote/quote-words.ts'
import { answerQuote } from '#server/commands/answer-quote.ts'
import { readPagePhotos } from '#server/reads/page-photos.ts'
import { getCompany } from '#server/reads/company.ts'
import { listLinePictures } from '#server/db/inventory-pictures.ts'
import { listQuoteAnswers } from '#server/db/quote-answers.ts'
import { readRecord } from '#server/db/quote-events.ts'
import { findMailState } from '#server/db/quote-mails.ts'
import { findQuoteByToken } from '#server/db/quotes.ts'
import { env } from '#server/config/env.ts'
import { privateHeaders } from '#server/http/cache-policies.ts'
import { readForm } from '#server/http/read-body.ts'
import { unavailableOnFault } from '#server/http/on-fault.ts'
import { toQuotePage } from '#server/presenters/quote-page.ts'
import type { Route } from './+types/quote.page.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuotePhotos } from './quote-photos.tsx'
import { QuoteRail } from './quote-rail.tsx'
import { QuoteSums } from './quote-sums.tsx'
import { WhatIsIncluded, WhatNext } from './what-next.tsx'

const unavailable = {
  title: "We can't open your quote right now",
  message: "It's safe with us. Please try again in a moment, or call the quote desk.",
}

async function readPage(token: string) {
  const quote = await findQuoteByToken(token)
  if (quote === undefined) return undefined
  const [answers, mail, plates, { profile }] = await Promise.all([
    listQuoteAnswers(quote.id),
    findMailState(token),
    listLinePictures(quote.lines.map(({ inventoryId }) => inventoryId)),
    getCompany(),
  ])
  const page = toQuotePage({ quote, answers, mail, plates, now: new Date() })
  const { record } = await readRecord(quote.id)
  const photos = await readPagePhotos(quote.id, record, new Date())
  return { page, photos, company: profile, url: `${env().SITE_ORIGIN}/quote/${token}` }
}

const isToken = (text: string) => /^[\w-]{22}$/.test(text)

export async function loader({ params }: Route.LoaderArgs) {
  const found = isToken(params.token)
    ? await unavailableOnFault(readPage(params.token), unavailable)
    : undefined
  return data(found ?? throwNotFound(), { headers: privateHeaders })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function action({ params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const intent = form?.get('intent')
  if (!isToken(params.token) || (intent !== 'accept' && intent !== 'change')) return throwNotFound()
  const words = changeWords.safeParse(form?.get('message'))
  if (intent === 'change' && !words.success) return data({ error: words.error.issues[0]?.message }, 422)
  const answered =
    intent === 'accept'
      ? answerQuote(params.token, 'accepted', '')
      : answerQuote(params.token, 'change', words.data ?? '')
  const outcome = await unavailableOnFault(answered, unavailable)
  if (outcome === 'no-such-quote') throwNotFound()
  return redirect(`/quote/${params.token}`, 303)
}

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: `Estimate ${loaderData.page.number} | Hill Country Tree Company`,
        description: 'Your estimate: what each plant costs, delivered and planted.',
        path: '/',
        noindex: true,
      })

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, photos, company, url } = loaderData
  const plants = capitalize(countOfPlants(page.plantCount))
  const isExpired = page.daysLeft < 0
  return (
    <>
      <div className="wrap hidden items-end print:px-0 justify-between border-b border-ink pb-3 print:flex">
        <p className="font-display text-h4 font-[560]">{company.name}</p>
        <p className="text-right text-small">
          {addressLine(company)}
          <br />
          {company.phone}, {company.email}
        </p>
      </div>
      <div className="contours border-b border-line print:border-0 print:bg-none">
        <div className="wrap py-10 lg:py-12 print:px-0 print:py-2">
          <p className="font-display text-h4 text-ink-soft">Estimate {page.number}</p>
          <h1 className="mt-1.5 max-w-[22ch] wrap-anywhere print:text-h2">
            {page.city === '' ? plants : `${plants} for ${page.city}`}
          </h1>
          <p className="mt-3 text-lead text-ink-soft wrap-anywhere print:mt-0.5 print:text-ui">
            Prepared on {page.preparedOn} for {page.firstName}.{' '}
            <span className="hidden print:inline">Valid until {page.validUntil}.</span>
          </p>
        </div>
      </div>
      <div className="wrap print:px-0 grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_356px] print:block print:py-1">
        <div className="lg:order-2 print:hidden">
          <QuoteRail page={page} phone={company.phone} error={actionData?.error} />
        </div>
        <div className="grid content-start gap-10 lg:order-1 print:gap-2 print:text-small">
          <p className="flex gap-3.5 rounded-box border border-line bg-raised px-4.5 py-4 text-ui print:border-ink print:py-2">
            <FileText aria-hidden className="mt-0.5 size-5 flex-none" strokeWidth={1.75} />
            <span>
              <b>{estimateNotice}</b>{' '}
              {isExpired
                ? `It was valid until ${page.validUntil} and has expired.`
                : `The official one follows once a person has checked stock and your ground. The figures hold until ${page.validUntil}.`}
            </span>
          </p>
          <div>
            <QuoteLines lines={page.lines} />
            <QuoteSums totals={page.totals} delivery={page.delivery} gone={page.gone} />
          </div>
          <WhatIsIncluded />
          <QuotePhotos {...photos} />
          {!isExpired && <WhatNext sentOn={page.preparedOn} acceptedOn={page.acceptedOn} />}
          <p className="hidden border-t border-ink pt-2 text-small print:block">
            {isExpired
              ? 'Start again with these plants'
              : 'Look at this estimate again, accept it or ask for a change'}
            : {url.replace(/^https?:\/\//, '')}
          </p>
        </div>
      </div>
    </>
  )
}
