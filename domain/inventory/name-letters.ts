// Signs that do not decompose into a plain letter and an accent.
const spelledOut: Record<string, string> = {
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
 * A plant name reduced to what counts when names are compared: a-z, digits and single spaces, without accents. Apostrophes join
 * ("Turk's Cap" is 'turks cap'), everything else separates words.
 */
export function nameLetters(name: string): string {
  return (
    name
      .replaceAll(/['‘’‛′ʻʼ]/g, '')
      // Normalizing would make it the letters TM.
      .replaceAll('™', ' ')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[æœøßłđðþı®©]/g, (sign) => spelledOut[sign] ?? sign)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  )
}
