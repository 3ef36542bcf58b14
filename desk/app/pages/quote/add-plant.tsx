import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { sizeLine } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { addPlant } from '#domain/quotes/draft/edit-quote.ts'
import { stockWords, type FoundStock } from '#domain/quotes/draft/stock-words.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { Field, focusWhenShown, Plate, StockChip } from '#desk/app/components/controls.tsx'
import type { Editor } from './use-editor.ts'

const pauseMilliseconds = 250

/** Finds a plant in stock and adds it as a line. */
export function AddPlant({
  quote,
  editor,
  onAdded,
}: {
  quote: DeskQuoteData
  editor: Editor
  onAdded: () => void
}) {
  const fetcher = useFetcher<FoundStock[]>()
  const timer = useRef<number>(undefined)
  const search = (words: string) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () => void fetcher.load(`/quotes/${quote.number}/stock?${new URLSearchParams({ words })}`),
      pauseMilliseconds,
    )
  }
  const found = fetcher.data
  return (
    <div className="border-b border-line bg-control px-(--gutter) py-3.5">
      <Field
        type="search"
        label="Which plant"
        placeholder="cedar elm 15"
        maxLength={100}
        ref={focusWhenShown}
        onText={search}
      />
      <div role="status">
        {found?.length === 0 && <p className="mt-2 text-small text-ink-soft">Nothing in stock matches.</p>}
      </div>
      <ul aria-label="Found in stock">
        {found?.map((stock) => (
          <li
            key={stock.inventoryId}
            className="flex items-center gap-3 border-b border-line py-2 last:border-b-0"
          >
            <Plate url={stock.picture?.thumb} />
            <p className="min-w-0 flex-1">
              <b className="font-display font-medium">{stock.name}</b>
              <span className="block text-caption text-ink-soft">
                {sizeLine(stock)}, {formatCents(stock.unitPriceCents)}
                {stock.supplier !== null && `, ${stock.supplier}`}
              </span>
              <StockChip words={stockWords({ stock, quantity: 1, asked: null })} />
            </p>
            <SmallButton
              onClick={() => {
                editor.change(addPlant(editor.edited, stock))
                onAdded()
              }}
            >
              Add
              <span className="sr-only">
                {' '}
                {stock.name}, {stock.containerSize}
              </span>
            </SmallButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
