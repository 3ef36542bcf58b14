/** The pages in Spanish, each with the English page that says the same; null if there's none. */
export const spanishPages: Readonly<Record<string, string | null>> = {
  '/es': '/',
  '/es/riego': '/water-card',
  '/es/poda-de-encinos': null,
}

export const isSpanishPage = (path: string) => Object.hasOwn(spanishPages, path)

/** The two languages of a page that exists in both. */
export function languagesOf(path: string): { en: string; es: string } | null {
  const [es, en] = Object.entries(spanishPages).find((pair) => pair.includes(path)) ?? []
  return es === undefined || en === undefined || en === null ? null : { en, es }
}
