import { describe, expect, test } from 'vitest'
import { takesGround } from '#domain/places/plant-facts.ts'
import { realCatalog } from '#tests/support/real-catalog.ts'
import { realWishes } from '#tests/support/real-wishes.ts'
import { wishRules } from './wish-rules.ts'

const plants = new Map(realCatalog().plants.map((plant) => [plant.slug, plant]))

describe.each(Object.values(realWishes()))('$id', ({ id, first, variants, why, never }) => {
  const listed = Object.values(first).flat()
  const members = Object.values(variants).flat()

  test('names plants that exist, each with a reason', () => {
    const named = new Set([...listed, ...members])
    expect([...named, ...Object.keys(never)].filter((slug) => !plants.has(slug))).toEqual([])
    expect(Object.keys(why).toSorted()).toEqual([...named].toSorted())
  })

  test('lists only what may be recommended for it', () => {
    for (const slug of listed) {
      const plant = plants.get(slug)
      if (plant === undefined) continue
      expect(plant.byNameOnly || plant.oakWilt === 'high' || slug in never, slug).toBe(false)
      expect(wishRules[id].hard(plant), slug).toBe(true)
    }
  })

  test.each(Object.entries(first))('lists only what takes %s', (ground, slugs) => {
    for (const slug of slugs) {
      const plant = plants.get(slug)
      const belongs =
        plant !== undefined &&
        (takesGround(plant, ground as keyof typeof first) || plant.landforms.includes('creek'))
      expect(belongs, slug).toBe(true)
    }
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})
