import { Undo2 } from 'lucide-react'
import { heightInWords } from '#domain/stock/measures.ts'
import { heldCount, shownCount, type YardItem } from '#domain/stock/yard-item.ts'
import { whenInWords } from '#domain/stock/yard-times.ts'
import { formatCents } from '#domain/money.ts'
import { ActButton } from './act-button.tsx'
import { ItemPicture } from './item-picture.tsx'

/** '15 gal, 6 ft 10 in, $158 + $85' */
function factsOf(item: YardItem): string {
  const { containerSize, currentHeightInches: height, owner } = item
  return [
    containerSize,
    height === null ? '' : heightInWords(height),
    owner === null
      ? ''
      : `${formatCents(owner.ownPriceCents ?? owner.listPriceCents)} + ${formatCents(owner.plantingFeeCents)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

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

type YardRowProps = { item: YardItem; now: Date; onOpen: () => void; onBack: () => void }

/** An item that isn't unfolded: a tap unfolds it. One that's out can be brought back from here. */
export function YardRow({ item, now, onOpen, onBack }: YardRowProps) {
  const note = noteOf(item, now)
  return (
    <li className="flex min-h-16.5 items-stretch border-b border-line pr-(--gutter)">
      <button
        type="button"
        onClick={onOpen}
        aria-expanded={false}
        className="grid min-w-0 flex-1 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 py-2 pl-(--gutter) text-left focus-visible:-outline-offset-3"
      >
        <ItemPicture item={item} className="size-11" />
        <span className="min-w-0">
          <span className="block font-display text-[1.125rem] leading-tight font-medium">{item.name}</span>
          <span className="block text-caption leading-snug text-ink-quiet">{factsOf(item)}</span>
          {note !== '' && (
            <span className="block text-caption leading-snug font-medium text-ink-soft">{note}</span>
          )}
        </span>
        {!item.stock.isOut && (
          <span className="min-w-12 text-right font-display text-[1.5rem] leading-none font-medium">
            <span aria-hidden>{item.stock.count ?? '–'}</span>
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
