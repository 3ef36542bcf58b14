import { withGardenPictures } from '#app/components/growth/garden-pictures.ts'
import { isInventoryId, mostLines } from '#domain/cart/cart.ts'
import { getCartItems } from '#server/quotes/cart/cart-items.ts'
import { log } from '#server/platform/log/log.ts'
import type { Route } from './+types/cart-items.ts'

// Prices must be today's, so nothing may cache them.
const headers = { 'Cache-Control': 'no-store' }

/** GET /api/cart-items?ids=1,2,3: names, pictures, sizes and prices for the cart in the browser. */
export async function loader({ request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('ids') ?? ''
  const ids = text === '' ? [] : text.split(',').map(Number)
  if (ids.length > mostLines || !ids.every(isInventoryId))
    return Response.json({ error: 'Invalid list of item ids' }, { status: 400, headers })
  try {
    return Response.json(withGardenPictures(await getCartItems([...new Set(ids)])), { headers })
  } catch (error) {
    log.error({ err: error }, 'reading cart items failed')
    return Response.json({ error: 'Prices are unavailable' }, { status: 503, headers })
  }
}
