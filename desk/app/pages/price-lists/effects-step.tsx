import { useState } from 'react'
import type { PriceListData, RowGroup, ShownRow } from '#domain/stock/price-list-data.ts'
import { formatCents } from '#domain/money.ts'
import { counted, withCommas } from '#domain/wording.ts'
import { classNames } from '#ui/class-names.ts'
import { Plate } from '#desk/app/components/controls.tsx'
import { FactsDisclosure } from './disclosure.tsx'
import { Step } from './step.tsx'

export function EffectsStep({ list: { plan, wholesaler, problem } }: { list: PriceListData }) {
  if (plan === null)
    return (
      <Step number={3} id="effects" title="What happens">
        <p className="mt-2 text-small text-ink-soft">{problem}</p>
      </Step>
    )
  const { comes, changes, goes, same, onSite, ownPrices } = plan
  return (
    <Step
      number={3}
      id="effects"
      title="What happens"
      note={`${wholesaler?.name} has ${counted(onSite, 'row')} on the site today`}
    >
      {/* Below that, a column next to the decision is too narrow for a name. */}
      <div className="mt-2 grid gap-x-6 gap-y-6 min-[1400px]:grid-cols-3">
        <Rows title="added" group={comes} />
        <Rows title="changed" group={changes} />
        <Rows title="removed" group={goes} isGoing />
      </div>
      <p className="mt-3 text-caption text-ink-quiet">
        {counted(same, 'row stays', 'rows stay')} the same. Prices are what visitors see: the plant with
        planting.
      </p>
      {ownPrices.length > 0 && (
        <div className="mt-3">
          <FactsDisclosure
            title={counted(ownPrices.length, 'price that you typed stays', 'prices that you typed stay')}
            lead="To follow the list again, choose “Use the list’s price” on the plant in the yard."
            facts={ownPrices}
          />
        </div>
      )}
    </Step>
  )
}

/** Rows before 'and 12 more'. */
const few = 3

type RowsProps = { title: string; group: RowGroup; isGoing?: boolean }

function Rows({ title, group: { total, rows }, isGoing = false }: RowsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, few)
  return (
    <section aria-label={`${total} ${title}`}>
      <h3
        className={classNames(
          'border-b pb-1.5 text-[2.5rem] leading-tight',
          isGoing && total > 0 ? 'border-danger text-danger' : 'border-ink',
        )}
      >
        {withCommas(total)} <span className="text-[1.25rem]">{title}</span>
      </h3>
      <ul>
        {shown.map((row) => (
          <EffectRow key={row.key} row={row} isGoing={isGoing} />
        ))}
      </ul>
      {!showsAll && rows.length > few && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="inline-flex min-h-12 items-center text-small text-link underline underline-offset-[0.18em]"
        >
          and {withCommas(total - few)} more
        </button>
      )}
      {showsAll && total > rows.length && (
        <p className="py-3 text-caption text-ink-quiet">
          and {withCommas(total - rows.length)} more that aren’t shown
        </p>
      )}
    </section>
  )
}

function EffectRow({ row, isGoing }: { row: ShownRow; isGoing: boolean }) {
  const { name, size, note, thumb, held, before, after } = row
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-line py-1.75 text-small">
      <Plate url={thumb} />
      <span className="min-w-0">
        <span className="block font-display text-[1.0625rem] leading-tight font-medium">{name}</span>
        <span className="block text-caption leading-snug text-ink-quiet">
          {[size, ...(note === '' ? [] : [note])].join(', ')}
        </span>
        {held > 0 && !isGoing && (
          <span className="block text-caption font-semibold text-danger">{held} held</span>
        )}
      </span>
      <span className="text-right leading-tight whitespace-nowrap">
        {isGoing ? (
          held > 0 && <b className="font-semibold text-danger">{held} held</b>
        ) : before !== null && after !== null && before !== after ? (
          <>
            <del className="block text-caption text-ink-quiet">
              <span className="sr-only">was </span>
              {formatCents(before)}
            </del>
            <b className="font-semibold">{formatCents(after)}</b>
          </>
        ) : (
          after !== null && formatCents(after)
        )}
      </span>
    </li>
  )
}
