import {
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { emptyCart } from '#domain/cart/cart.ts'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { cartStore } from './cart-store.ts'
import { QuoteContext, type Quote, type QuotePanel } from './use-quote.ts'

/** The cart for everything inside, and the drawer and dialogs over it, whose code comes when it is first needed. */
export function QuoteProvider({ children }: { children: ReactNode }) {
  const cart = useSyncExternalStore(cartStore.subscribe, cartStore.read, () => emptyCart)
  const [panel, setPanel] = useState<QuotePanel>('closed')
  const [adding, setAdding] = useState<CartItem | null>(null)
  // Not React.lazy: what is there already must show at once, and a suspended part may wait for 300 ms.
  const [Panels, setPanels] = useState<ComponentType | null>(null)

  const prepare = useCallback(() => {
    import('./quote-panels.tsx').then(
      ({ QuotePanels }) => setPanels(() => QuotePanels),
      () => undefined,
    )
  }, [])
  const showPanel = useCallback(
    (next: QuotePanel) => {
      prepare()
      setPanel(next)
    },
    [prepare],
  )
  const startAdding = useCallback(
    (item: CartItem) => {
      prepare()
      setAdding(item)
    },
    [prepare],
  )
  const stopAdding = useCallback(() => setAdding(null), [])

  const quote = useMemo(
    (): Quote => ({
      cart,
      changeCart: cartStore.change,
      panel,
      showPanel,
      adding,
      startAdding,
      stopAdding,
      prepare,
    }),
    [cart, panel, showPanel, adding, startAdding, stopAdding, prepare],
  )
  return (
    <QuoteContext value={quote}>
      {children}
      {Panels !== null && <Panels />}
    </QuoteContext>
  )
}
