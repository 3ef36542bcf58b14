import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { findStockForQuote } from '#server/desk/quotes/desk-quote-page.ts'
import type { Route } from './+types/stock.page.ts'

/** Data for the editor: what's in stock under some words. */
export function loader({ params, request }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get('words') ?? ''
  return deskUnavailable(findStockForQuote(params.number, words.slice(0, 100), new Date()))
}
