import { SunGauge, WaterGauge } from '#app/components/plants/gauges.tsx'
import type { Trait } from '#domain/compare/traits.ts'
import { levelOf } from '#domain/plants/scale-steps.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import type { ComparedPlant } from './compared.ts'
import { CompareRow } from './compare-table.tsx'

const risks = { High: 'destructive', Moderate: 'default', Low: 'secondary', None: 'secondary' } as const

/** A trait in which the plants differ: a small drawing where there is one, always with words. */
export function TraitRow({ trait, plants }: { trait: Trait; plants: readonly ComparedPlant[] }) {
  return (
    <CompareRow
      label={trait.label}
      cells={plants.map((plant, index) => {
        const cell = trait.cells[index]
        return {
          key: plant.slug,
          content: cell && (
            <div>
              <TraitDrawing trait={trait} plant={plant} />
              <p className="text-ui leading-snug max-md:text-small print:text-caption print:leading-[1.2]">
                {trait.name === 'oak wilt' && cell.words in risks ? (
                  <Badge
                    variant={risks[cell.words as keyof typeof risks]}
                    className="print:h-auto print:bg-transparent print:p-0"
                  >
                    {cell.words}
                  </Badge>
                ) : (
                  cell.words
                )}
                {cell.without !== undefined && cell.without.length > 0 && (
                  <s className="block text-small text-ink-quiet print:inline print:pl-1.5 print:text-caption print:leading-[1.2]">
                    <span className="sr-only">not </span>
                    {cell.without.join(', ')}
                  </s>
                )}
              </p>
              {cell.note !== undefined && (
                <p className="mt-0.5 text-small leading-snug text-ink-soft max-md:text-caption print:mt-0 print:text-caption print:leading-[1.2]">
                  {cell.note}
                </p>
              )}
            </div>
          ),
        }
      })}
    />
  )
}

/** The words beside it say the same, so it's hidden from screen readers. */
function TraitDrawing({ trait: { name }, plant }: { trait: Trait; plant: ComparedPlant }) {
  if (name !== 'sun' && name !== 'water' && name !== 'growth') return null
  return (
    <span aria-hidden className="flex min-h-5 items-center pb-1 max-md:hidden print:hidden">
      {name === 'sun' && <SunGauge exposure={plant.exposure} />}
      {name === 'water' && <WaterGauge needs={plant.waterNeeds} />}
      {name === 'growth' && <GrowthBars level={levelOf(plant.growthRate) ?? 0} />}
    </span>
  )
}

function GrowthBars({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 40 16" className="h-4 w-10">
      {[1, 2, 3].map((step) => (
        <rect
          key={step}
          x={step * 13 - 12}
          y={15 - step * 4.5}
          width={10}
          height={step * 4.5}
          rx={1.5}
          className={classNames(step <= level ? 'fill-brand stroke-brand' : 'fill-none stroke-line-control')}
        />
      ))}
    </svg>
  )
}
