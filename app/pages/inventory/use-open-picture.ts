import { useLocation, useNavigate } from 'react-router'
import type { StockItem } from './stock-card.tsx'

const markOf = (item: StockItem) => `#picture-${item.inventoryId}`

/** Which picture is open, as a mark at the end of the address: Back closes it, Forward opens it again. */
export function useOpenPicture(all: readonly StockItem[]) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const items = all.filter((item) => item.picture !== null)
  const opened = (state as { opened?: boolean } | null)?.opened === true
  return {
    items,
    shown: items.find((item) => markOf(item) === hash),
    open: (item: StockItem) =>
      void navigate(
        { pathname, search, hash: markOf(item) },
        { preventScrollReset: true, state: { opened: true } },
      ),
    turnTo: (item: StockItem) =>
      void navigate(
        { pathname, search, hash: markOf(item) },
        { preventScrollReset: true, replace: true, state: { opened } },
      ),
    // What was opened here is closed by going back; what came by address has no way back.
    close: () =>
      opened
        ? void navigate(-1)
        : void navigate({ pathname, search }, { preventScrollReset: true, replace: true }),
  }
}
