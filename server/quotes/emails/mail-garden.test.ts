import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { VersionPlant } from '#domain/quotes/quote-version.ts'
import { log } from '#server/platform/log/log.ts'
import { redbuds } from '#tests/support/quote-versions.ts'
import type * as Drawing from './draw-garden.ts'
import { drawGarden } from './draw-garden.ts'
import { mailGarden, GardenRows } from './mail-garden.tsx'
import { renderEmail } from '#server/mail/mail-frame.tsx'

const recorded = z.object({
  name: z.string(),
  plant_type: z.string(),
  growth_rate: z.string(),
  mature_height_ft: z.tuple([z.number(), z.number()]),
  mature_spread_ft: z.tuple([z.number(), z.number()]),
  spacing_ft: z.number(),
})

/** The catalog's own records, so that the sizes are those of real pictures. */
function recordOf(slug: string) {
  const [, front = ''] = readFileSync(`db/catalogue/plants/${slug}.md`, 'utf8').split('---\n')
  return recorded.parse(parse(front))
}

vi.mock('./draw-garden.ts', async (importOriginal) => {
  const own = await importOriginal<typeof Drawing>()
  return { ...own, drawGarden: vi.fn(own.drawGarden) }
})

const { slugs } = vi.hoisted(() => ({ slugs: new Map<number, string>() }))
vi.mock('#server/catalog/plants.ts', () => ({
  listPlantGrowth: async (ids: readonly number[]) =>
    ids.map((id) => {
      const slug = slugs.get(id) ?? ''
      const row = recordOf(slug === 'not-drawn' ? 'texas-redbud' : slug)
      const [[minHeightFt, maxHeightFt], [minSpreadFt, maxSpreadFt]] = [
        row.mature_height_ft,
        row.mature_spread_ft,
      ]
      const { plant_type: plantType, growth_rate: growthRate, spacing_ft: spacing } = row
      return {
        id,
        slug,
        plantType,
        growthRate,
        minHeightFt,
        maxHeightFt,
        minSpreadFt,
        maxSpreadFt,
        spacing: `${spacing} ft`,
      }
    }),
}))

const twelve = [
  'texas-redbud',
  'mexican-plum',
  'desert-willow',
  'texas-mountain-laurel',
  'anacacho-orchid-tree',
  'crape-myrtle',
  'possumhaw-holly',
  'mexican-buckeye',
  'cenizo',
  'yaupon-holly',
  'escarpment-live-oak',
  'gulf-muhly',
]

function plantsOf(all: readonly string[], quantity = 1): VersionPlant[] {
  slugs.clear()
  return all.map((slug, index) => {
    slugs.set(index + 1, slug)
    return {
      ...redbuds,
      inventoryId: index + 1,
      plantId: index + 1,
      name: slug === 'not-drawn' ? 'New Plant' : recordOf(slug).name,
      quantity,
      currentHeightInches: 84,
    }
  })
}

const show = async (garden: NonNullable<Awaited<ReturnType<typeof mailGarden>>>) => {
  const rows = createElement(GardenRows, { garden, pageUrl: 'https://trees.example/quote/abc' })
  const { html, text } = await renderEmail(createElement('table', {}, createElement('tbody', {}, rows)))
  return { html, text: text.replaceAll(/\s+/g, ' ') }
}

// Drawing takes a second on an idle machine.
describe('the yard in an email', { timeout: 30_000 }, () => {
  test.each([1, 5, 12])(
    '[GR-20, GR-21] a yard of %i plants is a PNG of 600 pixels and at most 80 KB',
    async (count) => {
      const garden = await mailGarden(plantsOf(twelve.slice(0, count)))
      const [picture] = garden?.pictures ?? []
      const { width, format } = await sharp(picture?.bytes).metadata()
      expect([width, format, picture?.type]).toEqual([600, 'png', 'image/png'])
      expect(picture?.bytes.length).toBeLessThanOrEqual(80_000)
      expect(garden?.lines).toHaveLength(count)
    },
  )

  test('[GR-20] the picture belongs to its image, whose text and list say the same as the plain text', async () => {
    const garden = await mailGarden(plantsOf(['texas-redbud', 'escarpment-live-oak'], 2))
    if (garden === null) throw new Error('no yard')
    const { html, text } = await show(garden)
    expect(html).toContain(`src="cid:${garden.pictures[0]?.cid}"`)
    expect(html).toContain(
      'alt="Year 10, an estimate. In front of a house, from left to right: 2 of Texas Redbud, 15 to 20 ft tall; 2 of Escarpment Live Oak, 12 to 17 ft tall."',
    )
    expect(text).toContain(
      '1. 2 × Texas Redbud: 15 to 20 ft tall 2. 2 × Escarpment Live Oak: 12 to 17 ft tall',
    )
    expect(text).toContain('an estimate')
  })

  test('[GR-22] an email that is sent again has the same picture', async () => {
    const [one, other] = [await mailGarden(plantsOf(['cenizo'])), await mailGarden(plantsOf(['cenizo']))]
    expect(one?.pictures[0]?.bytes.equals(other?.pictures[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  test('a plant without a picture is left out, and without any plant there is no yard', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    const some = await mailGarden(plantsOf(['not-drawn', 'texas-redbud']))
    expect(warn).toHaveBeenCalledWith({ undrawn: ['not-drawn'] }, expect.any(String))
    expect(some?.lines.map(({ tree }) => tree.name)).toEqual(['Texas Redbud'])
    expect(await mailGarden(plantsOf(['not-drawn']))).toBeNull()
    expect(await mailGarden([])).toBeNull()
  })

  test('[GR-23] if drawing fails, that is logged, and the heights are still told', async () => {
    vi.mocked(drawGarden).mockRejectedValueOnce(new Error('Input file is missing'))
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    const garden = await mailGarden(plantsOf(['cedar-elm']))
    if (garden === null) throw new Error('no yard')
    expect([garden.height, garden.pictures]).toEqual([null, []])
    expect(warn).toHaveBeenCalledWith(expect.anything(), 'email sent without the picture of the yard')
    const { html, text } = await show(garden)
    expect(html).not.toContain('<img')
    expect(text).toMatch(/Cedar Elm: \d+ to \d+ ft tall/)
  })
})
