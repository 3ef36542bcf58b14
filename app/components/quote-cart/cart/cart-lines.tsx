import { Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { CartIntent } from '#domain/cart/cart-intents.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { plantsInWords } from '#domain/cart/cart.ts'
import type { PricedCart, PricedCartLine } from '#domain/cart/priced-cart.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { shortageText, type Offers } from '#domain/pricing/line-choice.ts'
import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { QuantityStepper } from '#ui/stepper.tsx'
import { CartForm } from './cart-form.tsx'
import { ChoiceButton } from './choice-button.tsx'

type CartLinesProps = { priced: PricedCart; offers: Offers; children: ReactNode }

/** The cart's plants, in the drawer and on /cart, what's offered for them all, and a way to clear them. */
export function CartLines({ priced, offers, children }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  // Removing a line removes the focused button with it, so the list takes the focus.
  const focusList = () => list.current?.focus()
  return (
    <>
      <p role="status" className="sr-only">
        {plantsInWords(priced.plantCount)}, {formatCents(priced.totals.grandTotalCents)}
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Plants in your quote" className="outline-none">
        {priced.lines.map((each) => (
          <CartLine
            key={each.line.inventoryId}
            priced={each}
            // What's picked up is planted by the customer.
            offers={priced.isPickup ? null : offers}
            onRemoved={focusList}
          />
        ))}
      </ul>
      {children}
      <ClearCart plantCount={priced.plantCount} />
    </>
  )
}

type CartLineProps = { priced: PricedCartLine; offers: Offers | null; onRemoved: () => void }

function CartLine({ priced, offers, onRemoved }: CartLineProps) {
  const { showPanel } = useQuoteCart()
  const { line } = priced
  const name = priced.item?.plantName ?? 'A plant we no longer carry'
  return (
    <li className="grid grid-cols-[76px_minmax(0,1fr)] gap-4 border-b border-line py-3 md:grid-cols-[92px_minmax(0,1fr)] print:break-inside-avoid">
      <PlantPicture
        picture={priced.state === 'gone' ? null : priced.item.picture}
        sizes="92px"
        className="rounded-badge border border-line"
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-[1.1875rem] leading-tight font-[520]">
            {priced.state === 'gone' ? (
              <span className="text-ink-soft">{name}</span>
            ) : (
              <Link
                to={`/plant-database/${priced.item.slug}`}
                onClick={() => showPanel('closed')}
                className="no-underline hover:underline"
              >
                {name}
              </Link>
            )}
          </h3>
          <CartForm intent="remove" item={line.inventoryId} onApplied={onRemoved} className="print:hidden">
            <button
              type="submit"
              aria-label={`Remove ${name}`}
              className="-my-2.5 -mr-2.5 grid size-11 place-items-center rounded-box hover:bg-sunk"
            >
              <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />
            </button>
          </CartForm>
        </div>
        {priced.state === 'gone' ? (
          <>
            {priced.item !== null && <p className="text-small text-ink-soft">{priced.item.containerSize}</p>}
            <p className="mt-1.5 text-small font-medium text-danger">
              No longer available, and left out of the total
            </p>
          </>
        ) : (
          <InStock priced={priced} offers={offers} onRemoved={onRemoved} />
        )}
      </div>
    </li>
  )
}

type InStockLine = Extract<PricedCartLine, { state: 'in-stock' }>
type InStockProps = { priced: InStockLine; offers: Offers | null; onRemoved: () => void }

function InStock({ priced, offers, onRemoved }: InStockProps) {
  const { line, item, price, totalCents, wasCents } = priced
  const { unitPriceCents, plantingFeeCents, cageCents } = price
  const times = line.quantity === 1 ? '' : `${line.quantity} × `
  const parts = [
    unitPriceCents,
    ...(price.isPlantedByUs ? [plantingFeeCents] : []),
    ...(cageCents > 0 ? [cageCents] : []),
  ]
  const shortage = shortageText(line.quantity, item.available)
  return (
    <>
      <p className="text-small leading-snug text-ink-soft">{sizeLine(item)}</p>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-2 gap-y-1.5">
        <LineQuantity
          key={line.inventoryId}
          name={item.plantName}
          inventoryId={line.inventoryId}
          quantity={line.quantity}
          onRemoved={onRemoved}
        />
        <p className="ml-auto text-right tabular-nums">
          <b className="block font-display text-[1.1875rem] leading-tight font-[520]">
            {formatCents(totalCents)}
          </b>
          {(line.quantity > 1 || parts.length > 1) && (
            <span className="text-caption text-ink-quiet">
              {times}({parts.map(formatCents).join(' + ')})
            </span>
          )}
        </p>
      </div>
      {offers === null ? (
        <p className="mt-1.5 text-small text-ink-soft">You pick it up and plant it</p>
      ) : (
        <LineChoices priced={priced} cageCents={offers.cageCents} />
      )}
      <PlaceVerdict slug={item.slug} warnsOnly className="mt-1.5 text-small" />
      {shortage !== null && <p className="mt-1.5 text-small font-medium text-best">{shortage}</p>}
      {wasCents !== null && (
        <p className="mt-1.5 text-small font-medium text-best">
          Price changed: {formatCents(wasCents)} when you added it, {formatCents(unitPriceCents)} now
        </p>
      )}
    </>
  )
}

type LineChoicesProps = { priced: InStockLine; cageCents: Cents | null }

/** Who plants it, and a cage if there are any. Each button posts its own choice, so they work without JavaScript. */
function LineChoices({ priced: { line, item, price }, cageCents }: LineChoicesProps) {
  const { isPlantedByUs } = price
  return (
    <CartForm intent="choose" item={line.inventoryId} className="-mb-2 max-md:-ml-23">
      <div
        role="group"
        aria-label={`Choices for ${item.plantName}`}
        className="flex flex-wrap items-center gap-x-4"
      >
        <ChoiceButton name="planted" value="yes" isChosen={isPlantedByUs}>
          Planted by us
        </ChoiceButton>
        <ChoiceButton name="planted" value="no" isChosen={!isPlantedByUs}>
          I’ll plant it
        </ChoiceButton>
        {cageCents !== null && isPlantedByUs && (item.needsCage === true || line.hasCage === true) && (
          <ChoiceButton
            name="cage"
            value={line.hasCage === true ? 'no' : 'yes'}
            isChosen={line.hasCage === true}
          >
            Deer cage, {formatCents(cageCents)}
          </ChoiceButton>
        )}
      </div>
    </CartForm>
  )
}

type LineQuantityProps = { name: string; inventoryId: number; quantity: number; onRemoved: () => void }

function LineQuantity({ name, inventoryId, quantity, onRemoved }: LineQuantityProps) {
  // The text being typed; null shows the cart's quantity, which another tab may have changed.
  const [typed, setTyped] = useState<string | null>(null)
  const updateButton = useRef<HTMLButtonElement>(null)
  const settle = (intent: CartIntent) => {
    setTyped(null)
    const left =
      intent.intent === 'set-quantity'
        ? intent.quantity
        : quantity + (intent.intent === 'step-quantity' ? intent.step : 0)
    if (left <= 0) onRemoved()
  }
  return (
    <>
      <CartForm intent="set-quantity" item={inventoryId} onApplied={settle} className="print:hidden">
        {/* First in the form, so Enter submits this rather than the minus button. */}
        <button ref={updateButton} type="submit" tabIndex={-1} className="sr-only">
          Update {name}
        </button>
        <QuantityStepper
          label={`How many ${name}`}
          text={typed ?? String(quantity)}
          onText={setTyped}
          onCommit={() => typed !== null && updateButton.current?.form?.requestSubmit(updateButton.current)}
        />
      </CartForm>
      <p className="hidden text-small print:block">Quantity {quantity}</p>
    </>
  )
}

/** Asks for confirmation: a stray tap shouldn't cost sixty lines. */
function ClearCart({ plantCount }: { plantCount: number }) {
  const [asking, setAsking] = useState(false)
  const link = 'inline-flex min-h-11 items-center text-small underline underline-offset-3'
  return (
    <CartForm intent="clear" className="my-1 flex flex-wrap items-center gap-x-5 print:hidden">
      {asking ? (
        <>
          <span className="text-small">Remove {plantsInWords(plantCount)} and your details?</span>
          <button type="submit" className={`${link} font-semibold text-danger`}>
            Yes, clear
          </button>
          <button type="button" className={`${link} text-link`} onClick={() => setAsking(false)}>
            Keep them
          </button>
        </>
      ) : (
        <button
          type="submit"
          className={`${link} text-link`}
          onClick={(event) => {
            event.preventDefault()
            setAsking(true)
          }}
        >
          Clear cart
        </button>
      )}
    </CartForm>
  )
}
