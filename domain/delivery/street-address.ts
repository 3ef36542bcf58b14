/** Where trees shall stand, as far as it was given; the names are those of the customer's details. */
export type StreetAddress = { address: string; city: string; state: string; zipCode: string }

/** '78006' of '78006-1234'; undefined if it is none. */
export function zipOf(text: string): string | undefined {
  return /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1]
}

/** On one line, as a maps service reads it. */
export function addressOnOneLine({ address, city, state, zipCode }: StreetAddress): string {
  return [address, city, `${state} ${zipCode}`.trim(), 'USA'].filter((part) => part !== '').join(', ')
}

/** Two ways to write one address are one: case, spaces and punctuation do not count. */
export function normalizeAddress(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Enough to ask how far it is. */
export function isLocatable({ address, city, zipCode }: StreetAddress): boolean {
  return address.trim() !== '' && (city.trim() !== '' || zipOf(zipCode) !== undefined)
}
