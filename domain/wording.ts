export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** 'a, b and c' */
export function listInWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** 'an Agarita', 'a Mexican Plum' */
export const withArticle = (name: string) => `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`

/** 'Full Sun to Part Shade', or just 'Full Sun' if both ends are the same. */
export const rangeInWords = (from: string | number, to: string | number): string =>
  from === to ? `${from}` : `${from} to ${to}`

/** '2,000' */
export const withCommas = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** '1 row', '2,000 rows'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${withCommas(count)} ${count === 1 ? one : many}`

export const megabytes = (bytes: number) => `${withCommas(Math.ceil(bytes / 1_000_000))} MB`
