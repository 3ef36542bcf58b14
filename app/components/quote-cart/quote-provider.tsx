import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useKeptInBar } from '#app/components/keep/use-kept-in-bar.ts'
import type { CartIntentName } from '#domain/cart/cart-intents.ts'
import { isSpanishPage } from '#domain/content/spanish-pages.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { useStore } from '#ui/create-store.ts'
import { lazyPanel, lazyPart } from '#ui/lazy.tsx'
import { cartStore } from './cart-store.ts'
import { addingStore, panelStore, QuoteCartContext, useQuoteCart } from './use-quote-cart.ts'

const QuotePanels = lazyPanel(async () => (await import('./quote-panels.tsx')).QuotePanels)

const FootBar = lazyPart(async () => (await import('#app/components/shell/foot-bar.tsx')).FootBar)

const actions = {
  changeCart: cartStore.change,
  prepare: QuotePanels.prepare,
  showPanel: panelStore.set,
  startAdding: (item: CartItem) => addingStore.set(item),
  stopAdding: () => addingStore.set(null),
}

/** Gives every page the cart, the bar at the foot, and the drawer and dialogs, which load when first needed. */
export function QuoteProvider({ children }: { children: ReactNode }) {
  return (
    <QuoteCartContext value={actions}>
      {children}
      <FootBarIfNeeded />
      <AddForm />
      <Panels />
    </QuoteCartContext>
  )
}

function Panels() {
  const isOpen = useStore(panelStore) !== 'closed'
  const isAdding = useStore(addingStore) !== null
  return <QuotePanels open={isOpen || isAdding} />
}

/** No bar while there's nothing in it, and none on pages that are about the quote or are a form. */
function FootBarIfNeeded() {
  const { cart } = useQuoteCart()
  const kept = useKeptInBar()
  const { pathname } = useLocation()
  if (/^\/(quote|cart|contact|newsletter)(\/|$)/.test(pathname) || isSpanishPage(pathname)) return null
  return kept.length > 0 || cart.lines.length > 0 ? <FootBar /> : null
}

export const addFormId = 'add-to-quote'
const addIntent: CartIntentName = 'add'

/** The form that every add button on the page posts without JavaScript. */
function AddForm() {
  return (
    <form id={addFormId} method="post" action="/cart" hidden>
      <input type="hidden" name="intent" value={addIntent} />
      <input type="hidden" name="quantity" value="1" />
    </form>
  )
}
