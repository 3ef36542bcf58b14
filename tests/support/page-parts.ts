// Extracts parts of a rendered page. The HTML is our own, so regular expressions are enough.

export const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}
export const decode = (text: string) =>
  text.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (found) => entities[found] ?? found)

export const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => decode(match[1] ?? ''))

/** The text a visitor reads. */
export const wordsIn = (html: string) =>
  decode(
    html
      .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  )

export const titleOf = (html: string) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

export const descriptionOf = (html: string) =>
  decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')

export type StructuredData = Record<string, unknown> & { '@type': string }

export const structuredDataIn = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? '') as StructuredData,
  )
