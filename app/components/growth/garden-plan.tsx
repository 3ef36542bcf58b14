import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { ageName } from '#domain/growth/growth-words.ts'
import type { Age } from '#domain/growth/growth.ts'
import { leftOutInWords, gardenHeight, gardenInWords } from '#domain/growth/garden-words.ts'
import { firstGardenAge, gardenLayout, type GardenPlant } from '#domain/growth/garden.ts'
import { parseAge } from '#domain/growth/spot.ts'
import { classNames } from '#ui/class-names.ts'
import { AgeTabs } from './age-tabs.tsx'
import { GardenDrawing } from './garden-drawing.tsx'
import { Chip, GardenLabels } from './garden-labels.tsx'

type GardenPlanProps = {
  plants: readonly GardenPlant[]
  /** Where its plan for an HOA is; null if there's none. */
  hoaPath: string | null
}

/** The customer's own plants in front of a house. Their age is in the URL, and nowhere else. */
export function GardenPlan({ plants, hoaPath }: GardenPlanProps) {
  const id = useId()
  const { pathname, search } = useLocation()
  const [age, setAge] = useState(() => parseAge(new URLSearchParams(search).get('age'), firstGardenAge))
  const urlAt = (each: Age) => {
    const others = new URLSearchParams(search)
    others.delete('age')
    if (each !== firstGardenAge) others.set('age', String(each))
    return `${pathname}${others.size === 0 ? '' : `?${others}`}#yard`
  }
  const layout = gardenLayout(plants, age)
  if (layout.lines.every(({ xs }) => xs.length === 0)) return null
  const leftOut = leftOutInWords(layout.lines)
  // A long quote's picture would take another sheet and show only some of its plants.
  const isPrinted = layout.lines.every(({ xs }) => xs.length > 0)
  const isLong = layout.lines.length > 6
  return (
    <section
      id="yard"
      aria-labelledby={`${id}title`}
      className={classNames(
        '@container scroll-mt-6 print:break-inside-avoid print:grid-rows-[auto_auto_auto_1fr] print:gap-x-5',
        isPrinted ? 'print:grid' : 'print:hidden',
        isLong ? 'print:grid-cols-[2.3in_minmax(0,1fr)]' : 'print:grid-cols-[3in_minmax(0,1fr)]',
      )}
    >
      <h2 id={`${id}title`} className="text-h2 print:col-span-full print:text-h4">
        Your yard in ten years
      </h2>
      <p className="mt-1 text-ink-soft max-md:hidden print:hidden">
        Your plants around a house, all to one scale, with the way to the door left free.
      </p>
      <AgeTabs
        shown={age}
        urlAt={urlAt}
        onChoose={(next) => {
          setAge(next)
          // The loader has nothing to add, so the router needn't know.
          window.history.replaceState(window.history.state, '', urlAt(next))
        }}
      />
      <figure className="print:contents">
        <div className="overflow-hidden rounded-b-box border border-t-0 border-line bg-raised max-md:not-print:-mx-(--gutter) max-md:not-print:rounded-none max-md:not-print:border-x-0 print:row-span-3 print:row-start-2 print:self-start">
          <GardenDrawing layout={layout} label={gardenInWords(layout.lines, age)} />
          <GardenLabels layout={layout} />
        </div>
        <figcaption
          aria-live="polite"
          className="mt-2 text-caption text-ink-quiet print:col-start-2 print:mt-0 print:leading-tight"
        >
          {caption(age)}{' '}
          {layout.lines.some(({ isGrowing }) => isGrowing) && 'Dots outline the grown crowns. '}
          The person is 6 ft tall.
        </figcaption>
      </figure>
      <ol
        aria-label={`Your plants from left to right. ${ageName(age)}`}
        className={classNames(
          'mt-3 grid gap-x-8 border-t border-line not-print:@min-[36rem]:grid-cols-2 print:col-start-2 print:mt-1 print:gap-x-2 print:border-t-0 print:text-caption',
          isLong ? 'print:grid-cols-3' : 'print:grid-cols-2',
        )}
      >
        {layout.lines.map((line) => (
          <li
            key={line.index}
            className="flex items-center gap-3 border-b border-line py-2 print:gap-2 print:border-0 print:py-0.5"
          >
            <Chip>{line.number}</Chip>
            <span className="min-w-0 flex-1 leading-snug print:leading-tight">
              <b className="font-semibold">{line.tree.name}</b>
              {line.tree.quantity > 1 && ` × ${line.tree.quantity}`}
              <span className="block text-small text-ink-soft print:text-caption print:leading-tight">
                <span className="print:hidden">{line.tree.containerSize}, </span>
                {gardenHeight(line, age)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {leftOut !== null && (
        <p className="mt-2 text-small text-ink-soft print:col-start-2 print:mt-0.5 print:text-caption print:leading-tight">
          {leftOut}
        </p>
      )}
      {hoaPath !== null && (
        <p className="mt-3 text-small print:hidden">
          <a href={hoaPath} className="inline-block font-semibold">
            Print for my HOA
          </a>
        </p>
      )}
    </section>
  )
}

function caption(age: Age): string {
  if (age === 0) return 'Planting day, with the heights we measured.'
  return `${ageName(age)}: our estimate, drawn at the middle of what’s likely, never a promise.`
}
