import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { lowerPart } from '#ui/lazy.tsx'
import type { ComparisonData } from './compared.ts'
import { CompareRow, CompareTable } from './compare-table.tsx'
import { ComparedPlates } from './compared-plates.tsx'
import { GrownRow } from './grown-row.tsx'
import { PriceRow } from './price-row.tsx'
import { TraitRow } from './trait-row.tsx'

const TheirYear = lowerPart(async () => (await import('./their-year.tsx')).TheirYear)

/** Two to four plants: how big they get, what they cost, where they differ, and their year. */
export function Comparison({ comparison, todayShare }: { comparison: ComparisonData; todayShare: number }) {
  const { plants, differing, same } = comparison
  const names = plants.map(({ name }) => name)
  return (
    <div className="@container/compare relative">
      <ComparedPlates plants={plants} />
      <CompareTable label="Size, price and where they differ" names={names}>
        <GrownRow comparison={comparison} />
        <PriceRow comparison={comparison} />
        <CompareRow
          className="hidden in-data-place:grid print:hidden"
          label="In your town"
          cells={plants.map(({ slug }) => ({
            key: slug,
            content: <PlaceVerdict slug={slug} className="text-ui max-md:text-caption" />,
          }))}
        />
        {differing.map((trait) => (
          <TraitRow key={trait.name} trait={trait} plants={plants} />
        ))}
      </CompareTable>
      {same !== null && (
        <p className="mt-1 rounded-box bg-good-surface px-4 py-3.5 text-good print:border print:border-line print:bg-transparent print:border-x-0 print:px-0 print:py-0.5 print:text-caption">
          <b className="font-semibold">The same for all of them:</b> {same}
        </p>
      )}
      <TheirYear plants={plants} todayShare={todayShare} />
      <p className="mt-3 text-caption text-ink-quiet print:mt-0.5">
        Prices are for the plant in your ground, before delivery and sales tax. Heights are measured in the
        yard, without the pot; in ten years they’re our estimate.
      </p>
    </div>
  )
}
