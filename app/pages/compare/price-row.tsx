import { Form, useNavigate } from 'react-router'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { compareUrl } from '#domain/compare/compare-url.ts'
import { caliperInWords, heightInWords } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { untilScript } from '#ui/needs-script.ts'
import type { ComparedPlant, ComparisonData } from './compared.ts'
import { CompareRow } from './compare-table.tsx'

type PriceRowProps = { comparison: ComparisonData }

/** The planted price in the chosen size. */
export function PriceRow({ comparison: { plants, sizes } }: PriceRowProps) {
  const chosen = sizes.find(({ isChosen }) => isChosen)
  if (chosen === undefined) return null
  return (
    <CompareRow
      className="border-line bg-raised max-md:not-print:-mx-(--gutter) max-md:not-print:border-b max-md:not-print:px-(--gutter) print:mx-0 print:bg-transparent"
      label={
        <div className="flex items-center justify-between gap-2 md:block">
          Planted price
          <SizeMenu slugs={plants.map(({ slug }) => slug)} sizes={sizes} chosen={chosen.size} />
        </div>
      }
      cells={plants.map((plant) => ({
        key: plant.slug,
        content: <Offer offer={plant.offer} sizeLabel={chosen.label} />,
      }))}
    />
  )
}

function Offer({ offer, sizeLabel }: { offer: ComparedPlant['offer']; sizeLabel: string }) {
  if (offer === null) return <p className="text-small text-ink-quiet">No {sizeLabel} in stock</p>
  const measures = [
    offer.currentHeightInches === null ? null : heightInWords(offer.currentHeightInches),
    offer.caliperInches === null ? null : `${caliperInWords(offer.caliperInches)} caliper`,
  ].filter((part) => part !== null)
  return (
    <div className="flex h-full flex-col @max-[15rem]/compare:h-auto items-start gap-2 lg:flex-row lg:flex-wrap lg:justify-between">
      <div>
        <p className="font-display text-h3 leading-tight">
          {formatCents(offer.unitPriceCents + offer.plantingFeeCents)}
        </p>
        <p className="text-caption text-ink-soft">{measures.join(', ')}</p>
      </div>
      <AddToQuoteButton item={offer} className="mt-auto w-full min-w-0! lg:mt-0 lg:w-auto print:hidden" />
    </div>
  )
}

type SizeMenuProps = { slugs: readonly string[]; sizes: ComparisonData['sizes']; chosen: string }

/** A form for browsers without JavaScript; with it, a choice applies at once. */
function SizeMenu({ slugs, sizes, chosen }: SizeMenuProps) {
  const navigate = useNavigate()
  return (
    <Form
      action="/compare"
      className="flex min-w-0 flex-wrap items-center gap-2 font-text max-md:justify-end md:mt-2 print:hidden"
    >
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name="plants" value={slug} />
      ))}
      <select
        key={chosen}
        name="size"
        aria-label="Container size"
        defaultValue={chosen}
        onChange={({ target }) => {
          const next = sizes.find(({ size }) => size === target.value)
          if (next) void navigate(compareUrl(slugs, next.size), { preventScrollReset: true, replace: true })
        }}
        className="h-11 rounded-box border border-line-control bg-raised px-3 text-ui font-semibold text-ink"
      >
        {sizes.map(({ size, label }) => (
          <option key={size} value={size}>
            {label}
          </option>
        ))}
      </select>
      <Button {...untilScript} type="submit" look="quiet" size="small">
        Show
      </Button>
    </Form>
  )
}
