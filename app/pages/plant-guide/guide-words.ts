import { capitalize } from '#domain/wording.ts'

/** Search engines cut titles at about 60 characters: the company's name goes first, then the guide's. */
export function guideTitle(name: string): string {
  const titles = [`${name}: Plant Study Guide | Hill Country Trees`, `${name}: Plant Study Guide`, name]
  return titles.find((title) => title.length <= 60) ?? cut(name, 60)
}

/** Ends at a word, with an ellipsis where something is left out. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const lastSpace = text.lastIndexOf(' ', most - 1)
  const kept = text.slice(0, lastSpace > 0 ? lastSpace : most - 1)
  return `${kept.replace(/[,;:.]+$/, '')}…`
}

/** A note of the catalog as a sentence. */
export const sentence = (note: string) => `${capitalize(note.trim()).replace(/[.;,]+$/, '')}.`
