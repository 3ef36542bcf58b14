export type Pixel = { id: string; url: string }

/** AN-01. */
export type PixelEvent = 'PageView' | 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Lead' | 'Search'

/** What stands behind these is a key to somebody's quote or subscription. */
const withKeys = /^\/(quote|newsletter\/(?:confirm|stop))\/.*/

type Page = { origin: string; pathname: string }

/**
 * The picture whose request tells of an event, as the provider documents it for pages without its script. It names the page,
 * without search words, and a plant: nothing that was typed (reading 24).
 */
export function pixelAddress(pixel: Pixel, event: PixelEvent, page: Page, plantSlug?: string): string {
  const address = new URL(pixel.url)
  const entries = {
    id: pixel.id,
    ev: event,
    dl: page.origin + page.pathname.replace(withKeys, '/$1'),
    noscript: '1',
    ...(plantSlug !== undefined && {
      'cd[content_type]': 'product',
      'cd[content_ids]': JSON.stringify([plantSlug]),
    }),
  }
  for (const [name, value] of Object.entries(entries)) address.searchParams.set(name, value)
  return address.href
}
