import { formatCents } from '#domain/money.ts'
import { deerInShort } from '#domain/plants/deer.ts'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import type { PlantPrice } from '#domain/pricing/plant-price.ts'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { capitalize } from '#domain/wording.ts'
import type { GuidePlant } from './guide-plant.ts'

type Described = Pick<GuidePlant, 'name' | 'scientificName' | 'heightFt' | 'exposure' | 'deer'>

/** As people search for it. Search engines cut titles at about 60 characters, so a long name drops the end. */
export function guideTitle(name: string, isInStock: boolean): string {
  const titles = isInStock
    ? [
        'for sale in San Antonio: sizes, planted prices',
        'for sale in San Antonio: prices',
        'for sale in San Antonio',
      ]
    : ['in San Antonio: size, care, deer', 'in San Antonio']
  return titles.map((rest) => `${name} ${rest}`).find((title) => title.length <= 60) ?? cut(name, 60)
}

/** 'Cedar Elm (Ulmus crassifolia): 50 to 70 ft, full sun to part shade, cage it at first. In stock from 5 gal, $78 planted in San Antonio.' */
export function guideDescription(
  plant: Described,
  stock: readonly (PlantPrice & { containerSize: string })[],
) {
  const { name, scientificName, heightFt, exposure, deer } = plant
  const facts = [
    heightFt === null ? null : feetRangeInWords(heightFt.least, heightFt.most),
    exposure?.toLowerCase(),
    deerInShort[deer].toLowerCase(),
  ].filter((fact) => fact != null)
  const [cheapest] = stock.toSorted((one, other) => plantedCents(one) - plantedCents(other))
  const offer =
    cheapest === undefined
      ? 'What it needs around San Antonio, and what it becomes.'
      : `In stock from ${sizeInWords(cheapest.containerSize)}, ${formatCents(plantedCents(cheapest))} planted in San Antonio.`
  return cut(`${name} (${scientificName}): ${facts.join(', ')}. ${offer}`, 160)
}

/** Cuts the text at a word boundary, with an ellipsis. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const lastSpace = text.lastIndexOf(' ', most - 1)
  const start = text.slice(0, lastSpace > 0 ? lastSpace : most - 1)
  return `${start.replace(/[,;:.]+$/, '')}…`
}

/** Turns a note from the catalog into a sentence. */
export const sentence = (note: string) => `${capitalize(note.trim()).replace(/[.;,]+$/, '')}.`

/** Leaves out that nobody has assessed the plant, which the guide says once, above the note. */
export const withoutAssessment = (note: string) =>
  note.replace(/(?:^|[;.])\s*(?:not assessed|no assessment)\b[^;.]*\.?$/i, '').trim()
