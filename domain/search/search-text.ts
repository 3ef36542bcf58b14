// Letters that Unicode doesn't split into a base letter and an accent.
const spelledOut: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '®': '(r)',
  '©': '(c)',
}

/**
 * Normalizes names and searches for comparison: a-z, digits and single spaces, without accents. Apostrophes are dropped, so
 * that 'turks cap' finds Turk's Cap; everything else separates words.
 */
export function searchText(text: string): string {
  return (
    text
      .replaceAll(/['‘’‛′ʻʼ]/g, '')
      // NFKD would turn it into the letters TM.
      .replaceAll('™', ' ')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[æœøßłđðþı®©]/g, (letter) => spelledOut[letter] ?? letter)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  )
}

const mostWords = 6

/** The words a visitor typed, at most six. */
export const searchWords = (text: string): string[] =>
  searchText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
