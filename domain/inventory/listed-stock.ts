/** A line may ask for more than is listed and not held for others. Null if it doesn't, or if that isn't known. */
export function shortageText(quantity: number, available: number | null | undefined): string | null {
  if (available === null || available === undefined || quantity <= available) return null
  return available === 0 ? 'None listed, all to be found' : `${available} listed, the rest to be found`
}
