import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ages, sizeAt } from './growth.ts'
import { crownOutline } from './crown-outline.ts'
import { leftOutInWords, gardenHeight, gardenInWords, outlineLabel } from './garden-words.ts'
import { mostDrawn, gardenLayout, type GardenLayout, type GardenTree } from './garden.ts'

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
/** Painted as wide as it spreads. */
const spreadingOak = { ...oak, shape: { width: 1.6, leaves: 1 } }
const willow = tree('Desert Willow', { growthRate: 'fast', spacingFt: 15, todayFt: 6 })
const muhly = tree('Gulf Muhly', {
  plantType: 'grass',
  heightFt: { least: 2, most: 3 },
  spreadFt: { least: 2, most: 3 },
  todayFt: 1,
  spacingFt: 2.5,
})

const sage = tree('Autumn Sage', {
  plantType: 'shrub',
  heightFt: { least: 2, most: 3 },
  spreadFt: { least: 3, most: 3 },
  todayFt: 1,
  spacingFt: 3,
})

const only = <Each>(list: readonly Each[]): Each => {
  const [first] = list
  if (first === undefined) throw new Error('The list is empty')
  return first
}

const xsOf = ({ lines }: GardenLayout, index: number) => lines.find((line) => line.index === index)?.xs ?? []

/** The same from the middle of the house, whose walls are 22 ft away and whose door is from 0.5 to 3.5 ft. */
const fromHouse = (layout: GardenLayout, index: number) =>
  xsOf(layout, index).map((x) => x - layout.house.x - layout.house.widthFt / 2)

const anyTree = fc
  .constantFrom(plum, oak, willow, muhly, sage)
  .chain((each) => fc.integer({ min: 1, max: 15 }).map((quantity) => ({ ...each, quantity })))
const anyYard = fc.array(anyTree, { minLength: 1, maxLength: 15 })

describe('[GR-10] where the plants of a yard stand', () => {
  test('the only tree stands at the left end of the house, its grown crown 3 ft from the wall', () => {
    expect(fromHouse(gardenLayout([plum], 0), 0)).toEqual([-22 - 3 - 10])
  })

  test('the first tree stands at one end and the next at the other; more go on where the row is shorter', () => {
    const layout = gardenLayout([plum, oak, willow], 10)
    expect([0, 1, 2].flatMap((index) => fromHouse(layout, index))).toEqual([-35, 43.75, 68.75])
    expect(layout.lines.map((line) => [line.number, line.tree.name])).toEqual([
      [1, 'Mexican Plum'],
      [2, 'Escarpment Live Oak'],
      [3, 'Desert Willow'],
    ])
  })

  test('more of the same stand side by side at their own spacing, and two alone at both ends', () => {
    const [first = 0, second = 0, third = 0] = xsOf(gardenLayout([{ ...plum, quantity: 3 }, oak], 0), 0)
    expect(second - first).toBeCloseTo(18)
    expect(third - second).toBeCloseTo(70)
    const two = gardenLayout([{ ...plum, quantity: 2 }], 0)
    expect(fromHouse(two, 0)).toEqual([-35, 35])
    expect(two.labels).toEqual(xsOf(two, 0).map((x) => ({ number: 1, x })))
  })

  test('a low plant stands before the sills, in the middle of the wall, and doesn’t move the trees', () => {
    const layout = gardenLayout([plum, { ...muhly, quantity: 3 }, oak], 'grown')
    expect(fromHouse(layout, 0)).toEqual([-35])
    expect(fromHouse(layout, 2)).toEqual([43.75])
    for (const [at, x] of fromHouse(layout, 1).entries()) expect(x).toBeCloseTo(-13.75 + 2.5 * (at - 1))
  })

  test('two kinds of low plants stand on both sides of the door, and too many go on past the wall', () => {
    const layout = gardenLayout(
      [
        { ...muhly, quantity: 4 },
        { ...sage, quantity: 3 },
      ],
      0,
    )
    expect(fromHouse(layout, 0).every((x) => x < -5.5)).toBe(true)
    expect(fromHouse(layout, 1).every((x) => x > 9.5)).toBe(true)
    const many = fromHouse(gardenLayout([{ ...sage, quantity: 12 }], 0), 0)
    expect([many.filter((x) => x < 0).length, many.filter((x) => x > 0).length]).toEqual([7, 5])
    expect(many[0]).toBeLessThan(-22)
  })

  test('nothing ever stands within 6 ft of the door, and no grown crown within 3 ft of a wall', () => {
    fc.assert(
      fc.property(anyYard, (trees) => {
        const layout = gardenLayout(trees, 'grown')
        for (const { index, isLow, grownBox } of layout.lines)
          for (const x of fromHouse(layout, index)) {
            const half = (grownBox?.widthFt ?? 0) / 2
            expect(Math.abs(x - 2) - half).toBeGreaterThanOrEqual(7.5 - 1e-6)
            expect(Math.abs(x) - half).toBeGreaterThanOrEqual(isLow ? 0 : 25 - 1e-6)
          }
        const firsts = layout.lines.flatMap(({ xs }) => xs.slice(0, 1))
        expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
      }),
      { numRuns: 60 },
    )
  })

  test('at most twelve are drawn, one of each line first; words tell about the rest', () => {
    const { lines } = gardenLayout([{ ...muhly, quantity: 30 }, plum], 5)
    expect(lines.map((line) => [line.tree.name, line.xs.length])).toEqual([
      ['Mexican Plum', 1],
      ['Gulf Muhly', 11],
    ])
    expect(leftOutInWords(lines)).toBe('Not drawn, for want of room: 19 × Gulf Muhly.')
    const many = gardenLayout(
      Array.from({ length: 20 }, () => willow),
      5,
    )
    expect(many.lines.filter(({ xs }) => xs.length > 0)).toHaveLength(mostDrawn)
    expect(leftOutInWords(gardenLayout([oak, plum], 5).lines)).toBeNull()
  })

  test('a row of live oaks stops when it’s too long to see', () => {
    const wide = { ...oak, spacingFt: 40 }
    const drawn = (trees: readonly GardenTree[]) => {
      const layout = gardenLayout(trees, 5)
      return trees.map((_, index) => xsOf(layout, index).length)
    }
    expect(drawn([{ ...oak, quantity: 20 }])).toEqual([3])
    expect(drawn([oak, oak, oak, oak, oak, oak, willow])).toEqual([1, 1, 1, 1, 1, 0, 0])
    expect(drawn([{ ...wide, quantity: 20 }])).toEqual([2])
    expect(drawn([wide, wide, wide, wide, wide])).toEqual([1, 1, 1, 1, 0])
    // Low plants don't make it longer.
    expect(drawn([wide, wide, wide, { ...muhly, quantity: 3 }])).toEqual([1, 1, 1, 3])
  })

  test.each([
    ['as far apart as they get wide', { spacingFt: null, spreadFt: plum.spreadFt }, 25],
    ['four feet apart if that isn’t on record either', { spacingFt: null, spreadFt: null }, 4],
  ])('without a recorded spacing, two of a kind stand %s', (_, facts, apartFt) => {
    const [left = 0, right = 0] = xsOf(gardenLayout([{ ...plum, ...facts, quantity: 4 }], 0), 0)
    expect(right - left).toBeCloseTo(apartFt)
  })

  test('the picture has a margin around house and grown plants, and is neither a tower nor a ribbon', () => {
    expect(gardenLayout([plum], 0)).toMatchObject({ heightFt: 79 / 2.5, widthFt: 79, house: { x: 24 } })
    const tall = { ...plum, heightFt: { least: 60, most: 80 }, spreadFt: { least: 10, most: 10 } }
    expect(gardenLayout([tall], 0)).toMatchObject({ heightFt: 76, widthFt: 76 * 1.6 })
  })

  test('the person stands in the widest gap, which may be under the edge of a crown, and never before the house', () => {
    const personOf = (trees: readonly GardenTree[]) => {
      const { personX, house } = gardenLayout(trees, 0)
      return personX - house.x - house.widthFt / 2
    }
    expect(personOf([plum])).toBe((22 + 31.5) / 2)
    expect(personOf([oak])).toBeCloseTo((-22 - 43.75 + 0.55 * 18.75) / 2)
  })

  test('what isn’t drawn comes last', () => {
    const { lines, labels } = gardenLayout(
      [{ ...muhly, quantity: 3 }, { ...plum, todayFt: null, heightFt: null }, oak],
      0,
    )
    expect(lines.map(({ number, index, isLow, grownBox }) => ({ number, index, isLow, grownBox }))).toEqual([
      { number: 1, index: 2, isLow: false, grownBox: { widthFt: 37.5, heightFt: 35 } },
      { number: 2, index: 0, isLow: true, grownBox: { widthFt: 2.5, heightFt: 2.5 } },
      { number: 3, index: 1, isLow: false, grownBox: null },
    ])
    expect(labels.map(({ number }) => number)).toEqual([1, 2])
  })
})

describe('[GR-29] the outline of a grown crown', () => {
  test('is drawn until the plant is nearly grown, and never for low plants', () => {
    const growing = ages.map((age) =>
      gardenLayout([plum, muhly], age).lines.map(({ isGrowing }) => isGrowing),
    )
    expect(growing).toEqual([
      [true, false],
      [true, false],
      [false, false],
      [false, false],
      [false, false],
    ])
  })

  test('the widest one says how wide', () => {
    const layout = gardenLayout([plum, oak, muhly], 0)
    expect(outlineLabel(layout.lines)).toEqual({
      x: xsOf(layout, 1)[0],
      topFt: 35,
      text: 'full grown, 25 to 50 ft wide',
    })
    expect(outlineLabel(gardenLayout([plum, oak], 'grown').lines)).toBeNull()
  })

  test('fills its box down to a bare trunk', () => {
    const path = crownOutline({ x: 30, widthFt: 20, heightFt: 10 }, 2)
    const numbers = [...path.matchAll(/-?[\d.]+ -?[\d.]+/g)].map(([pair]) => pair.split(' ').map(Number))
    expect([Math.min(...numbers.map(([x = 0]) => x)), Math.max(...numbers.map(([x = 0]) => x))]).toEqual([
      40, 80,
    ])
    expect([Math.min(...numbers.map(([, y = 0]) => y)), Math.max(...numbers.map(([, y = 0]) => y))]).toEqual([
      -20, -2.8,
    ])
    expect(path).toMatch(/^M60\.0 -20\.0C.*Z$/)
  })
})

describe('[GR-11] how large the plants of a yard are drawn', () => {
  test('at the middle of the band that the growth rule has', () => {
    const { size } = only(gardenLayout([plum], 10).lines)
    expect(size?.heightFt).toEqual(sizeAt(plum, 7, 10)?.heightFt)
    expect(size?.box.heightFt).toBe(21)
  })

  test.each([
    [0, 'today', 'young', { widthFt: 7, heightFt: 7 }],
    [5, 'estimate', 'halfGrown', { widthFt: 14.5, heightFt: 14.5 }],
    [10, 'estimate', 'halfGrown', { widthFt: 20, heightFt: 21 }],
    [20, 'estimate', 'grown', { widthFt: 20, heightFt: 22.5 }],
    ['grown', 'grown', 'grown', { widthFt: 20, heightFt: 22.5 }],
  ] as const)(
    'a tree at age %s is drawn from its %s height with the %s picture',
    (age, basis, picture, box) => {
      expect(only(gardenLayout([plum], age).lines).size).toMatchObject({ basis, picture, box })
    },
  )

  test('a grown tree has the shape of its picture, and stays within what is on record', () => {
    const sizes = ([10, 20, 'grown'] as const).map(
      (age) => only(gardenLayout([spreadingOak], age).lines).size,
    )
    expect(sizes.map((size) => size?.picture)).toEqual(['halfGrown', 'grown', 'grown'])
    for (const size of sizes.slice(1)) {
      expect((size?.box.widthFt ?? 0) / (size?.box.heightFt ?? 1)).toBeCloseTo(1.6)
      expect(size?.box.widthFt).toBeLessThanOrEqual(50)
      expect(size?.box.heightFt).toBeGreaterThanOrEqual(20)
    }
  })

  test('a yucca is as high as its stalk in flower, and its vine neighbor as high as the trellis allows', () => {
    const yucca = tree('Yucca', {
      plantType: 'succulent',
      todayFt: 1,
      heightFt: { least: 1, most: 2 },
      spreadFt: { least: 1.5, most: 2.5 },
      shape: { width: 0.5, leaves: 0.25 },
    })
    const vine = tree('Crossvine', { plantType: 'vine', shape: { width: 2, leaves: 1 } })
    const boxes = gardenLayout([yucca, vine], 'grown').lines.map(({ size }) => size?.box)
    expect(boxes).toEqual([
      { heightFt: 4.5, widthFt: 2.25 },
      { heightFt: 6.5, widthFt: 13 },
    ])
  })

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
            labels: first.labels,
          })
          expect(layout.lines.map(({ xs }) => xs)).toEqual(first.lines.map(({ xs }) => xs))
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
        const { labels, widthFt } = gardenLayout(trees, 10)
        for (const [index, { x }] of labels.entries()) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(widthFt)
          expect(x - (labels[index - 1]?.x ?? -widthFt)).toBeGreaterThan(widthFt * 0.07)
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
