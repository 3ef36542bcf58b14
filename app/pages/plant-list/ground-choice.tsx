import { Link } from 'react-router'
import { GroundStrip } from '#app/components/ground/ground-strip.tsx'
import type { KnownGround } from '#domain/places/community-facts.ts'
import { classNames } from '#ui/class-names.ts'

const names: Record<KnownGround, string> = { limestone: 'Rock', clay: 'Clay', sand: 'Sand' }

type GroundChoiceProps = { path: string; grounds: readonly KnownGround[]; chosen: KnownGround | null }

/** Each ground has an order of its own. A second tap on the chosen one goes back to the order for rock and clay alike. */
export function GroundChoice({ path, grounds, chosen }: GroundChoiceProps) {
  return (
    <nav aria-labelledby="ground-choice">
      <p id="ground-choice" className="text-small font-semibold">
        What do you dig in?
      </p>
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {grounds.map((ground) => {
          const isChosen = ground === chosen
          return (
            <li key={ground}>
              <Link
                to={isChosen ? path : `${path}?ground=${ground}`}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(
                  'block overflow-hidden rounded-box border text-center font-medium text-ink no-underline',
                  isChosen
                    ? 'border-brand bg-good-surface'
                    : 'border-line-control bg-raised hover:border-ink',
                )}
              >
                <GroundStrip ground={ground} className="h-10" />
                <span className="block py-2.5">{names[ground]}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-caption text-ink-soft">
        North of Loop 1604 it’s mostly rock, downtown and east clay, far south sand.
      </p>
    </nav>
  )
}
