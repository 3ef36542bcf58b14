import { Ban, Check, CircleAlert, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { usePlace } from '#app/components/place/place-memory.ts'
import { monthNames } from '#domain/plants/months.ts'
import { mayPruneOak, oakAdvice, type CityOakRule } from '#domain/plants/oak-wilt.ts'
import { nurseryDay, yearShare } from '#domain/time/nursery-clock.ts'
import { classNames } from '#ui/class-names.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

const looks = {
  good: { Icon: Check, look: 'bg-good-surface text-good' },
  danger: { Icon: Ban, look: 'bg-danger-surface text-danger' },
  neutral: { Icon: CircleAlert, look: 'bg-sunk text-ink' },
} as const

/** When oaks may be cut. What's said about today and about the visitor's city is added in the browser: pages are cached. */
export function OakMonths({ rules }: { rules: readonly CityOakRule[] }) {
  const now = useHydrated() ? new Date() : null
  const place = usePlace()
  const rule = rules.find(({ city }) => city === place?.name)
  const advice = oakAdvice(now && nurseryDay(now), rule)
  const { Icon, look } = looks[advice.tone]
  return (
    <div>
      <div className="relative pt-5">
        {now !== null && (
          <span
            aria-hidden
            className="absolute top-0 w-3 -translate-x-1/2 print:hidden"
            style={{ left: `${yearShare(now) * 100}%` }}
          >
            <span className="mx-auto block size-3 rounded-full bg-ink" />
            <span className="mx-auto block h-2 w-0.5 bg-ink" />
          </span>
        )}
        <ol
          aria-label="Pruning oaks through the year"
          className="grid grid-cols-12 gap-0.5 text-center text-ui font-semibold"
        >
          {monthNames.map((name, index) => (
            <Month key={name} name={name} isOpen={mayPruneOak(index + 1)} />
          ))}
        </ol>
      </div>
      <ul aria-hidden className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        <li className="flex items-center gap-2">
          <span className="h-4 w-6 rounded-badge bg-good-surface [print-color-adjust:exact]" /> open
        </li>
        <li className="flex items-center gap-2">
          <span className="relative h-4 w-6 overflow-hidden rounded-badge bg-danger-surface text-danger [print-color-adjust:exact]">
            <span className="absolute inset-0 hatched opacity-40" />
          </span>
          closed
        </li>
        {now !== null && (
          <li className="flex items-center gap-2 print:hidden">
            <span className="size-3 rounded-full bg-ink" /> today
          </li>
        )}
      </ul>
      {/* As high with the browser's words as without them. */}
      <div
        className={classNames(
          'mt-4 flex min-h-32 gap-3.5 rounded-box px-4.5 py-4 md:min-h-0',
          look,
          // A sheet outlasts what's said about today.
          'print:hidden',
        )}
      >
        <Icon aria-hidden className="mt-0.5 size-6 flex-none" />
        <div>
          <p className="font-display text-h4 leading-snug font-medium">{advice.title}</p>
          <p className="mt-1 text-ui">{advice.text}</p>
        </div>
      </div>
      <p className="mt-3 flex gap-2 text-ui leading-snug print:hidden">
        <MapPin aria-hidden className="mt-0.5 size-5 flex-none text-ink-quiet" />
        <span>
          {rule === undefined ? (
            <>
              Some cities close these months by law or ask for a permit.{' '}
              <Link to="/blog/oak-rules-by-city">What your city asks</Link>
            </>
          ) : (
            <>
              <b className="font-semibold">In {rule.city}:</b> {rule.text}{' '}
              <Link to="/blog/oak-rules-by-city">Source and date</Link>
            </>
          )}
        </span>
      </p>
    </div>
  )
}

function Month({ name, isOpen }: { name: string; isOpen: boolean }) {
  return (
    <li
      className={classNames(
        'relative overflow-hidden py-2.5 leading-tight first:rounded-l-badge last:rounded-r-badge',
        isOpen ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger',
        '[print-color-adjust:exact]',
      )}
    >
      {!isOpen && <span aria-hidden className="absolute inset-0 hatched opacity-40" />}
      <span aria-hidden className="relative">
        {name[0]}
      </span>
      <span className="sr-only">
        {name}: {isOpen ? 'open' : 'closed'}
      </span>
    </li>
  )
}
