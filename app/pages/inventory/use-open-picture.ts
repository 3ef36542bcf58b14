import { useLocation, useNavigate } from 'react-router'
import type { OfferedSize } from './stock-offer.ts'

const hashOf = (item: OfferedSize) => `#picture-${item.inventoryId}`

/** The open picture, stored in the URL's hash: Back closes it, Forward opens it again. */
export function useOpenPicture(all: readonly OfferedSize[]) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const items = all.filter((item) => item.picture !== null)
  const opened = (state as { opened?: boolean } | null)?.opened === true
  return {
    items,
    shown: items.find((item) => hashOf(item) === hash),
    open: (item: OfferedSize) =>
      void navigate(
        { pathname, search, hash: hashOf(item) },
        { preventScrollReset: true, state: { opened: true } },
      ),
    turnTo: (item: OfferedSize) =>
      void navigate(
        { pathname, search, hash: hashOf(item) },
        { preventScrollReset: true, replace: true, state: { opened } },
      ),
    // Go back if the visitor opened the picture from the list. If they arrived at its URL, there's nothing to go back to.
    close: () =>
      opened
        ? void navigate(-1)
        : void navigate({ pathname, search }, { preventScrollReset: true, replace: true }),
  }
}
