// Reading a page as text: enough of HTML for what the site itself writes.

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What a reader sees, without tags, scripts and what is only for other programs. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style|svg|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&\w+;|&#x27;/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/[\s\u2060]+/g, ' ')
    .trim()
}

/** The structured data of a page, by type. */
export function structuredDataOf(html: string): Map<string, Record<string, unknown>> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return new Map(
    blocks.map(([, json]) => {
      const data = JSON.parse(json ?? '') as Record<string, unknown>
      return [String(data['@type']), data] as const
    }),
  )
}

export function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '')
}

export function metaOf(html: string, name: string): string {
  return textOf(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
}

export function titleOf(html: string): string {
  return textOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
}
