import { describe, expect, test } from 'vitest'
import { knownGrounds, type KnownGround } from './community-facts.ts'
import { isHardyIn, takesGround } from './plant-facts.ts'

describe('hardiness', () => {
  test.each([
    ['8b-9a', '8a', false],
    ['8b-9a', '8b', true],
    ['8b-9a', '9a', true],
    ['8b-9a', '9b', false],
    ['9a', '9a', true],
    ['8b-9a', '8b/9a', true],
    ['9a-10b', '8b/9a', false],
    ['5a-8b', '8b/9a', false],
    [null, '9a', false],
    ['9a', null, false],
  ])('of a plant of zone %s in %s: %s', (usdaZone, zone, isHardy) => {
    expect(isHardyIn({ usdaZone, plantType: 'tree' }, zone)).toBe(isHardy)
  })

  test('of an annual, which has no zone, in any zone', () => {
    expect(isHardyIn({ usdaZone: null, plantType: 'annual' }, '8b/9a')).toBe(true)
  })
})

describe('ground', () => {
  const taken = (soilTextures: string[], soilPh: string | null, ecoregions: string[] = []) =>
    knownGrounds.filter((ground) => takesGround({ soilTextures, soilPh, ecoregions }, ground))

  test('what grows wild on the southern sands takes them, though it likes lime', () => {
    expect(taken(['limestone', 'sand'], 'alkaline', ['South Texas Plains'])).toEqual(['limestone', 'sand'])
    expect(taken(['limestone', 'sand'], 'alkaline', ['Edwards Plateau'])).toEqual(['limestone'])
  })

  test.each<[string, KnownGround[]]>([
    ['limestone', ['limestone']],
    ['caliche', ['limestone']],
    ['shallow', ['limestone']],
    ['clay', ['clay']],
    ['sand', ['sand']],
    ['wet', []],
  ])('a plant that grows in %s takes %j', (texture, expected) => {
    expect(taken([texture], null)).toEqual(expected)
  })

  test.each<[string | null, KnownGround[]]>([
    [null, ['limestone', 'clay', 'sand']],
    ['adaptable', ['limestone', 'clay', 'sand']],
    ['neutral to alkaline', ['limestone', 'clay', 'sand']],
    ['neutral to acidic', ['limestone', 'clay', 'sand']],
    ['alkaline', ['limestone', 'clay']],
    ['acidic', ['sand']],
    ['acidic to neutral', ['sand']],
  ])('a plant of all textures with pH %s takes %j', (ph, expected) => {
    expect(taken(['limestone', 'clay', 'sand'], ph)).toEqual(expected)
  })
})
