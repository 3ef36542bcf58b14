import { useState } from 'react'
import { exampleFence, FenceField } from '#app/components/growth/fence-field.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { fenceRow, offTheFence, parseFence } from '#domain/growth/fence-row.ts'
import { formatCents } from '#domain/money.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import { Button } from '#ui/button.tsx'
import { needsScript } from '#ui/needs-script.ts'
import { FenceDrawing } from './fence-drawing.tsx'
import { GuideSection } from './guide-section.tsx'
import { toAdd, type GuidePlant, type GuideStockItem } from './guide-plant.ts'

type RowAlongFenceProps = {
  plant: GuidePlant
  stock: readonly GuideStockItem[]
  pictureUrl: string | null
}

/** For a plant that makes a screen: how many a fence takes, and what they cost in each size. */
export function RowAlongFence({ plant, stock, pictureUrl }: RowAlongFenceProps) {
  const { startAdding } = useQuoteCart()
  const [fence, setFence] = useState('')
  const [picked, setPicked] = useState(() => usualIn(stock)?.inventoryId)
  const item = stock.find(({ inventoryId }) => inventoryId === picked) ?? stock[0]
  if (plant.rowFt === null || item === undefined) return null
  const row = fenceRow(parseFence(fence) ?? Number(exampleFence), plant.rowFt)
  const { currentHeightInches: inches } = item
  return (
    <GuideSection id="row" title="A row of them" className="print:hidden">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <div>
          <FenceField text={fence} onText={setFence} row={row} hint={offTheFence(row, plant.plantType)} />
          <div className="mt-3">
            <FenceDrawing
              row={row}
              plant={{ ...plant, todayFt: inches === null ? null : inches / 12 }}
              pictureUrl={pictureUrl}
            />
          </div>
        </div>
        <form
          {...needsScript}
          className="self-end"
          onSubmit={(event) => {
            event.preventDefault()
            startAdding({ ...toAdd(plant, item), fence: fence === '' ? exampleFence : fence })
          }}
        >
          <fieldset>
            <legend className="sr-only">Size</legend>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
              {stock.map((each) => (
                <label
                  key={each.inventoryId}
                  className="grid min-h-14 cursor-pointer content-center rounded-box border border-line-control bg-control px-1 py-1.5 text-center leading-tight has-checked:border-2 has-checked:border-brand has-checked:bg-good-surface has-focus-visible:outline-3 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name="size"
                    checked={each === item}
                    onChange={() => setPicked(each.inventoryId)}
                    className="sr-only"
                  />
                  <b className="font-semibold">{each.containerSize}</b>
                  <span className="text-small text-ink-soft">{formatCents(plantedCents(each))}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <p>
              <b className="block font-display text-h3 leading-tight font-medium tabular-nums">
                {formatCents(row.plants * plantedCents(item))}
              </b>
              <span className="text-small text-ink-soft">
                {row.plants} × {formatCents(plantedCents(item))}, planted in {item.containerSize}
              </span>
            </p>
            <Button type="submit" look="action">
              Add {row.plants}
            </Button>
          </div>
        </form>
      </div>
    </GuideSection>
  )
}

/** Most hedges start in 5 gal. */
const usualIn = (stock: readonly GuideStockItem[]) =>
  stock.find(({ containerSize }) => containerSize === '5 gal') ?? stock[0]
