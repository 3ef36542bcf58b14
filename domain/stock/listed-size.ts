import { containerSizeLabel, containerSizeOf } from './container-sizes.ts'

const gallons =
  /^(?:(?:#|no\.?) ?(?<trade>\d{1,3})(?: ?g(?:al(?:lon)?s?)?)?|(?<plain>\d{1,3})[ -]?g(?:al(?:lon)?s?)?)\.?$/
const inches = /^(?<inches>\d{1,2})[ -]?(?:"|in(?:ch(?:es)?)?)\.?$/
const ballAndBurlap = /^(?:b ?& ?b|b and b|ball(?:ed)? (?:and|&) burlap(?:ped)?)$/

/**
 * The usual name of a container size as a wholesaler writes it: '#15', '15g' and '15 gallon pot' are '15 gal'. `houseSizes`
 * adds the sizes we already sell or price, by their lower-case spelling. Null if the size is unknown.
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
