import { useLocation, useNavigate, useNavigation, type Location, type To } from 'react-router'

// The overlay has its own URL: the list's, plus the plant's slug. So Back closes it, a reload reopens it, and it can be shared.

const key = 'plant'

type OverlayState = { opened?: boolean; inventoryId?: number | undefined } | null

export const overlaySlug = (search: string) => new URLSearchParams(search).get(key)

function withPlant({ pathname, search }: Location, slug: string | null): To {
  const parameters = new URLSearchParams(search)
  parameters.delete(key)
  if (slug !== null) parameters.set(key, slug)
  return { pathname, search: parameters.toString().replaceAll('%2C', ',') }
}

type Place = Pick<Location, 'pathname' | 'search'>

/** Whether going from one URL to the other only closes the overlay, which needs no data. */
export function closesOverlay(from: Place, to: Place) {
  if (overlaySlug(from.search) === null || from.pathname !== to.pathname) return false
  const rest = new URLSearchParams(from.search)
  rest.delete(key)
  return rest.toString() === new URLSearchParams(to.search).toString()
}

/** The open plant, including one that's still loading, and functions to open and close it. */
export function usePlantOverlay() {
  const location = useLocation()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const shown = next?.pathname === location.pathname ? next : location
  return {
    slug: overlaySlug(shown.search),
    /** The inventory id of the size it was opened from, if any. */
    inventoryId: (shown.state as OverlayState)?.inventoryId,
    open: (slug: string, inventoryId?: number) =>
      void navigate(withPlant(location, slug), {
        preventScrollReset: true,
        state: { opened: true, inventoryId } satisfies OverlayState,
      }),
    // If it was opened from this list, going back closes it and Forward reopens it. After a direct visit there's no entry to go back to.
    close: () =>
      (location.state as OverlayState)?.opened === true
        ? void navigate(-1)
        : void navigate(withPlant(location, null), { preventScrollReset: true, replace: true }),
  }
}
