import { ArrowLeft } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { data, Link } from 'react-router'
import { drawnGarden, type DrawnGarden } from '#app/components/growth/drawn-garden.ts'
import { GardenDrawing } from '#app/components/growth/garden-drawing.tsx'
import { Chip, GardenLabels } from '#app/components/growth/garden-labels.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { pageMeta } from '#app/seo.ts'
import { leftOutInWords } from '#domain/growth/garden-words.ts'
import { mostDrawn } from '#domain/growth/garden.ts'
import { ageName, bandInWords } from '#domain/growth/growth-words.ts'
import { quoteUnavailable } from '#domain/quotes/quote-words.ts'
import { fullDay } from '#domain/time/day-words.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { capitalize, counted } from '#domain/wording.ts'
import { RingMark } from '#ui/ring-mark.tsx'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import { readQuotePage } from '#server/quotes/quote-by-link.ts'
import { getCompany } from '#server/settings/company.ts'
import { privateHeaders } from '#server/web/cache-policies.ts'
import type { Route } from './+types/hoa-plan.page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const { profile: company } = await getCompany()
  const [page, { plants }] = await unavailableOnFault(
    Promise.all([readQuotePage(params.token, null), getCatalog()]),
    quoteUnavailable,
  )
  const { name, phone } = company
  const garden = page?.garden ?? []
  const shown = garden.slice(0, mostDrawn)
  if (page === undefined || shown.length === 0)
    return data({ plan: null, phone }, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const [planted, inTenYears, grown] = ([0, 10, 'grown'] as const).map((age) => drawnGarden(shown, age))
  const rows = (grown?.layout.lines ?? []).map(({ number, tree }) => {
    const plant = plants.find(({ slug }) => slug === tree.slug)
    return {
      number,
      name: tree.name,
      quantity: tree.quantity,
      containerSize: tree.containerSize,
      scientificName: plant?.scientificName ?? '',
      picture: toPicture(plant?.imageUrl ?? null, '', plant?.plantType ?? null),
      height: tree.heightFt === null ? 'Not on record' : bandInWords(tree.heightFt),
      width: tree.spreadFt === null ? 'Not on record' : bandInWords(tree.spreadFt),
      water: capitalize(plant?.waterNeeds ?? 'not on record'),
    }
  })
  const plan = {
    number: page.number,
    date: fullDay(nurseryDay(new Date())),
    planted,
    inTenYears,
    grown,
    rows,
    others: garden.length - shown.length,
    leftOut: leftOutInWords(grown?.layout.lines ?? []),
  }
  return data({ plan, name, phone }, { headers: privateHeaders })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Planting plan for an HOA | Hill Country Tree Company',
    description: 'A planting plan on two pages, for an association to review.',
    path: '/',
    noindex: true,
  })

/** As read in November 2026. Read it again before changing the date. */
const law =
  'Texas Property Code 202.007, as of November 2026, lets an association review a plan like this one, but not ban drought-resistant landscaping or turn it down without good reason.'

const blanks = ['Owner', 'Address', 'Association', 'Lot or unit']

export default function HoaPlanPage({ loaderData, params }: Route.ComponentProps) {
  const { plan, phone } = loaderData
  if (plan === null)
    return (
      <div className="wrap section">
        <h1>No plan here</h1>
        <p className="mt-4 max-w-lead text-lead text-ink-soft">
          There’s one for every quote with plants. Questions? Call us at {phone}.
        </p>
      </div>
    )
  const { name } = loaderData
  const { number, date, planted, inTenYears, grown, rows, others, leftOut } = plan
  const plants = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const foot = `Drawn from quote ${number} by ${name}, ${phone}.`
  return (
    <div className="wrap max-w-240! py-6 print:max-w-none! print:p-0">
      <p className="mb-4 flex flex-wrap gap-x-6 print:hidden">
        <Link
          to={`/quote/${params.token}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-3"
        >
          <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
          Back to the quote
        </Link>
        <PrintButton>Print two pages</PrintButton>
      </p>
      <Sheet foot={foot} page={1}>
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pb-2">
          <p className="flex items-center gap-2.5 font-display text-h4 font-[560]">
            <RingMark className="size-9 text-brand" /> {name}
          </p>
          <p className="text-small">{date}</p>
        </header>
        <h1 className="mt-4 text-h2 print:mt-3">A planting plan for your review</h1>
        <p className="mt-1 text-ink-soft print:text-small print:leading-snug">
          For the architectural review committee: {counted(plants, 'plant')} of {counted(rows.length, 'kind')}
          , drawn to one scale around a typical house, not surveyed. Later sizes are estimates from recorded
          growth. The person is 6 ft tall.
        </p>
        <dl className="mt-3 grid gap-x-8 md:grid-cols-2 print:mt-1 print:grid-cols-2">
          {blanks.map((blank) => (
            <div key={blank} className="border-b border-line-control pt-2 pb-0.5 text-small text-ink-soft">
              <dt>{blank}</dt>
              <dd className="sr-only">to fill in</dd>
            </div>
          ))}
        </dl>
        <Yard garden={planted} tall="2.7in" />
        <Yard garden={inTenYears} tall="2.7in" />
      </Sheet>
      <Sheet foot={foot} page={2}>
        <Yard garden={grown} tall={rows.length > 6 ? '2.25in' : '3.6in'} />
        {leftOut !== null && <p className="mt-1 text-small text-ink-soft">{leftOut}</p>}
        <h2 className="mt-5 text-h3 print:mt-3 print:text-h4">The plants, full grown</h2>
        <ol className="mt-2 border-t border-ink print:text-small">
          {rows.map((row) => (
            <li
              key={row.number}
              className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-1.5 md:grid-cols-[auto_auto_minmax(0,1fr)_22rem] print:grid-cols-[auto_auto_minmax(0,1fr)_3.6in] print:py-0.5 print:leading-tight"
            >
              <Chip>{row.number}</Chip>
              <PlantPicture
                picture={row.picture}
                sizes="48px"
                eager
                className="w-12! rounded-badge border border-line print:w-[0.34in]!"
              />
              <p className="leading-snug print:leading-tight">
                <b className="font-display font-medium">
                  {row.quantity > 1 && `${row.quantity} × `}
                  {row.name}
                </b>
                , {row.containerSize}
                <span className="block text-small sci print:text-caption print:leading-tight">
                  {row.scientificName}
                </span>
              </p>
              <dl className="col-start-3 grid grid-cols-[5fr_5fr_4fr] gap-x-3 max-md:not-print:flex max-md:not-print:justify-between text-small leading-snug md:col-start-auto print:col-start-auto print:leading-tight">
                {[
                  ['Height', row.height],
                  ['Width', row.width],
                  ['Water', row.water],
                ].map(([term, value]) => (
                  <div key={term}>
                    <dt className="text-caption text-ink-quiet print:leading-tight">{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
        {others > 0 && <p className="mt-1 text-small">And {counted(others, 'more kind')}, in the quote.</p>}
        <p className="mt-4 max-w-[75ch] print:mt-2 print:max-w-none print:text-small">{law}</p>
      </Sheet>
    </div>
  )
}

function Sheet({ foot, page, children }: { foot: string; page: number; children: ReactNode }) {
  return (
    <section
      aria-label={`Page ${page} of 2`}
      className="mb-6 flex flex-col rounded-dialog border border-line bg-raised p-5 md:p-8 print:mb-0 print:h-[9.95in] print:break-inside-avoid print:rounded-none print:border-0 print:bg-transparent print:p-0"
    >
      {children}
      <p className="mt-auto flex justify-between gap-6 border-t border-line pt-2 text-caption text-ink-soft">
        {foot} <span>Page {page} of 2</span>
      </p>
    </section>
  )
}

/** `tall` is the picture's height on paper, where there's room for its width. */
function Yard({ garden, tall }: { garden: DrawnGarden | undefined; tall: string }) {
  if (garden === undefined) return null
  const { age, layout, label } = garden
  return (
    <figure
      className="@container mt-5 print:mt-2 print:w-[min(100%,var(--tall)*var(--ratio))]"
      style={{ '--tall': tall, '--ratio': layout.widthFt / layout.heightFt } as CSSProperties}
    >
      <figcaption className="mb-1.5">
        <h2 className="inline text-h3 print:text-h4">{ageName(age)}</h2>{' '}
        {layout.lines.some(({ isGrowing }) => isGrowing) && (
          <span className="text-small text-ink-soft">Dots outline the grown crowns.</span>
        )}
      </figcaption>
      <div className="overflow-hidden border border-line">
        <GardenDrawing layout={layout} label={label} />
        <div className="print:-mb-1">
          <GardenLabels layout={layout} />
        </div>
      </div>
    </figure>
  )
}
