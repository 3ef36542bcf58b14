import { useMemo, useState, type ReactNode } from 'react'
import type { CartIntentName } from '#domain/cart/cart-intents.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { lazyAfterHydration } from '#ui/lazy-after-hydration.tsx'
import { cartStore } from './cart-store.ts'
import { QuoteThumbButton } from './quote-button.tsx'
import { addingStore, panelStore, QuoteContext, type QuotePanel } from './use-quote.ts'

const QuotePanels = lazyAfterHydration(async () => (await import('./quote-panels.tsx')).QuotePanels)

/** Gives every page the cart, the phone's quote button, and the drawer and dialogs, which load when first needed. */
export function QuoteProvider({ children }: { children: ReactNode }) {
  const [needsPanels, setNeedsPanels] = useState(false)

  const actions = useMemo(() => {
    const prepare = () => {
      QuotePanels.preload()
      setNeedsPanels(true)
    }
    return {
      changeCart: cartStore.change,
      prepare,
      showPanel: (next: QuotePanel) => {
        prepare()
        panelStore.set(next)
      },
      startAdding: (item: CartItem) => {
        prepare()
        addingStore.set(item)
      },
      stopAdding: () => addingStore.set(null),
    }
  }, [])
  return (
    <QuoteContext value={actions}>
      {children}
      <QuoteThumbButton />
      <AddForm />
      {needsPanels && <QuotePanels />}
    </QuoteContext>
  )
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
