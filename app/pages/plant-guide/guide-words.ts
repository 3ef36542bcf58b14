import { capitalize } from '#domain/wording.ts'

/** Search engines cut titles at about 60 characters, so a long name drops the company first, then the rest. */
export function guideTitle(name: string): string {
  const titles = [`${name}: Plant Study Guide | Hill Country Trees`, `${name}: Plant Study Guide`, name]
  return titles.find((title) => title.length <= 60) ?? cut(name, 60)
}

/** Cuts the text at a word boundary, with an ellipsis. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const lastSpace = text.lastIndexOf(' ', most - 1)
  const start = text.slice(0, lastSpace > 0 ? lastSpace : most - 1)
  return `${start.replace(/[,;:.]+$/, '')}…`
}

/** Turns a note from the catalog into a sentence. */
export const sentence = (note: string) => `${capitalize(note.trim()).replace(/[.;,]+$/, '')}.`

/** Leaves out that nobody has assessed the plant, which the guide says once, above the note. */
export const withoutAssessment = (note: string) =>
  note.replace(/(?:^|[;.])\s*(?:not assessed|no assessment)\b[^;.]*\.?$/i, '').trim()
