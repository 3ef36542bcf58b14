import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { AgeTabs } from '#app/components/growth/age-tabs.tsx'
import type { DrawnGarden } from '#app/components/growth/drawn-garden.ts'
import { GardenDrawing } from '#app/components/growth/garden-drawing.tsx'
import { Chip, GardenLabels } from '#app/components/growth/garden-labels.tsx'
import { gardenHeight } from '#domain/growth/garden-words.ts'
import { firstGardenAge } from '#domain/growth/garden.ts'

/** A yard that's ready to look at. Its tabs are links to this section, so it needs no script. */
export function HomeYard({ yard: { age: shown, layout, label } }: { yard: DrawnGarden }) {
  return (
    <section
      id="yard"
      aria-labelledby="yard-title"
      // A tab leads to the heading, so that the whole picture is on the screen.
      className="section scroll-mt-[calc(16px-var(--section))] border-b border-line"
    >
      <div className="wrap">
        <h2 id="yard-title">Your yard in ten years</h2>
        <p className="mt-2 text-lead text-ink-soft">
          A live oak, two redbuds and five muhly in the sizes we plant most, all to one scale.
        </p>
        <AgeTabs shown={shown} urlAt={(age) => (age === firstGardenAge ? '/#yard' : `/?age=${age}#yard`)} />
        <figure>
          <div className="overflow-hidden border-b border-line bg-raised max-md:-mx-(--gutter)">
            <GardenDrawing layout={layout} label={label} />
            <GardenLabels layout={layout} />
          </div>
          <ul className="mt-3 flex gap-x-8 gap-y-1.5 max-md:flex-col">
            {layout.lines.map((line) => (
              <li key={line.index} className="flex items-center gap-2.5 text-small">
                <Chip>{line.number}</Chip>
                <span>
                  {line.tree.quantity > 1 && `${line.tree.quantity} `}
                  {line.tree.name}, <i className="font-display">{gardenHeight(line, shown)}</i>
                </span>
              </li>
            ))}
          </ul>
          <figcaption className="mt-2 text-caption text-ink-quiet">
            {shown === 0
              ? 'As large as we usually plant them.'
              : 'An estimate from typical growth, not a promise.'}{' '}
            The person is 6 ft tall.
          </figcaption>
        </figure>
        <p className="mt-4">
          <Link
            to="/inventory"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            Put your own trees here <ArrowRight aria-hidden className="size-5" strokeWidth={1.75} />
          </Link>
        </p>
      </div>
    </section>
  )
}
