import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { findStockForQuote } from '#server/quotes/desk/desk-quote-page.ts'
import { noneIfRefused } from '#server/platform/requests/refusal.ts'
import type { Route } from './+types/stock.page.ts'

/** Data for the editor: what's in stock under some words. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const words = (new URL(request.url).searchParams.get('words') ?? '').slice(0, 100)
  const finding = findStockForQuote(params.number, words, new Date())
  return (await deskUnavailable(finding.catch(noneIfRefused))) ?? []
}
