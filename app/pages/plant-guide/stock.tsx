import { Person } from '#app/components/plants/person.tsx'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { GuideSection } from './guide-section.tsx'
import type { GuidePlant, StockItem } from './guide-plant.ts'
import { potFeet } from '#domain/inventory/pot-feet.ts'
import { StockLineUp } from './stock-drawing.tsx'
import { StockRow } from './stock-row.tsx'

type StockProps = { plant: GuidePlant; stock: readonly StockItem[]; pictureUrl: string | null }

/** What's in stock, each size drawn beside the same six-foot person. */
export function Stock({ plant, stock, pictureUrl }: StockProps) {
  const inventory = `/inventory?${new URLSearchParams({ q: plant.name }).toString()}`
  const tallestFt = Math.max(
    7,
    ...stock.map((item) => (item.currentHeightInches ?? 0) / 12 + potFeet(item.containerSize)),
  )
  return (
    <GuideSection
      id="stock"
      title="In stock now"
      raised
      lead="Drawn without the pot, next to someone six feet tall. The price is for the plant in your ground."
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
          <svg aria-hidden className="absolute size-0">
            <defs>
              <g id="stock-person">
                <Person x={0} />
              </g>
            </defs>
          </svg>
          <StockLineUp
            items={stock}
            plantType={plant.plantType}
            pictureUrl={pictureUrl}
            tallestFt={tallestFt}
          />
          <ul className="grid md:grid-cols-3 xl:grid-cols-[repeat(auto-fit,minmax(300px,1fr))] print:block">
            {stock.map((item) => (
              <StockRow
                key={item.inventoryId}
                item={item}
                plantType={plant.plantType}
                pictureUrl={pictureUrl}
                tallestFt={tallestFt}
              >
                <AddToQuoteButton
                  item={{
                    ...item,
                    plantId: plant.id,
                    plantName: plant.name,
                    scientificName: plant.scientificName,
                    slug: plant.slug,
                    picture: plant.picture,
                  }}
                />
              </StockRow>
            ))}
          </ul>
          <p className="mt-5 md:mt-8 print:hidden">
            <ButtonLink to={inventory} look="brand" className="max-md:py-2 max-md:whitespace-normal">
              Choose in the inventory
            </ButtonLink>
          </p>
        </>
      )}
    </GuideSection>
  )
}
