export type PostalAddress = { street: string; city: string; state: string; zip: string }

/** Company_address is a single comma-separated text. */
export function parseCompanyAddress(value: string): PostalAddress {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [street = '', second = '', third = '', fourth = ''] = parts
  if (parts.length >= 4) return { street, city: second, state: third, zip: fourth }
  if (parts.length === 3) return { street, city: second, ...splitStateAndZip(third) }
  if (parts.length === 2) {
    const words = second.split(/\s+/)
    if (words.length >= 3) {
      return {
        street,
        city: words.slice(0, -2).join(' '),
        state: words.at(-2) ?? '',
        zip: words.at(-1) ?? '',
      }
    }
  }
  return { street: value.trim(), city: '', state: '', zip: '' }
}

function splitStateAndZip(text: string) {
  const lastSpace = text.lastIndexOf(' ')
  if (lastSpace === -1) return { state: text, zip: '' }
  return { state: text.slice(0, lastSpace).trim(), zip: text.slice(lastSpace + 1) }
}
