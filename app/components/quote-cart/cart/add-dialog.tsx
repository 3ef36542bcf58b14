import { useState } from 'react'
import { addToCart, countPlants, isFull, mostLines, mostOfOne, plantsInWords } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { fenceRow, parseFence, type FenceRow } from '#domain/growth/fence-row.ts'
import { parseQuantity } from '#domain/cart/cart-intents.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import { FenceField } from '#app/components/growth/fence-field.tsx'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { PlaceLine } from '#app/components/place/place-line.tsx'
import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { QuantityStepper } from '#ui/stepper.tsx'
import { toast } from '#ui/toaster.tsx'
import { useLastNonNull } from '#ui/use-last-non-null.ts'
import { cartItemsStore } from './cart-items-store.ts'
import { addingStore, useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'

type AddDialogProps = {
  item: CartItem | null
  onClose: () => void
  /** Opens the drawer after adding at any width, even on a phone. */
  opensDrawer: boolean
}

/** Open while there's an item; the last one stays visible while the dialog fades out. */
export function AddDialog({ item, ...props }: AddDialogProps) {
  const shown = useLastNonNull(item)
  return (
    <Dialog open={item !== null} onClose={props.onClose} title={shown?.plantName ?? ''}>
      {/* The key resets the quantity to 1 each time the dialog opens. */}
      {shown !== null && (
        <AddItemForm key={item === null ? 'closed' : item.inventoryId} item={shown} {...props} />
      )}
    </Dialog>
  )
}

type AddItemFormProps = AddDialogProps & { item: CartItem }

function AddItemForm({ item, onClose, opensDrawer }: AddItemFormProps) {
  const { cart, changeCart, showPanel } = useQuoteCart()
  const report = useReportEvent()
  const [fence, setFence] = useState(item.fence ?? '')
  const row = rowFor(item, fence)
  const [typed, setTyped] = useState(String(row?.plants ?? 1))
  const quantity = parseQuantity(typed)
  const { unitPriceCents, plantingFeeCents } = item
  const plantedCents = unitPriceCents + plantingFeeCents
  const present = cart.lines.find(({ inventoryId }) => inventoryId === item.inventoryId)
  const noRoom = present === undefined && isFull(cart)

  const add = () => {
    // A double tap adds once. The store knows at once that the dialog is closing, the screen a moment later.
    if (addingStore.read() === null) return
    cartItemsStore.remember(item)
    changeCart((now) => addToCart(now, item, quantity))
    report('AddToCart', item.slug)
    onClose()
    // The drawer opens on wide screens; on a phone a toast confirms instead.
    if (opensDrawer || matchMedia('(min-width: 768px)').matches) showPanel('cart')
    else showAddedToast(item, countPlants(cart) + quantity, () => showPanel('cart'))
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <div className="grid grid-cols-[92px_1fr] gap-4">
        <PlantPicture picture={item.picture} sizes="92px" className="rounded-badge border border-line" />
        <div className="text-small text-ink-soft">
          <p>{sizeLine(item)}</p>
          <p className="mt-1.5">
            {formatCents(unitPriceCents)} plant + {formatCents(plantingFeeCents)} planting
          </p>
        </div>
      </div>
      {item.rowFt !== undefined && (
        <div className="mt-4 border-t border-line pt-4">
          <FenceField
            text={fence}
            onText={(text) => {
              setFence(text)
              setTyped(String(rowFor(item, text)?.plants ?? 1))
            }}
            row={row}
          />
        </div>
      )}
      <div className="mt-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuantityStepper
          label={`How many ${item.plantName}`}
          text={typed}
          onText={setTyped}
          onCommit={() => setTyped(String(quantity))}
          onStep={(step) => setTyped(String(Math.min(mostOfOne, Math.max(1, quantity + step))))}
        />
        <p className="text-right">
          <b className="font-display text-[1.375rem] leading-tight font-medium tabular-nums">
            {formatCents(plantedCents * quantity)}
          </b>{' '}
          <span className="text-small text-ink-soft">planted</span>
        </p>
      </div>
      <PlaceVerdict slug={item.slug} className="mt-4 text-small" />
      <PlaceLine className="mt-3" />
      {noRoom && (
        <p role="alert" className="mt-3 text-small text-danger">
          A quote can hold {mostLines} different plants. Remove one to add another.
        </p>
      )}
      <div className="mt-5 grid gap-2.5">
        <Button type="submit" look="action" disabled={noRoom}>
          {row === null ? 'Add to quote' : `Add ${quantity}`}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function rowFor({ rowFt }: CartItem, fence: string): FenceRow | null {
  const lengthFt = parseFence(fence)
  return rowFt === undefined || lengthFt === null ? null : fenceRow(lengthFt, rowFt)
}

function showAddedToast(item: CartItem, inQuote: number, view: () => void) {
  toast(() => (
    <>
      <span>
        {item.plantName} added, {plantsInWords(inQuote)} in your quote
      </span>
      <button
        type="button"
        className="-my-2 min-h-11 font-semibold whitespace-nowrap underline underline-offset-3"
        onClick={view}
      >
        View quote
      </button>
    </>
  ))
}
