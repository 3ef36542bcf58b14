import { LongRead } from '#app/components/long-read.tsx'
import { preloadContours } from '#app/components/preload-contours.ts'
import { pageMeta } from '#app/seo.ts'
import { getFilledPolicy } from '#server/delivery/text-values.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { CancellationCosts } from './cancellation-costs.tsx'
import type { Route } from './+types/policy.page.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const isTerms = new URL(request.url).pathname.startsWith('/terms')
  const { updated, effective, version, first, ...policy } = await getFilledPolicy(
    isTerms ? 'terms-and-conditions' : 'privacy-policy',
  )
  const dates = isTerms
    ? `Last updated ${updated}. ${first}`
    : `Effective ${effective}. Version ${version}. ${first}`
  return { ...policy, path: isTerms ? '/terms-and-conditions' : '/privacy-policy', dates }
}

export const links = preloadContours

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: loaderData.metaTitle,
        description: loaderData.description,
        path: loaderData.path,
      })

/** By the id of their section in the terms. */
const drawings = { 'cancellation-and-refunds': <CancellationCosts /> }

/** The terms or the privacy policy: key numbers first, then the full text. Prints as plain text. */
export default function PolicyPage({ loaderData: { title, dates, summary, body } }: Route.ComponentProps) {
  return (
    <>
      <div className="contours border-b border-line print:border-0 print:bg-none">
        <div className="wrap pt-8 pb-10">
          <div className="print:hidden">
            <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: title }]} />
          </div>
          <h1 className="mt-6">{title}</h1>
        </div>
      </div>
      <div className="wrap">
        <dl className="grid grid-cols-2 gap-x-6 border-b border-line py-3 lg:grid-cols-4 lg:divide-x lg:divide-line">
          {summary.map(({ figure, label }) => {
            const [number, ...unit] = figure.split(' ')
            return (
              <div key={label} className="flex flex-col-reverse justify-end gap-1 py-3 lg:pl-6 lg:first:pl-0">
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="font-display text-h2 leading-none">
                  {number} <span className="text-h4 font-medium">{unit.join(' ')}</span>
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
      <LongRead body={body} contentsTitle="Sections" numbered drawings={drawings} />
      <p className="wrap pb-10 text-small text-ink-soft">{dates}</p>
    </>
  )
}
