import { expect, test } from 'vitest'
import {
  detailLayouts,
  flowerClusters,
  flowerTypes,
  fruitTypes,
  leafShapes,
  type DetailForm,
} from './detail-form.ts'
import { detailRadius, drawDetail } from './draw-detail.ts'

const leaf = { shape: 'elliptic', colors: ['#5d7042'] } as const

const forms: [name: string, form: DetailForm][] = [
  ...leafShapes.map((shape): [string, DetailForm] => [`leaf ${shape}`, { leaf: { ...leaf, shape } }]),
  ...flowerTypes.map((type): [string, DetailForm] => [
    `flower ${type}`,
    { layout: type.endsWith('grass') ? 'grass' : 'stem', leaf, flower: { type, colors: ['#C45C93'] } },
  ]),
  ...flowerClusters.map((cluster): [string, DetailForm] => [
    `cluster ${cluster}`,
    { leaf, flower: { type: 'blossom', cluster, size: 24, colors: ['#F4EFE6'] } },
  ]),
  ...fruitTypes.map((type): [string, DetailForm] => [
    `fruit ${type}`,
    { leaf, fruit: { type, colors: ['#8A6A3C'] } },
  ]),
  ...detailLayouts.map((layout): [string, DetailForm] => [
    `layout ${layout}`,
    { layout, leaf, fruit: { type: 'berry', colors: ['#C2302B'] } },
  ]),
]

/** The ends of all strokes of a path, in its own coordinates. */
function endPoints(data: string): [number, number][] {
  const sizes: Record<string, number> = { M: 2, L: 2, l: 2, q: 4, c: 6, a: 7 }
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of data.matchAll(/([MLlqca])([^MLlqcaz]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = sizes[command] ?? 2
    for (let i = size; i <= values.length; i += size) {
      const [dx = 0, dy = 0] = values.slice(i - 2, i)
      const absolute = command === 'M' || command === 'L'
      ;[x, y] = absolute ? [dx, dy] : [x + dx, y + dy]
      points.push([x, y])
    }
  }
  return points
}

function farthest(svg: string): number {
  const [, left = '0', top = '0', scale = '1'] =
    /translate\((-?[\d.]+) ?(-?[\d.]+)\) scale\(([\d.]+)\)/.exec(svg) ?? []
  const distances = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, data = '']) =>
    endPoints(data).map(([x, y]) =>
      Math.hypot(x * Number(scale) + Number(left), y * Number(scale) + Number(top)),
    ),
  )
  return Math.max(...distances)
}

test.each(forms)('%s stays inside the circle and fills it', (_, form) => {
  const svg = drawDetail(form, 'test')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(farthest(svg)).toBeLessThanOrEqual(detailRadius)
  expect(farthest(svg)).toBeGreaterThan(detailRadius * 0.45)
  expect(svg.length).toBeLessThan(120 * 1024)
})
