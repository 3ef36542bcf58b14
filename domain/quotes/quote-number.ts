// People read these over the phone and type them from paper. Without I, L, O and U, 0 and 1 are always digits. 256 is a
// multiple of 32, so every character is equally likely.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 'HCT-26-7K4P-9XQ2'. Needs at least 8 random bytes. */
export function quoteNumber(year: number, random: Uint8Array): string {
  const letters = Array.from(random.slice(0, 8), (byte) => alphabet[byte % alphabet.length])
  if (letters.length < 8) throw new Error('a quote number needs 8 random bytes')
  const shortYear = String(year % 100).padStart(2, '0')
  return `HCT-${shortYear}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Accepts any case, missing 'HCT' and hyphens, O for 0, and I or L for 1. */
export function parseQuoteNumber(typed: string): string | undefined {
  const letters = typed.trim().toUpperCase().replace(/^HCT/, '').replaceAll(/[\s-]/g, '')
  const corrected = letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const parts = /^(?<year>\d{2})(?<first>[0-9A-Z]{4})(?<second>[0-9A-Z]{4})$/.exec(corrected)?.groups
  return parts && `HCT-${parts['year']}-${parts['first']}-${parts['second']}`
}
