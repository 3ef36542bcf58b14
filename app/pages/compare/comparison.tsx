import { heightInWords } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { compareUrl } from '#domain/compare/compare-url.ts'
import { Link } from 'react-router'
import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { lowerPart } from '#ui/lazy.tsx'
import type { ComparisonData } from './compared.ts'
import { CompareRow, CompareTable } from './compare-table.tsx'
import { ComparedPlates, RemoveLink } from './compared-plates.tsx'
import { GrownRow } from './grown-row.tsx'
import { PriceRow } from './price-row.tsx'
import { TraitRow } from './trait-row.tsx'
import { useSpot } from './use-spot.ts'

const WillTheyFit = lowerPart(async () => (await import('./will-they-fit.tsx')).WillTheyFit)
const TheirYear = lowerPart(async () => (await import('./their-year.tsx')).TheirYear)

/** Two to four plants: how big they get, what they cost, where they differ, and their year. */
export function Comparison({ comparison, todayShare }: { comparison: ComparisonData; todayShare: number }) {
  const { plants, differing, same, sizes } = comparison
  const spot = useSpot()
  const names = plants.map(({ name }) => name)
  return (
    <div className="relative">
      <ComparedPlates plants={plants} spot={spot} />
      <CompareTable label="Size, price and where they differ" names={names}>
        <GrownRow comparison={comparison} />
        <PriceRow comparison={comparison} spot={spot} />
        <CompareRow
          className="hidden in-data-place:grid print:hidden"
          label="In your town"
          cells={plants.map(({ slug }) => ({
            key: slug,
            content: <PlaceVerdict slug={slug} className="text-ui max-md:text-small" />,
          }))}
        />
        {differing.map((trait) => (
          <TraitRow key={trait.name} trait={trait} plants={plants} />
        ))}
        <CompareRow
          className="md:hidden print:hidden"
          label="In this comparison"
          cells={plants.map((plant) => ({
            key: plant.slug,
            content: <RemoveLink plants={plants} plant={plant} spot={spot} />,
          }))}
        />
      </CompareTable>
      {same !== null && (
        <p className="mt-1 rounded-box bg-good-surface px-4 py-3.5 text-good print:border print:border-line print:bg-transparent print:border-x-0 print:px-0 print:py-0.5 print:text-caption">
          <b className="font-semibold">The same for all of them:</b> {same}
        </p>
      )}
      <WillTheyFit comparison={comparison} />
      <TheirYear plants={plants} todayShare={todayShare} />
      {sizes.length > 0 && (
        <section aria-labelledby="every-size" className="mt-9 md:mt-12 print:mt-1.5">
          <h2 id="every-size" className="mb-3 text-h3 print:mb-0.5 print:text-small print:font-semibold">
            Every size, planted
          </h2>
          <CompareTable label="Planted price by size" names={names}>
            {sizes.map(({ size, label, isChosen, offers }) => (
              <CompareRow
                key={size}
                className={isChosen ? 'bg-good-surface/60 print:bg-transparent print:py-0' : 'print:py-0'}
                label={
                  isChosen ? (
                    label
                  ) : (
                    <Link
                      to={compareUrl(
                        plants.map(({ slug }) => slug),
                        size,
                        spot,
                      )}
                      preventScrollReset
                      replace
                      className="inline-block py-2 text-link underline decoration-1 underline-offset-3 md:py-0 print:py-0 print:text-ink print:no-underline"
                    >
                      {label}
                    </Link>
                  )
                }
                cells={offers.map((offer, index) => ({
                  key: plants[index]?.slug ?? '',
                  content:
                    offer === null ? (
                      <span className="text-small text-ink-quiet print:text-caption">Not in stock</span>
                    ) : (
                      <>
                        <span className="font-display text-h4 print:font-text print:text-caption print:leading-[1.2] print:font-semibold">
                          {formatCents(offer.plantedCents)}
                        </span>{' '}
                        {offer.heightInches !== null && (
                          <span className="text-small text-ink-soft max-md:not-print:block md:ml-1.5 print:ml-0 print:text-caption print:leading-[1.2]">
                            {heightInWords(offer.heightInches)}
                          </span>
                        )}
                      </>
                    ),
                }))}
              />
            ))}
          </CompareTable>
          <p className="mt-3 text-caption text-ink-quiet print:mt-0.5">
            Prices are for the plant in your ground, before delivery and sales tax. Heights are measured in
            the yard, without the pot.
          </p>
        </section>
      )}
    </div>
  )
}
