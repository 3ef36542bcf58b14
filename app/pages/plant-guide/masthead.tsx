import { ArrowDown, TriangleAlert } from 'lucide-react'
import { formatCents } from '#domain/money.ts'
import { toxicityWarning } from '#domain/plants/toxicity.ts'
import { PrintButton } from '#app/components/print-button.tsx'
import { KeepButton } from '#app/components/keep/keep-button.tsx'
import { SharePlant } from '#app/components/plants/share-plant.tsx'
import { classNames } from '#ui/class-names.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { plantedFrom, type GuidePlant, type GuideStockItem } from './guide-plant.ts'
import { sentence } from './guide-words.ts'
import { Plate } from './plate.tsx'

/** The plate, with names, description, warning and price beside it. */
export function Masthead({ plant, stock }: { plant: GuidePlant; stock: readonly GuideStockItem[] }) {
  const [first, ...rest] = plant.paragraphs
  // Several lines, which would cover the plate's trunk.
  const isLong = plant.name.length > 30
  return (
    <div className="grid gap-y-4 lg:mt-4 lg:grid-cols-[7fr_5fr] lg:gap-x-14 print:grid-cols-[2.6in_1fr] print:gap-x-6">
      <Plate plant={plant} />
      <div
        className={classNames(
          'relative min-w-0 lg:mt-0 lg:self-center lg:pb-7 print:mt-0',
          isLong ? '-mt-6' : '-mt-12 md:-mt-20',
        )}
      >
        <h1
          className={classNames(
            'break-words hyphens-auto print:text-h2',
            isLong ? 'text-h2' : 'md:text-[clamp(2.5rem,1.6rem+3.2vw,4.25rem)]',
          )}
        >
          {plant.name}
        </h1>
        <p className="mt-2 text-h4 leading-snug sci lg:mt-3 lg:text-h3 print:mt-1 print:text-lead">
          {plant.scientificName}
        </p>
        <PriceLine stock={stock} />
        <Names plant={plant} />
        <p className="mt-4 max-md:text-body max-w-prose md:text-lead print:mt-2 print:max-w-none print:text-small">
          {first}
        </p>
        {rest.length > 0 && (
          <PhoneDisclosure title={<span className="text-link">Read on</span>}>
            {rest.map((paragraph) => (
              <p key={paragraph} className="text-ink-soft not-first:mt-3 md:mt-3 print:mt-1 print:text-small">
                {paragraph}
              </p>
            ))}
          </PhoneDisclosure>
        )}
        <Warning toxicity={plant.toxicity} />
        <div className="print:hidden">
          <BuyBar stock={stock} />
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 md:gap-x-5">
            <KeepButton plant={plant} labeled className="min-h-13" />
            <SharePlant slug={plant.slug} />
            <PrintButton>
              Print<span className="max-md:sr-only"> this guide</span>
            </PrintButton>
          </div>
        </div>
      </div>
    </div>
  )
}

function Names({ plant: { spanishNames, otherNames, family } }: { plant: GuidePlant }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 text-ui text-ink-soft [&>dt]:text-ink-quiet print:mt-1 print:text-small">
      {spanishNames.length > 0 && (
        <>
          <dt>En español</dt>
          <dd lang="es" className="font-display text-h4 font-medium text-ink print:text-small">
            {spanishNames.join(', ')}
          </dd>
        </>
      )}
      {otherNames.length > 0 && (
        <>
          <dt>Also called</dt>
          <dd>{otherNames.join(', ')}</dd>
        </>
      )}
      {family !== null && (
        <>
          <dt className="max-md:not-print:hidden">Family</dt>
          <dd className="max-md:not-print:hidden">{family}</dd>
        </>
      )}
    </dl>
  )
}

/** A known toxicity is shown at the top, not at the end of the guide. */
function Warning({ toxicity }: { toxicity: GuidePlant['toxicity'] }) {
  const title = toxicityWarning(toxicity.pets, toxicity.people)
  if (title === null) return null
  return (
    <div
      role="note"
      className="mt-3 grid grid-cols-[26px_1fr] gap-3 rounded-r-box border-l-4 border-danger bg-danger-surface px-4.5 py-3 md:mt-5 md:py-4 text-danger print:mt-2 print:border print:bg-transparent print:py-2"
    >
      <TriangleAlert aria-hidden className="size-6.5" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-ui print:text-small">
          {toxicity.note ?? (toxicity.parts === null ? null : sentence(toxicity.parts))}
        </p>
      </div>
    </div>
  )
}

/** On small screens the price is one line under the name, in view without scrolling. */
function PriceLine({ stock }: { stock: readonly GuideStockItem[] }) {
  const from = plantedFrom(stock)
  return (
    <p className="mt-1 flex items-center justify-between gap-6 md:mt-3 lg:hidden print:hidden">
      <a
        href="#stock"
        className="inline-flex min-h-11 items-center gap-1.5 text-ink no-underline hover:underline"
      >
        {from === null ? (
          'Not in stock today'
        ) : (
          <>
            <b className="font-display text-h3 font-medium">From {formatCents(from)}</b>
            <span className="text-small text-ink-soft">planted, {sizesInWords(stock)}</span>
          </>
        )}
        <ArrowDown aria-hidden className="size-4.5 text-link" strokeWidth={1.75} />
      </a>
      {/* A phone has it in the bar at its foot. */}
      <span className="max-md:hidden">
        <SizesLink from={from} />
      </span>
    </p>
  )
}

function sizesInWords(stock: readonly GuideStockItem[]): string {
  const sizes = new Set(stock.map((item) => item.containerSize)).size
  return sizes === 1 ? 'One size' : `${sizes} sizes`
}

function BuyBar({ stock }: { stock: readonly GuideStockItem[] }) {
  const from = plantedFrom(stock)
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 max-lg:hidden">
      <div>
        <p className="font-display text-h3 leading-tight">
          {from === null ? 'Not in stock today' : `From ${formatCents(from)}`}
          {from !== null && <small className="ml-1.5 font-text text-small text-ink-soft">planted</small>}
        </p>
        <p className="text-small text-ink-soft">
          {from === null ? "Ask us, and we'll look for one." : `${sizesInWords(stock)} in stock`}
        </p>
      </div>
      <SizesLink from={from} />
    </div>
  )
}

const SizesLink = ({ from }: { from: number | null }) => (
  <a
    href="#stock"
    className="inline-flex min-h-13 items-center justify-center rounded-box bg-action px-6.5 leading-tight font-semibold text-on-action no-underline transition-colors hover:bg-action-hover"
  >
    {from === null ? 'How to get one' : 'See sizes and prices'}
  </a>
)
