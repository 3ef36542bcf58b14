import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import type { Ground } from '#domain/places/community-facts.ts'
import { SoilDrawing } from './soil-drawing.tsx'

export type GroundGroupProps = {
  ground: Ground
  title: string
  text: string
  communities: readonly { slug: string; name: string; reach: string }[]
}

/** The communities on one type of soil, with a drawing of it. */
export function GroundGroup({ ground, title, text, communities }: GroundGroupProps) {
  return (
    <section>
      <div className="flex min-h-22 items-end gap-4 border-b border-ink pb-2.5">
        <SoilDrawing ground={ground} />
        <div>
          <h3>{title}</h3>
          <p className="text-small text-ink-soft">{text}</p>
        </div>
      </div>
      <ul className={classNames('gap-x-6', communities.length > 14 && 'xl:columns-2')}>
        {communities.map(({ slug, name, reach }) => (
          <li key={slug} className="break-inside-avoid border-b border-line">
            <Link
              to={`/tree-service/${slug}`}
              className="flex min-h-11.5 items-center justify-between gap-3 text-ink no-underline hover:underline"
            >
              <span className="font-medium">{name}</span>
              <span className="text-right text-small text-ink-soft tabular-nums">{reach}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
