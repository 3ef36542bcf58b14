import { randomUUID } from 'node:crypto'
import { ArrowDown, Eye, FileText } from 'lucide-react'
import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { gardenPictures } from '#app/components/growth/garden-pictures.ts'
import { preloadContours } from '#app/components/preload-contours.ts'
import { RingMark } from '#ui/ring-mark.tsx'
import { isNoConnection } from '#app/connection-lost.ts'
import { pageMeta } from '#app/seo.ts'
import { lazyPart } from '#ui/lazy.tsx'
import { addressLine } from '#domain/settings/company-profile.ts'
import { customerForm } from '#domain/quotes/customer-form.ts'
import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'
import { cancelTerms, estimateNotice, quoteUnavailable } from '#domain/quotes/quote-words.ts'
import { visitWords } from '#domain/quotes/visit.ts'
import { capitalize } from '#domain/wording.ts'
import { actAsCustomer } from '#server/quotes/act-as-customer.ts'
import { getCompany } from '#server/settings/company.ts'
import { readQuotePage } from '#server/quotes/quote-by-link.ts'
import { findQuoteByLink } from '#server/quotes/quote-links.ts'
import { env } from '#server/platform/config/env.ts'
import { privateHeaders } from '#server/web/cache-policies.ts'
import { readForm } from '#server/platform/requests/read-body.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import type { Route } from './+types/quote.page.ts'
import { PlantingWarning } from '#app/components/planting-warning.tsx'
import { QuoteChanges } from './quote-changes.tsx'
import { QuoteWeeks, Refused, type Problem } from './quote-forms.tsx'
import { QuoteLines, QuoteSums } from './quote-lines.tsx'
import { QuoteHelp, QuoteNow } from './quote-now.tsx'
import { QuotePhotos } from './quote-photos.tsx'
import { QuoteStory } from './quote-story.tsx'
import { QuoteTrack } from './quote-track.tsx'
import { WhatIsIncluded, WhatNext } from './what-next.tsx'

// Most visits need none of them.
const QuoteStep = lazyPart(async () => (await import('./quote-step.tsx')).QuoteStep)
const GardenPlan = lazyPart(async () => (await import('#app/components/growth/garden-plan.tsx')).GardenPlan)
const YourTrees = lazyPart(async () => (await import('./your-trees.tsx')).YourTrees)
const QuoteNotFound = lazyPart(async () => (await import('./quote-not-found.tsx')).QuoteNotFound)

const quoteSteps = ['accept', 'decline', 'withdraw', 'cancel'] as const

const notFound = { status: 404, headers: { 'Cache-Control': 'no-store' } }

export async function loader({ params, request }: Route.LoaderArgs) {
  const { token } = params
  const { profile: company } = await getCompany()
  const search = new URL(request.url).searchParams
  const page = await unavailableOnFault(readQuotePage(token, search.get('version')), quoteUnavailable)
  if (page === undefined) return data({ page: null, company }, notFound)
  const wanted = quoteSteps.find((step) => step === search.get('step'))
  return data(
    {
      page,
      yard: page.garden.map((tree) => ({ ...tree, pictures: gardenPictures(tree.slug) })),
      company,
      step: wanted !== undefined && page.can[wanted] ? wanted : null,
      requestKey: randomUUID(),
      url: `${env().SITE_ORIGIN}/quote/${token}`,
    },
    { headers: privateHeaders },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function action({ params, request }: Route.ActionArgs) {
  const { token } = params
  const form = await readForm(request)
  const quote = await unavailableOnFault(findQuoteByLink(token), quoteUnavailable)
  if (form === null || quote === undefined) return data(null, 404)
  if (quote.isReadOnly) return data(null, 403)
  const given = customerForm.safeParse({ ...Object.fromEntries(form), week: form.getAll('week') })
  const problem = { intent: form.get('intent'), typed: form.get('message') ?? '' } as Problem
  if (!given.success)
    return data({ ...problem, isField: true, error: given.error.issues[0]?.message ?? '' }, 422)
  const key = form.get('key')
  const outcome = await unavailableOnFault(
    actAsCustomer(quote.id, given.data, key === null || key.length > 64 ? null : key, new Date()),
    quoteUnavailable,
  )
  // The weeks are far down the page, so it comes back there.
  const place = given.data.intent === 'weeks' ? '#weeks' : ''
  if (outcome.kind === 'done') return redirect(`/quote/${token}${place}`, 303)
  return data({ ...problem, isField: false, error: outcome.message }, outcome.status)
}

/** Without a connection, the page and what was typed stay. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (!isNoConnection(error)) throw error
    const problem = {
      intent: form.get('intent'),
      typed: form.get('message') ?? '',
      isField: form.has('message') || form.has('name'),
      error: 'No connection, so we may not have it yet. Please try again.',
    } as Problem
    return data(problem, 503)
  }
}

/** After a refusal, the page has to show where the quote stands now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: `${loaderData.page === null ? 'No such quote' : `Quote ${loaderData.page.number}`} | Hill Country Tree Company`,
        description: 'Your quote: what each plant costs, delivered and planted.',
        path: '/',
        noindex: true,
      })

export default function QuotePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { page, company } = loaderData
  if (page === null) return <QuoteNotFound company={company} />
  const { step, requestKey, url, yard } = loaderData
  const problem = actionData ?? undefined
  const acting = {
    requestKey,
    problem,
    messageCount: page.story.filter(({ words }) => words !== null).length,
  }
  // A missing name or a changed fee is asked for again; after any other refusal the customer sees where the quote stands.
  const repeated = quoteSteps.find(
    (each) => each === problem?.intent && (problem.isField || each === 'cancel') && page.can[each],
  )
  const shownStep = problem === undefined ? step : (repeated ?? null)
  if (shownStep !== null) return <QuoteStep step={shownStep} page={page} {...acting} />
  const { state, shown, can, treeCare } = page
  if (treeCare !== null) return <YourTrees page={page} trees={treeCare} phone={company.phone} {...acting} />
  const isOffer = state === 'quoted' && can.accept
  return (
    // On paper it's as high as a sheet, so that the terms are at its foot.
    <div className="print:flex print:min-h-[9.5in] print:flex-col">
      <Letterhead page={page} company={company} />
      <div className="contours border-b border-line print:hidden">
        <div className="wrap py-6 lg:py-8">
          <p className="text-small text-ink-soft">{page.number}</p>
          <h1>{page.words.title}</h1>
          <p className="mt-2 text-lead text-ink-soft" role="status">
            {page.words.lead}
          </p>
        </div>
      </div>
      {problem !== undefined && !problem.isField && (
        <div className="wrap pt-6 print:hidden">
          <Refused>{problem.error}</Refused>
        </div>
      )}
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 py-8 print:flex print:flex-1 print:flex-col print:gap-3 print:px-0 print:pt-2 print:pb-0 lg:grid-cols-[minmax(0,1fr)_340px] xl:gap-x-16 xl:grid-cols-[minmax(0,1fr)_404px] lg:py-10">
        {isOffer && (
          <p className="flex items-center justify-between gap-4 rounded-box border border-line bg-raised px-4.5 py-3.5 lg:hidden print:hidden">
            <span>
              <b className="block font-display text-h3 font-medium">{shown.total}</b>
              <span className="text-caption text-ink-quiet">Tax included</span>
            </span>
            <a href="#now" className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link">
              Accept below <ArrowDown aria-hidden className="size-4.5" />
            </a>
          </p>
        )}
        {/* One column beside the quote on a desktop. On a phone, an offer is read before it's accepted, and help comes last. */}
        <div className="max-lg:contents lg:sticky lg:top-6 lg:order-2 lg:grid lg:gap-6 lg:self-start print:hidden">
          <aside
            id="now"
            aria-label="What you can do now"
            className={`scroll-mt-6 print:hidden ${isOffer ? 'max-lg:order-2' : ''}`}
          >
            {page.isReadOnly && (
              <p className="mb-4 flex gap-2.5 rounded-box border border-line bg-raised px-4 py-3 text-small">
                <Eye aria-hidden className="mt-0.5 size-5 flex-none" strokeWidth={1.75} />
                You can read everything here. Only the customer&apos;s own link can accept or change it.
              </p>
            )}
            <QuoteNow page={page} company={company} {...acting} />
          </aside>
          <div className="max-lg:order-3 print:hidden">
            <QuoteHelp company={company} mailMessage={page.mailMessage} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 md:gap-10 max-lg:order-1 print:flex print:flex-1 print:flex-col print:gap-3 print:text-small">
          {page.steps !== null && <QuoteTrack steps={page.steps} />}
          {yard.length > 0 && <GardenPlan plants={yard} hoaPath={`/quote/${params.token}/hoa`} />}
          {!shown.isOfficial && (
            <p className="flex gap-3.5 rounded-box border border-line bg-raised px-4.5 py-4 text-ui print:border-0 print:p-0">
              <FileText aria-hidden className="mt-0.5 size-5 flex-none print:hidden" strokeWidth={1.75} />
              <b>{estimateNotice}</b>
            </p>
          )}
          {page.plantingWarning !== null && <PlantingWarning>{page.plantingWarning}</PlantingWarning>}
          {page.changes !== null && <QuoteChanges changes={page.changes} />}
          {shown.message !== '' && (
            <p className="rounded-box border border-l-3 border-line border-l-brand bg-raised px-5 py-4 whitespace-pre-line wrap-anywhere print:border-0 print:p-0">
              <b className="font-semibold">From the quote desk.</b> {shown.message}
            </p>
          )}
          <section>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
              <h2 className="text-h3">{shown.isOfficial ? 'The whole quote' : 'What you asked for'}</h2>
              {page.versions.length > 1 && <VersionLinks versions={page.versions} shown={shown.version} />}
            </div>
            <QuoteLines lines={shown.lines} />
            <QuoteSums version={shown} gone={page.gone} />
          </section>
          <QuotePhotos {...page.photos} words={page.words.photos} />
          {can.weeks && <QuoteWeeks weeks={page.weeks} requestKey={requestKey} />}
          {shown.isPlantedByUs && <WhatIsIncluded />}
          {page.words.next !== null && <WhatNext next={page.words.next} />}
          <QuoteStory story={page.story} />
          <PrintedFoot page={page} url={url} />
        </div>
      </div>
    </div>
  )
}

function VersionLinks({ versions, shown }: { versions: readonly number[]; shown: number }) {
  return (
    <nav
      aria-label="Versions"
      className="flex flex-wrap overflow-hidden rounded-box border border-line-control"
    >
      {versions.toReversed().map((version) => (
        <Link
          key={version}
          to={`?version=${version}`}
          preventScrollReset
          aria-current={version === shown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center px-4 text-small font-semibold text-ink no-underline aria-[current]:bg-brand aria-[current]:text-on-brand"
        >
          Version {version}
        </Link>
      ))}
    </nav>
  )
}

type Company = { name: string; phone: string; email: string } & Parameters<typeof addressLine>[0]

function Letterhead({ page, company }: { page: QuotePageData; company: Company }) {
  const { shown } = page
  return (
    <div className="hidden print:block">
      <div className="flex items-center justify-between border-b border-ink pb-3">
        <p className="flex items-center gap-3 font-display text-h4 font-[560]">
          <RingMark className="size-11 text-brand" /> {company.name}
        </p>
        <p className="text-right text-small leading-snug">
          {addressLine(company)}
          <br />
          {company.phone}, {company.email}
        </p>
      </div>
      <div className="mt-2 flex items-end justify-between gap-6">
        <p className="font-display text-h3">
          {shown.isOfficial ? 'Official quote' : 'Estimate'} {page.number}
        </p>
        <p className="text-right text-small leading-snug">
          Version {shown.version}, {shown.sentOn}
          <br />
          For {page.firstName}
          {page.city !== '' && `, ${page.city}`}. Valid until {shown.validUntil}.
        </p>
      </div>
    </div>
  )
}

/** Terms, signature and link, at the foot of the sheet. */
function PrintedFoot({ page, url }: { page: QuotePageData; url: string }) {
  const { signature, shown, acceptedVersion, plantingDay, visit } = page
  return (
    <div className="hidden break-inside-avoid text-small leading-snug print:mt-auto print:grid print:gap-2">
      <p>
        {cancelTerms} Our terms:{' '}
        {url.replace(/^https?:\/\//, '').replace(/\/quote\/.*/, '/terms-and-conditions')}
      </p>
      {plantingDay !== null && (
        <p>
          {capitalize(visitWords[visit].day)}: {plantingDay.day}.
        </p>
      )}
      {signature !== null && shown.version === acceptedVersion && (
        <p>
          Accepted by <span className="font-display text-h4 italic">{signature.name}</span> on {signature.on}.
        </p>
      )}
      <p className="border-t border-ink pt-2">This quote online: {url.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}
