// RFC 5545: what every calendar file is written with.

/** 3.1: octets in a line without its line break. */
const mostOctets = 75

export const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** '20261201T140000Z' */
export const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

export const plainDay = (day: string) => day.replaceAll('-', '')

/** Continues a long line on the next one, never inside a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > mostOctets) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

/** A whole file around its entries. */
export const calendarFile = (method: string, entries: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hill Country Tree Company//Quotes//EN',
    `METHOD:${method}`,
    ...entries,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
