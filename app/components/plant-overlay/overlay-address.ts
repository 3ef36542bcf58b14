import { useLocation, useNavigate, useNavigation, type Location, type To } from 'react-router'

// The overlay has an address of its own: the list's, with the plant named at its end. So Back closes it, a reload keeps it,
// and it can be shared.

const key = 'plant'

export const overlaySlug = (search: string) => new URLSearchParams(search).get(key)

function withPlant({ pathname, search }: Location, slug: string | null): To {
  const parameters = new URLSearchParams(search)
  parameters.delete(key)
  if (slug !== null) parameters.set(key, slug)
  return { pathname, search: parameters.toString().replaceAll('%2C', ',') }
}

/** Which plant is open, also while it is still being fetched, and how to open and close it. */
export function usePlantOverlay() {
  const location = useLocation()
  const navigate = useNavigate()
  const { location: coming } = useNavigation()
  const shown = coming?.pathname === location.pathname ? coming : location
  return {
    slug: overlaySlug(shown.search),
    open: (slug: string) =>
      void navigate(withPlant(location, slug), { preventScrollReset: true, state: { opened: true } }),
    // What was opened here is closed by going back, so that Forward opens it again; what came by address has no way back.
    close: () =>
      (location.state as { opened?: boolean } | null)?.opened === true
        ? void navigate(-1)
        : void navigate(withPlant(location, null), { preventScrollReset: true, replace: true }),
  }
}
