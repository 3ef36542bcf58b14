import { counted, listInWords } from '#domain/wording.ts'
import { ageName, bandInWords } from './growth-words.ts'
import { isWoody, sizeAt, type Age } from './growth.ts'
import type { GardenLine } from './garden.ts'

/** '15 to 27 ft tall', with where it comes from if that's not what the age says. */
export function gardenHeight({ size, tree }: GardenLine, age: Age): string {
  if (size === null) return 'no height on record'
  const tall = `${bandInWords(size.heightFt)} tall`
  if (size.basis === 'today') return age === 0 ? tall : `${tall} today`
  if (tree.plantType === 'vine') return `climbs ${bandInWords(size.heightFt)}, full grown`
  return size.basis === 'grown' && (!isWoody(tree.plantType) || age !== 'grown')
    ? `${tall}, full grown`
    : tall
}

/** 'Year 10, an estimate'; heights on planting day are measured. */
const gardenAge = (age: Age) => (age === 0 ? 'Planting day' : `${ageName(age)}, an estimate`)

/** The whole picture in a sentence. */
export function gardenInWords(lines: readonly GardenLine[], age: Age): string {
  const drawn = lines.filter(({ xs }) => xs.length > 0)
  const each = drawn.map((line) => {
    const times = line.xs.length > 1 ? `${line.xs.length} of ` : ''
    return `${times}${line.tree.name}, ${gardenHeight(line, age)}`
  })
  return `${gardenAge(age)}. In front of a house, from left to right: ${each.join('; ')}.`
}

/** Words for the widest outline, to stand over its top; null if there's no outline. */
export function outlineLabel(
  lines: readonly GardenLine[],
): { x: number; topFt: number; text: string } | null {
  const [line] = lines
    .filter(({ isGrowing, xs }) => isGrowing && xs.length > 0)
    .toSorted((one, other) => (other.grownBox?.widthFt ?? 0) - (one.grownBox?.widthFt ?? 0))
  const [x] = line?.xs ?? []
  if (line === undefined || x === undefined) return null
  const grown = sizeAt(line.tree, line.tree.todayFt, 'grown')
  if (grown === null || line.grownBox === null) return null
  const text = `full grown, ${bandInWords(grown.spreadFt)} wide`
  return { x, topFt: line.grownBox.heightFt, text }
}

/** The rest are only counted. */
const mostNamed = 3

/** Those that the picture has no room or no facts for; null if there are none. */
export function leftOutInWords(lines: readonly GardenLine[]): string | null {
  const leftOut = lines.filter((line) => line.leftOut > 0)
  const named = leftOut.slice(0, mostNamed).map((line) => `${line.leftOut} × ${line.tree.name}`)
  const others = leftOut.slice(mostNamed).reduce((sum, line) => sum + line.leftOut, 0)
  if (named.length === 0) return null
  return `Not drawn, for want of room: ${listInWords(others === 0 ? named : [...named, counted(others, 'more plant')])}.`
}
