// Parses heights and calipers as wholesalers write them. A range counts as its lower end, so that we never promise more.

export type LengthUnit = 'ft' | 'in'

const fractions: Record<string, string> = { '¼': '1/4', '½': '1/2', '¾': '3/4' }
// Within a number a hyphen joins a fraction: 2-1/2. Elsewhere it separates the ends of a range.
const number = String.raw`\d+(?:\.\d+)?(?:[ -]\d\/[2-9])?|\d\/[2-9]|\.\d+`
const unit = `'|"|ft|feet|foot|in|inch|inches`
const length = new RegExp(
  `^(?<first>${number}) ?(?<firstUnit>${unit})?\\.?(?: ?(?<inches>${number}) ?(?:"|in|inch|inches)\\.?)?` +
    `(?: ?- ?(?:${number}) ?(?<highUnit>${unit})?\\.?(?: ?(?:${number}) ?(?:"|in|inch|inches)\\.?)?)?$`,
)

function toNumber(text: string): number {
  const [whole = '0', over, under] = text.includes('/')
    ? ['0', ...text.split(/[ -]/)].slice(-2).flatMap((part) => part.split('/'))
    : [text]
  return Number(whole) + (over === undefined ? 0 : Number(over) / Number(under))
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[¼½¾]/g, (sign) => ` ${fractions[sign]}`)
    .replaceAll(/[″”“]|''|’’/g, '"')
    .replaceAll(/[′’‘`]/g, "'")
    .replaceAll(/[–—]| to /g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?(?:tall|high|ht\.?|cal(?:iper)?\.?|\+)$/, '')
    .trim()

function readInches(text: string, bareUnit: LengthUnit | undefined): number | null {
  const parts = length.exec(plain(text))?.groups
  if (parts === undefined) return null
  const named = parts['firstUnit'] ?? parts['highUnit'] ?? bareUnit
  if (named === undefined) return null
  const isFeet = named === "'" || named.startsWith('f')
  if (parts['inches'] !== undefined && !isFeet) return null
  return toNumber(parts['first'] ?? '') * (isFeet ? 12 : 1) + toNumber(parts['inches'] ?? '0')
}

const within = (value: number | null, most: number, digits: number) =>
  value === null || value > most ? null : Number(value.toFixed(digits)) || null

/** '5-6 ft', `5' 2"`, '62 in'; a bare number only if the column's title names the unit. */
export function readHeightInches(text: string, titleUnit: LengthUnit | undefined): number | null {
  return within(readInches(text, titleUnit), 1_500, 1)
}

/** '2"', '2 1/2 in', '2-2.5"'; a bare number is in inches. */
export function readCaliperInches(text: string): number | null {
  return within(readInches(text, 'in'), 60, 2)
}
