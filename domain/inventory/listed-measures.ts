// Heights and calipers as wholesalers write them. Of a range the lower end counts: nobody is promised more than that.

export type LengthUnit = 'ft' | 'in'

const fractions: Record<string, string> = { '¼': '1/4', '½': '1/2', '¾': '3/4' }
// In a figure a hyphen joins a fraction: 2-1/2. Elsewhere it parts a range.
const figure = String.raw`\d+(?:\.\d+)?(?:[ -]\d\/[2-9])?|\d\/[2-9]|\.\d+`
const unit = `'|"|ft|feet|foot|in|inch|inches`
const length = new RegExp(
  `^(?<first>${figure}) ?(?<firstUnit>${unit})?\\.?(?: ?(?<inches>${figure}) ?(?:"|in|inch|inches)\\.?)?` +
    `(?: ?- ?(?:${figure}) ?(?<highUnit>${unit})?\\.?(?: ?(?:${figure}) ?(?:"|in|inch|inches)\\.?)?)?$`,
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

/** '5-6 ft', `5' 2"`, '62 in'; a bare figure only where the column's title says its unit. */
export function readHeightInches(text: string, titleUnit: LengthUnit | undefined): number | null {
  return within(readInches(text, titleUnit), 1_500, 1)
}

/** '2"', '2 1/2 in', '2-2.5"'; a bare figure is inches, as calipers are. */
export function readCaliperInches(text: string): number | null {
  return within(readInches(text, 'in'), 60, 2)
}
