/** Where the trees go, as far as it's known. The field names match those of Customer. */
export type StreetAddress = { address: string; city: string; state: string; zipCode: string }

/** '78006' for '78006-1234'; undefined if it isn't a ZIP code. */
export function zipOf(text: string): string | undefined {
  return /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1]
}

/** The desk's words for a caller who hasn't said it. */
export const noStreet = 'No street yet'

/** '12 Main St, Boerne, TX 78006' */
export const streetAddressLine = ({ address, city, state, zipCode }: StreetAddress): string =>
  [address, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ')

/** On one line, as a maps service expects it. */
export const addressOnOneLine = (address: StreetAddress): string =>
  [streetAddressLine(address), 'USA'].filter((part) => part !== '').join(', ')

/** Ignores case, spaces and punctuation, so that two spellings of a street address compare equal. */
export function normalizeAddress(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** True if there's enough to look up the distance. */
export function isLocatable({ address, city, zipCode }: StreetAddress): boolean {
  return address.trim() !== '' && (city.trim() !== '' || zipOf(zipCode) !== undefined)
}
