import type { CSSProperties } from 'react'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { lazyPart, lowerPart } from '#ui/lazy.tsx'
import { GuideSection } from './guide-section.tsx'
import { toAdd, type GuidePlant, type GuideStockItem } from './guide-plant.ts'
import { isPotted } from '#domain/stock/pot-feet.ts'
import { StockLineUp } from './stock-drawing.tsx'
import { stockColumns, stockLayout } from './stock-layout.ts'
import { RebateBox } from '#app/components/rebate-box.tsx'
import { SizeRow } from './size-row.tsx'

const StatePanel = lazyPart(async () => (await import('#ui/state-panel.tsx')).StatePanel)
const PlaceLine = lowerPart(async () => (await import('#app/components/place/place-line.tsx')).PlaceLine)

type StockProps = { plant: GuidePlant; stock: readonly GuideStockItem[]; pictureUrls: readonly string[] }

/** What's in stock: all sizes in one row, with their prices below. */
export function Stock({ plant, stock, pictureUrls }: StockProps) {
  const columns = `${stockColumns.figure}fr repeat(${stock.length}, ${stockColumns.size}fr)`
  // A few sizes don't stand far apart.
  const widest = `${stockColumns.figure + stock.length * (stock.length < 4 ? 380 : 310)}px`
  return (
    <GuideSection
      id="stock"
      title="In stock now"
      raised
      lead="Heights leave out the pot. The price is for the plant in your ground."
    >
      {stock.length === 0 ? (
        <StatePanel
          title="Not in stock today"
          action={
            <div className="flex flex-wrap justify-center gap-3 print:hidden">
              <ButtonLink to="/contact">Ask us for it</ButtonLink>
              <ButtonLink to="/inventory" look="line">
                What&apos;s in stock
              </ButtonLink>
            </div>
          }
        >
          Stock changes every week, and growers have more than we list.
        </StatePanel>
      ) : (
        <>
          <PlaceLine className="-mt-1 mb-4 md:-mt-4" />
          <div
            style={{ '--columns': columns, '--widest': widest } as CSSProperties}
            className="lg:max-w-(--widest)"
          >
            <div className="print:hidden">
              <StockLineUp items={stock} plantType={plant.plantType} pictureUrls={pictureUrls} />
              <PotLabels stock={stock} />
            </div>
            <ul className="mt-3 max-md:@container lg:mt-4 lg:grid lg:grid-cols-(--columns) print:block">
              <li
                aria-hidden
                className="row-span-5 text-center text-caption text-ink-quiet max-lg:hidden print:hidden"
              >
                {figureInWords(stock)}
              </li>
              {stock.map((item) => (
                <SizeRow key={item.inventoryId} item={item}>
                  <AddToQuoteButton item={toAdd(plant, item)} />
                </SizeRow>
              ))}
            </ul>
          </div>
          {plant.plantType === 'tree' && <RebateBox className="mt-5 max-w-prose" />}
        </>
      )}
    </GuideSection>
  )
}

const figureInWords = (stock: readonly GuideStockItem[]) =>
  stockLayout(stock).figure === 'person' ? 'person, 6 ft' : 'spade, 40 in'

/** On a phone the prices are in a list, so the pots need names of their own. */
function PotLabels({ stock }: { stock: readonly GuideStockItem[] }) {
  return (
    <div
      aria-hidden
      className="mt-1 grid grid-cols-(--columns) text-center text-caption font-semibold lg:hidden"
    >
      <span className="font-normal text-ink-quiet">
        {stockLayout(stock).figure === 'person' ? '6 ft' : '40 in'}
      </span>
      {stock.map(({ inventoryId, containerSize }) => (
        <span key={inventoryId}>{isPotted(containerSize) ? containerSize.replace(' gal', '') : 'B&B'}</span>
      ))}
    </div>
  )
}
