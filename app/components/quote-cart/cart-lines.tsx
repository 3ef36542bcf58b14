import { useRef, useState } from 'react'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { formatCents } from '#domain/money.ts'
import { CartForm } from './cart-form.tsx'
import { CartLine } from './cart-line.tsx'
import { plantsInWords } from './plants-in-words.ts'

/** The plants of the cart, and the way to clear it. */
export function CartLines({ priced }: { priced: PricedCart }) {
  const list = useRef<HTMLUListElement>(null)
  // The button that removed a line went with it: the list takes the focus.
  const focusList = () => list.current?.focus()
  return (
    <>
      <p role="status" className="sr-only">
        {plantsInWords(priced.plantCount)}, {formatCents(priced.totals.grandTotalCents)}
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Plants in your quote" className="outline-none">
        {priced.lines.map((each) => (
          <CartLine key={each.line.inventoryId} priced={each} onRemoved={focusList} />
        ))}
      </ul>
      <ClearCart plantCount={priced.plantCount} />
    </>
  )
}

/** CT-04. Asked once more: a slip of the thumb must not cost sixty lines. */
function ClearCart({ plantCount }: { plantCount: number }) {
  const [asking, setAsking] = useState(false)
  const link = 'inline-flex min-h-11 items-center text-small underline underline-offset-3'
  return (
    <CartForm intent="clear" className="my-2 flex flex-wrap items-center gap-x-5 print:hidden">
      {asking ? (
        <>
          <span className="text-small">Take out {plantsInWords(plantCount)} and your details?</span>
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
