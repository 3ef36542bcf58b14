// Said over the phone and typed from paper: no I, L, O or U, so 0 and 1 are always figures. 32 of them, so that five
// bits of a random byte choose one and none is likelier than another.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Like HCT-26-7K4P-9XQ2, out of at least 8 random bytes. */
export function quoteNumber(year: number, random: Uint8Array): string {
  const letters = Array.from(random.slice(0, 8), (byte) => alphabet[byte % alphabet.length])
  if (letters.length < 8) throw new Error('a quote number takes 8 random bytes')
  const shortYear = String(year % 100).padStart(2, '0')
  return `HCT-${shortYear}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** A number as people type it: any case, with or without its first letters and hyphens, O for 0 and I or L for 1. */
export function parseQuoteNumber(typed: string): string | undefined {
  const letters = typed.trim().toUpperCase().replace(/^HCT/, '').replaceAll(/[\s-]/g, '')
  const told = letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const parts = /^(?<year>\d{2})(?<first>[0-9A-Z]{4})(?<second>[0-9A-Z]{4})$/.exec(told)?.groups
  return parts && `HCT-${parts['year']}-${parts['first']}-${parts['second']}`
}
