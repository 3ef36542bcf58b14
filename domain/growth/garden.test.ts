import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ages, sizeAt } from './growth.ts'
import { leftOutInWords, gardenHeight, gardenInWords } from './garden-words.ts'
import { mostDrawn, gardenLayout, type GardenTree } from './garden.ts'

const tree = (name: string, facts: Partial<GardenTree> = {}): GardenTree => ({
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
    const { lines } = gardenLayout([plum, oak, willow], 10)
    const [first = 0, second = 0, third = 0] = lines.map(({ xs }) => xs[0] ?? 0)
    expect(second - first).toBeCloseTo(26.5)
    expect(third - second).toBeCloseTo(25)
  })

  test('more of the same stand side by side at their own spacing', () => {
    const { xs } = only(gardenLayout([{ ...plum, quantity: 3 }, oak], 0).lines)
    expect(xs.slice(1).map((x, index) => x - (xs[index] ?? 0))).toEqual([18, 18])
  })

  test('a grass stands in the gap it comes in, and doesn’t move the trees', () => {
    const { lines } = gardenLayout([plum, { ...muhly, quantity: 3 }, oak], 'grown')
    const [left, grasses, right] = lines.map(({ xs }) => xs)
    expect((right?.[0] ?? 0) - (left?.[0] ?? 0)).toBeCloseTo(26.5)
    expect(grasses?.[1]).toBeCloseTo(((left?.[0] ?? 0) + (right?.[0] ?? 0)) / 2)
    expect((grasses?.[2] ?? 0) - (grasses?.[1] ?? 0)).toBeCloseTo(2.5)
  })

  test('the house is behind their middle, and the person where there’s the most room', () => {
    const { house, personX, widthFt, lines } = gardenLayout([plum, oak, willow], 20)
    expect(house.x + house.widthFt / 2).toBeCloseTo(widthFt / 2)
    expect(personX).toBeCloseTo(((lines[0]?.xs[0] ?? 0) + (lines[1]?.xs[0] ?? 0)) / 2)
  })

  test('at most twelve are drawn, one of each line first; words tell about the rest', () => {
    const trees = [
      { ...willow, quantity: 30 },
      { ...muhly, quantity: 2 },
      { ...plum, quantity: 1 },
    ]
    const { lines } = gardenLayout(trees, 5)
    expect(lines.map(({ xs }) => xs.length)).toEqual([9, 2, 1])
    expect(leftOutInWords(lines)).toBe('Not drawn, for want of room: 21 × Desert Willow.')
    const many = gardenLayout(
      Array.from({ length: 20 }, () => willow),
      5,
    )
    expect(many.lines.filter(({ xs }) => xs.length > 0)).toHaveLength(mostDrawn)
    expect(leftOutInWords(gardenLayout([oak, plum], 5).lines)).toBeNull()
  })

  test('a row of live oaks stops when it’s too long to see', () => {
    expect(only(gardenLayout([{ ...oak, quantity: 20 }], 5).lines).xs).toHaveLength(4)
    const { lines } = gardenLayout([oak, oak, oak, oak, oak, oak, oak, willow], 5)
    expect(lines.map(({ xs }) => xs.length)).toEqual([1, 1, 1, 1, 1, 1, 0, 1])
    const wide = { ...oak, spacingFt: 40 }
    expect(only(gardenLayout([{ ...wide, quantity: 20 }], 5).lines).xs).toHaveLength(4)
    expect(
      gardenLayout([wide, wide, wide, wide, wide, wide, wide], 5).lines.map(({ xs }) => xs.length),
    ).toEqual([1, 1, 1, 1, 1, 1, 0])
  })

  test.each([
    ['as far apart as they get wide', { spacingFt: null, spreadFt: plum.spreadFt }, 25],
    ['four feet apart if that isn’t on record either', { spacingFt: null, spreadFt: null }, 4],
  ])('without a recorded spacing, two of a kind stand %s', (_, facts, apartFt) => {
    const [left = 0, right = 0] = only(gardenLayout([{ ...plum, ...facts, quantity: 2 }], 0).lines).xs
    expect(right - left).toBe(apartFt)
  })

  test('a grass before the first tree, or after the last, stands half of the tree’s spacing from its trunk', () => {
    const [plumX = 0, grassX = 0] = gardenLayout([plum, muhly], 0).lines.map(({ xs }) => only(xs))
    expect(grassX - plumX).toBe(9)
    const [firstX = 0, oakX = 0] = gardenLayout([muhly, oak], 0).lines.map(({ xs }) => only(xs))
    expect(oakX - firstX).toBe(17.5)
  })

  test('grasses in two gaps stay around the middle of their own', () => {
    const { lines } = gardenLayout([plum, { ...muhly, quantity: 3 }, oak, muhly, willow], 0)
    const [plumX = 0, ...others] = lines.flatMap(({ xs }) => xs)
    expect(others.map((x) => x - plumX)).toEqual([10.75, 13.25, 15.75, 26.5, 39, 51.5])
  })

  test('the picture has a margin around the grown plants, and is wide enough for its height', () => {
    expect(gardenLayout([plum], 0)).toMatchObject({ heightFt: 25, widthFt: 40, house: { x: -3.5 } })
    expect(gardenLayout([plum, plum, plum], 0)).toMatchObject({ heightFt: 25, widthFt: 61 })
  })

  test('of equal gaps, the person stands in the first; a grass takes up its width', () => {
    expect(gardenLayout([plum], 0).personX).toBe(9.5)
    const { lines, personX } = gardenLayout([muhly, plum], 0)
    expect(lines.map(({ xs }) => xs)).toEqual([[11.125], [20.125]])
    expect(personX).toBe((20.125 + 1 + 40) / 2)
  })

  test('lines are numbered from left to right, each number under the middle of its plants', () => {
    const { lines } = gardenLayout(
      [{ ...muhly, quantity: 3 }, { ...plum, todayFt: null, heightFt: null }, oak],
      0,
    )
    expect(lines.map(({ number, isInFront, grownBox }) => ({ number, isInFront, grownBox }))).toEqual([
      { number: 1, isInFront: true, grownBox: { widthFt: 2.5, heightFt: 2.5 } },
      { number: 2, isInFront: false, grownBox: null },
      { number: 3, isInFront: false, grownBox: { widthFt: 37.5, heightFt: 35 } },
    ])
    const [grasses, , last] = lines
    expect(grasses?.labelX).toBeCloseTo(grasses?.xs[1] ?? 0)
    expect(last?.labelX).toBeCloseTo(last?.xs[0] ?? 0)
  })

  test('numbers crowded at an edge each leave room for those beyond', () => {
    const grasses = Array.from({ length: 8 }, () => muhly)
    const labels = (trees: readonly GardenTree[]) => gardenLayout(trees, 0).lines.map(({ labelX }) => labelX)
    // The picture is 60 ft wide, and a number takes 7.2% of that.
    const atLeft = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5].map((places) => places * 4.32)
    for (const [index, x] of labels([...grasses, oak])
      .slice(0, 8)
      .entries())
      expect(x).toBeCloseTo(atLeft[index] ?? 0)
    for (const [index, x] of labels([oak, ...grasses])
      .slice(1)
      .toReversed()
      .entries())
      expect(60 - x).toBeCloseTo(atLeft[index] ?? 0)
  })
})

describe('[GR-11] how large the plants of a yard are drawn', () => {
  const anyTree = fc
    .constantFrom(plum, oak, willow, muhly)
    .chain((each) => fc.integer({ min: 1, max: 15 }).map((quantity) => ({ ...each, quantity })))
  const anyYard = fc.array(anyTree, { minLength: 1, maxLength: 15 })

  test('at the middle of the band that the growth rule has', () => {
    const { size } = only(gardenLayout([plum], 10).lines)
    expect(size?.heightFt).toEqual(sizeAt(plum, 7, 10)?.heightFt)
    expect(size?.box.heightFt).toBe(21)
  })

  test.each([
    [0, 'today', 'young', { widthFt: 7, heightFt: 7 }],
    [5, 'estimate', 'young', { widthFt: 14.5, heightFt: 14.5 }],
    [10, 'estimate', 'grown', { widthFt: 18.75, heightFt: 21 }],
    [20, 'estimate', 'grown', { widthFt: 20, heightFt: 22.5 }],
    ['grown', 'grown', 'grown', { widthFt: 20, heightFt: 22.5 }],
  ] as const)(
    'a tree at age %s is drawn from its %s height with the %s picture',
    (age, basis, picture, box) => {
      expect(only(gardenLayout([plum], age).lines).size).toMatchObject({ basis, picture, box })
    },
  )

  test('a grass is drawn as wide as it grows, or as it is today if its grown size isn’t on record', () => {
    expect(only(gardenLayout([muhly], 5).lines).size).toEqual({
      heightFt: { least: 2, most: 3 },
      basis: 'grown',
      box: { widthFt: 2.5, heightFt: 2.5 },
      picture: 'grown',
    })
    expect(only(gardenLayout([{ ...muhly, heightFt: null }], 5).lines).size).toEqual({
      heightFt: { least: 1, most: 1 },
      basis: 'today',
      box: { widthFt: 1, heightFt: 1 },
      picture: 'young',
    })
  })

  test('never smaller at a later age, all within a picture that stays the same', () => {
    fc.assert(
      fc.property(anyYard, (trees) => {
        const layouts = ages.map((age) => gardenLayout(trees, age))
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
        const { lines, widthFt } = gardenLayout(trees, 10)
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
    const at = (age: (typeof ages)[number]) => gardenHeight(only(gardenLayout([muhly], age).lines), age)
    expect(at(0)).toBe('1 ft tall')
    expect(at(5)).toBe('2 to 3 ft tall, full grown')
  })

  test('a vine is drawn on its trellis, and a tree of unknown growth as it is today', () => {
    const vine = tree('Crossvine', { plantType: 'vine', heightFt: { least: 20, most: 50 } })
    const drawn = only(gardenLayout([vine], 20).lines)
    expect(drawn.size?.box.heightFt).toBe(8)
    expect(gardenHeight(drawn, 20)).toBe('climbs 20 to 50 ft, full grown')
    const unknown = only(gardenLayout([{ ...plum, growthRate: null }], 20).lines)
    expect(unknown.size?.box.heightFt).toBe(7)
    expect(gardenHeight(unknown, 20)).toBe('7 ft tall today')
    const nothing = only(gardenLayout([{ ...plum, heightFt: null, todayFt: null }], 20).lines)
    expect(nothing).toMatchObject({ size: null, xs: [], leftOut: 1 })
    expect(gardenHeight(nothing, 20)).toBe('no height on record')
  })

  test('the picture in words names each plant with its height and calls it an estimate', () => {
    expect(gardenInWords(gardenLayout([plum, { ...muhly, quantity: 2 }], 10).lines, 10)).toBe(
      'Year 10, an estimate. In front of a house, from left to right: Mexican Plum, 15 to 27 ft tall; 2 of Gulf Muhly, 2 to 3 ft tall, full grown.',
    )
    expect(gardenInWords(gardenLayout([plum], 0).lines, 0)).toBe(
      'Planting day. In front of a house, from left to right: Mexican Plum, 7 ft tall.',
    )
  })
})
