import { cardWords } from '#domain/care/water-card.ts'
import { mayPruneOak } from '#domain/plants/oak-wilt.ts'
import { classNames } from '#ui/class-names.ts'

/** When oaks may be pruned, in Spanish. Hatched, so that a gray printer says it too. */
export function OakStrip() {
  return (
    <div>
      <ol
        aria-label="Poda de encinos por mes"
        className="grid grid-cols-6 text-center text-ui font-semibold md:grid-cols-12 print:grid-cols-12"
      >
        {cardWords.es.months.map((month, index) => {
          const isOpen = mayPruneOak(index + 1)
          return (
            <li
              key={month}
              className={classNames(
                'relative border border-line-control py-3.5 capitalize [print-color-adjust:exact]',
                isOpen ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger',
              )}
            >
              {!isOpen && <span aria-hidden className="absolute inset-0 hatched opacity-40" />}
              <span className={classNames('relative rounded-badge px-1', !isOpen && 'bg-danger-surface')}>
                {month}
              </span>
              <span className="sr-only">: {isOpen ? 'sí' : 'no'}</span>
            </li>
          )
        })}
      </ol>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 font-semibold">
        <span className="text-danger">NO se poda: febrero a junio</span>
        <span className="text-good">SÍ se poda: julio a enero</span>
      </p>
    </div>
  )
}
