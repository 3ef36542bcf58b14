import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ages, sizeAt } from './growth.ts'
import { leftOutInWords, yardHeight, yardInWords } from './yard-words.ts'
import { mostDrawn, yardLayout, type YardTree } from './yard.ts'

const tree = (name: string, facts: Partial<YardTree> = {}): YardTree => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  containerSize: '15 gal',
  quantity: 1,
  plantType: 'tree',
  growthRate: 'medium',
  heightFt: { least: 15, most: 30 },
  spreadFt: { least: 15, most: 25 },
  todayFt: 7,
  spacingFt: 18,
  ...facts,
})

const plum = tree('Mexican Plum')
const oak = tree('Escarpment Live Oak', {
  growthRate: 'slow',
  heightFt: { least: 20, most: 50 },
  spreadFt: { least: 25, most: 50 },
  todayFt: 10,
  spacingFt: 35,
})
const willow = tree('Desert Willow', { growthRate: 'fast', spacingFt: 15, todayFt: 6 })
const muhly = tree('Gulf Muhly', {
  plantType: 'grass',
  heightFt: { least: 2, most: 3 },
  spreadFt: { least: 2, most: 3 },
  todayFt: 1,
  spacingFt: 2.5,
})

const only = <Each>(list: readonly Each[]): Each => {
  const [first] = list
  if (first === undefined) throw new Error('The list is empty')
  return first
}

describe('[GR-10] where the plants of a yard stand', () => {
  test('each trunk is half of its own and half of its neighbor’s spacing from the next', () => {
    const { lines } = yardLayout([plum, oak, willow], 10)
    const [first = 0, second = 0, third = 0] = lines.map(({ xs }) => xs[0] ?? 0)
    expect(second - first).toBeCloseTo(26.5)
    expect(third - second).toBeCloseTo(25)
  })

  test('more of the same stand side by side at their own spacing', () => {
    const { xs } = only(yardLayout([{ ...plum, quantity: 3 }, oak], 0).lines)
    expect(xs.slice(1).map((x, index) => x - (xs[index] ?? 0))).toEqual([18, 18])
  })

  test('a grass stands in the gap it comes in, and doesn’t move the trees', () => {
    const { lines } = yardLayout([plum, { ...muhly, quantity: 3 }, oak], 'grown')
    const [left, grasses, right] = lines.map(({ xs }) => xs)
    expect((right?.[0] ?? 0) - (left?.[0] ?? 0)).toBeCloseTo(26.5)
    expect(grasses?.[1]).toBeCloseTo(((left?.[0] ?? 0) + (right?.[0] ?? 0)) / 2)
    expect((grasses?.[2] ?? 0) - (grasses?.[1] ?? 0)).toBeCloseTo(2.5)
  })

  test('the house is behind their middle, and the person where there’s the most room', () => {
    const { house, personX, widthFt, lines } = yardLayout([plum, oak, willow], 20)
    expect(house.x + house.widthFt / 2).toBeCloseTo(widthFt / 2)
    expect(personX).toBeCloseTo(((lines[0]?.xs[0] ?? 0) + (lines[1]?.xs[0] ?? 0)) / 2)
  })

  test('at most twelve are drawn, one of each line first; words tell about the rest', () => {
    const trees = [
      { ...willow, quantity: 30 },
      { ...muhly, quantity: 2 },
      { ...plum, quantity: 1 },
    ]
    const { lines } = yardLayout(trees, 5)
    expect(lines.map(({ xs }) => xs.length)).toEqual([9, 2, 1])
    expect(leftOutInWords(lines)).toBe('Not drawn, for want of room: 21 × Desert Willow.')
    const many = yardLayout(
      Array.from({ length: 20 }, () => willow),
      5,
    )
    expect(many.lines.filter(({ xs }) => xs.length > 0)).toHaveLength(mostDrawn)
    expect(leftOutInWords(yardLayout([oak, plum], 5).lines)).toBeNull()
  })

  test('a row of live oaks stops when it’s too long to see', () => {
    expect(only(yardLayout([{ ...oak, quantity: 20 }], 5).lines).xs).toHaveLength(4)
    const { lines } = yardLayout([oak, oak, oak, oak, oak, oak, oak, willow], 5)
    expect(lines.map(({ xs }) => xs.length)).toEqual([1, 1, 1, 1, 1, 1, 0, 1])
  })
})

describe('[GR-11] how large the plants of a yard are drawn', () => {
  const anyTree = fc
    .constantFrom(plum, oak, willow, muhly)
    .chain((each) => fc.integer({ min: 1, max: 15 }).map((quantity) => ({ ...each, quantity })))
  const anyYard = fc.array(anyTree, { minLength: 1, maxLength: 15 })

  test('at the middle of the band that the growth rule has', () => {
    const { size } = only(yardLayout([plum], 10).lines)
    expect(size?.heightFt).toEqual(sizeAt(plum, 7, 10)?.heightFt)
    expect(size?.box.heightFt).toBe(21)
  })

  test('never smaller at a later age, all within a picture that stays the same', () => {
    fc.assert(
      fc.property(anyYard, (trees) => {
        const layouts = ages.map((age) => yardLayout(trees, age))
        const first = only(layouts)
        for (const layout of layouts) {
          expect(layout).toMatchObject({
            widthFt: first.widthFt,
            heightFt: first.heightFt,
            personX: first.personX,
          })
          expect(layout.lines.map(({ xs, labelX }) => [xs, labelX])).toEqual(
            first.lines.map(({ xs, labelX }) => [xs, labelX]),
          )
          for (const { size, xs } of layout.lines)
            for (const x of xs) {
              expect(size?.box.heightFt ?? 0).toBeLessThanOrEqual(layout.heightFt)
              expect(x - (size?.box.widthFt ?? 0) / 2).toBeGreaterThanOrEqual(0)
              expect(x + (size?.box.widthFt ?? 0) / 2).toBeLessThanOrEqual(layout.widthFt)
            }
        }
        for (const [index] of trees.entries()) {
          const heights = layouts.map(({ lines }) => lines[index]?.size?.box.heightFt ?? 0)
          expect(heights).toEqual(heights.toSorted((one, other) => one - other))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('numbers under the picture never touch, and stay under it', () => {
    fc.assert(
      fc.property(anyYard, (trees) => {
        const { lines, widthFt } = yardLayout(trees, 10)
        const labels = lines.flatMap(({ xs, labelX }) => (xs.length > 0 ? [labelX] : []))
        for (const [index, x] of labels.entries()) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(widthFt)
          expect(x - (labels[index - 1] ?? -widthFt)).toBeGreaterThan(widthFt * 0.07)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('a grass has its height today on planting day, and its grown one later, and says so', () => {
    const at = (age: (typeof ages)[number]) => yardHeight(only(yardLayout([muhly], age).lines), age)
    expect(at(0)).toBe('1 ft tall')
    expect(at(5)).toBe('2 to 3 ft tall, full grown')
  })

  test('a vine is drawn on its trellis, and a tree of unknown growth as it is today', () => {
    const vine = tree('Crossvine', { plantType: 'vine', heightFt: { least: 20, most: 50 } })
    const drawn = only(yardLayout([vine], 20).lines)
    expect(drawn.size?.box.heightFt).toBe(8)
    expect(yardHeight(drawn, 20)).toBe('climbs 20 to 50 ft, full grown')
    const unknown = only(yardLayout([{ ...plum, growthRate: null }], 20).lines)
    expect(unknown.size?.box.heightFt).toBe(7)
    expect(yardHeight(unknown, 20)).toBe('7 ft tall today')
    const nothing = only(yardLayout([{ ...plum, heightFt: null, todayFt: null }], 20).lines)
    expect(nothing).toMatchObject({ size: null, xs: [], leftOut: 1 })
    expect(yardHeight(nothing, 20)).toBe('no height on record')
  })

  test('the picture in words names each plant with its height and calls it an estimate', () => {
    expect(yardInWords(yardLayout([plum, { ...muhly, quantity: 2 }], 10).lines, 10)).toBe(
      'Year 10, an estimate. In front of a house, from left to right: Mexican Plum, 15 to 27 ft tall; 2 of Gulf Muhly, 2 to 3 ft tall, full grown.',
    )
    expect(yardInWords(yardLayout([plum], 0).lines, 0)).toBe(
      'Planting day. In front of a house, from left to right: Mexican Plum, 7 ft tall.',
    )
  })
})
