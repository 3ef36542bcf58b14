import { Undo2 } from 'lucide-react'
import { heightInWords } from '#domain/stock/measures.ts'
import { heldCount, shownCount, type YardItem } from '#domain/stock/yard-item.ts'
import { whenInWords } from '#domain/stock/yard-times.ts'
import { formatCents } from '#domain/money.ts'
import { classNames } from '#ui/class-names.ts'
import { ActButton } from './act-button.tsx'
import { ItemPicture } from './item-picture.tsx'

/** '15 gal', '6 ft 10 in', '$158 + $85'; empty what isn't known or not shown. */
const factsOf = ({ containerSize, currentHeightInches: height, owner }: YardItem) => [
  containerSize,
  height === null ? '' : heightInWords(height),
  owner === null
    ? ''
    : `${formatCents(owner.ownPriceCents ?? owner.listPriceCents)} + ${formatCents(owner.plantingFeeCents)}`,
]

/** Reasons why visitors don't see all of them. */
function noteOf(item: YardItem, now: Date): string {
  if (item.stock.isOut) return `out since ${whenInWords(new Date(item.since), now)}`
  const held = heldCount(item)
  const shown = shownCount(item)
  return [
    held > 0 ? `${held} held${shown === null ? '' : `, ${shown} shown to visitors`}` : '',
    item.isOffered ? '' : 'not shown: another supplier costs less',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const countInWords = ({ stock }: Pick<YardItem, 'stock'>) =>
  stock.isOut ? 'out' : stock.count === null ? 'not counted' : `${stock.count} in the yard`

type YardRowProps = {
  item: YardItem
  now: Date
  /** The row above is of the same plant, and says its name. */
  isNamed: boolean
  onOpen: () => void
  onBack: () => void
}

/**
 * An item that isn't unfolded: a tap unfolds it. One that's out can be brought back from here. A wide screen shows its facts in
 * columns.
 */
export function YardRow({ item, now, isNamed, onOpen, onBack }: YardRowProps) {
  const note = noteOf(item, now)
  return (
    <li
      className={classNames(
        'flex items-stretch border-t pr-(--gutter)',
        isNamed ? 'border-line' : 'border-line-control',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-expanded={false}
        className="grid min-h-12 min-w-0 flex-1 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 py-1.5 pl-(--gutter) text-left focus-visible:-outline-offset-3"
      >
        {isNamed && item.picture.useCatalogImage ? <span /> : <ItemPicture item={item} className="size-11" />}
        <span className="min-w-0 text-small leading-snug text-ink-soft lg:grid lg:grid-cols-[11rem_3.75rem_5rem_7.5rem_minmax(0,1fr)] lg:items-center lg:gap-3 xl:grid-cols-[18rem_6rem_7rem_10rem_minmax(0,1fr)]">
          <span
            className={classNames(
              'block font-display text-[1.125rem] leading-tight font-medium text-ink',
              isNamed && 'max-lg:sr-only lg:opacity-0',
            )}
          >
            {item.name}
          </span>
          {factsOf(item).map((fact, at) => (
            // oxlint-disable-next-line no-array-index-key -- their order never changes
            <span key={at} className={at === 0 ? 'font-semibold text-ink' : undefined}>
              {at > 0 && fact !== '' && <span className="lg:hidden">, </span>}
              {fact}
            </span>
          ))}
          <span className="block text-caption font-medium">{note}</span>
        </span>
        {!item.stock.isOut && (
          <span className="min-w-12 text-right font-display text-[1.5rem] leading-none font-medium">
            <span aria-hidden>{item.stock.count}</span>
            <span className="sr-only">, {countInWords(item)}</span>
          </span>
        )}
      </button>
      {item.stock.isOut && (
        <ActButton
          onClick={onBack}
          className="my-1.75 px-4"
          aria-label={`Back: ${item.name} ${item.containerSize}`}
        >
          <Undo2 aria-hidden className="size-5" strokeWidth={1.7} />
          Back
        </ActButton>
      )}
    </li>
  )
}
