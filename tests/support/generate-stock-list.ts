import { csvLine } from '#server/stock/price-lists/list-file.ts'
import { randomNumbers } from './random-numbers.ts'

export type ListedPlant = { plant_name: string; scientific_name: string }

const sizes =
  `4"|4 in|1 gal|#1|1g|3 gal|#3|5 gal|#5|5g|7 gal|#7|15 gal|#15|15g|15 Gallon|30 gal|#30|45 GAL|65 gal|100 gal`.split(
    '|',
  )
const unknownPlants =
  `Photinia fraseri|Nandina domestica|Pyrus calleryana|Ligustrum japonicum|Buxus microphylla|Loropetalum chinense|Pittosporum tobira|Raphiolepis indica|Abelia grandiflora|Gardenia jasminoides`.split(
    '|',
  )

/** A name with a typo: one letter of the longest word is missing. */
function mistyped(name: string): string {
  const word = name.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? ''
  return name.replace(word, word.slice(0, 4) + word.slice(5))
}

/**
 * A wholesaler's availability list as CSV, with a title line, a header and section headings. Most names are from the given plants;
 * some are misspelled, another variety or a plant we don't have, and about one line in a hundred is unusable.
 */
export function generateStockList(plants: readonly ListedPlant[], lines: number, seed = 1): string {
  const random = randomNumbers(seed)
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const line = () => {
    const plant = one(plants)
    const chance = random()
    const botanical =
      chance < 0.02
        ? mistyped(plant.scientific_name)
        : chance < 0.03
          ? `${plant.scientific_name} '${one(['Blanco', 'Sabinal', 'Pecos'])}'`
          : chance < 0.13
            ? one(unknownPlants)
            : chance < 0.3
              ? plant.scientific_name.toUpperCase()
              : plant.scientific_name
    const common = chance >= 0.03 && chance < 0.13 ? '' : plant.plant_name
    const cents = 150 + Math.floor(random() * 60_000)
    const fault = random()
    const price =
      fault < 0.004
        ? '0.00'
        : fault < 0.006
          ? 'call'
          : `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
    const size = fault > 0.996 ? 'tray of 18' : one(sizes)
    const feet = 1 + Math.floor(random() * 14)
    const caliper = feet > 5 ? `${1 + Math.floor(random() * 8) / 2}"` : ''
    return csvLine([
      size,
      common,
      Math.floor(random() * 400),
      botanical,
      price,
      `${feet}-${feet + 1} ft`,
      caliper,
    ])
  }
  const parts = [
    'Made-up Nursery,,,,,,\r\n',
    '\r\n',
    csvLine(['Size', 'Common Name', 'Avail', 'Botanical Name', 'Unit Price', 'Height', 'Caliper']),
  ]
  for (let count = 0; count < lines; count += 1)
    parts.push(count % 1000 === 0 ? 'SHADE TREES,,,,,,\r\n' : '', line())
  return parts.join('')
}
