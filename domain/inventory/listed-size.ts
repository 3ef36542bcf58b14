import { containerSizeLabel, containerSizeOf } from './container-sizes.ts'

const gallons =
  /^(?:(?:#|no\.?) ?(?<trade>\d{1,3})(?: ?g(?:al(?:lon)?s?)?)?|(?<plain>\d{1,3})[ -]?g(?:al(?:lon)?s?)?)\.?$/
const inches = /^(?<inches>\d{1,2})[ -]?(?:"|in(?:ch(?:es)?)?)\.?$/
const ballAndBurlap = /^(?:b ?& ?b|b and b|ball(?:ed)? (?:and|&) burlap(?:ped)?)$/

/**
 * A container size as a wholesaler writes it, under its usual name: '#15', '15g' and '15 gallon pot' are '15 gal'. Beside the
 * sizes that visitors choose from, those the house already sells or prices are known, by their lower-case spelling.
 */
export function readSize(text: string, houseSizes: ReadonlyMap<string, string>): string | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[″”“]|''|’’/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?(?:container|cont\.?|pot)$/, '')
  const gallon = gallons.exec(plain)?.groups
  const usual = gallon
    ? `${Number(gallon['trade'] ?? gallon['plain'])} gal`
    : inches.test(plain)
      ? `${Number.parseInt(plain, 10)}"`
      : plain
  const size = containerSizeOf(usual)
  if (size !== 'other') return containerSizeLabel(size)
  return houseSizes.get(ballAndBurlap.test(plain) ? 'ball and burlap' : usual) ?? null
}
