import type { QuoteGroup } from '#domain/quotes/desk/quote-groups.ts'

/** A null group is all quotes. */
export function hrefOfList({
  group,
  search,
  page = 1,
}: {
  group: QuoteGroup | null
  search: string
  page?: number
}): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('q', search)
  if (group !== (search === '' ? 'open' : null)) params.set('state', group ?? 'all')
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '/quotes' : `/quotes?${params}`
}
