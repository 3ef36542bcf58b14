export type Pixel = { id: string; url: string }

export type PixelEvent = 'PageView' | 'ViewContent' | 'AddToCart' | 'InitiateCheckout' | 'Lead' | 'Search'

/** These paths end in a secret token for someone's quote or subscription. */
const pathsWithTokens = /^\/(quote|newsletter\/(?:confirm|stop))\/.*/

type Page = { origin: string; pathname: string }

/**
 * The URL of the image request that reports an event, as the provider documents it for pages without its script. It contains
 * the page's path and maybe a plant, never anything a visitor typed.
 */
export function pixelUrl(pixel: Pixel, event: PixelEvent, page: Page, plantSlug?: string): string {
  const url = new URL(pixel.url)
  const entries = {
    id: pixel.id,
    ev: event,
    dl: page.origin + page.pathname.replace(pathsWithTokens, '/$1'),
    noscript: '1',
    ...(plantSlug !== undefined && {
      'cd[content_type]': 'product',
      'cd[content_ids]': JSON.stringify([plantSlug]),
    }),
  }
  for (const [name, value] of Object.entries(entries)) url.searchParams.set(name, value)
  return url.href
}
