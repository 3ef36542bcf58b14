// Letters that Unicode doesn't split into a base letter and an accent.
const unsplittable: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * Text as it's compared: lower case, no accents, single spaces between letters and digits. An apostrophe joins, so
 * that 'turks cap' finds Turk's Cap.
 */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßæœøłđ]/g, (letter) => unsplittable[letter] ?? letter)
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const mostWords = 6

/** The words a visitor typed, at most six. */
export const searchWords = (text: string): string[] =>
  searchText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
