import { describe, expect, test } from 'vitest'
import { isHardyIn, takesGround } from './plant-facts.ts'
import { plant } from '#tests/support/places.ts'

describe('hardiness and ground at their edges', () => {
  test('both ends of the zones belong to them', () => {
    const hardy = (zone: string) => isHardyIn(plant('A', { usdaZone: '8b-9a' }), zone)
    expect(['8a', '8b', '9a', '9b'].map(hardy)).toEqual([false, true, true, false])
    expect(isHardyIn(plant('A', { usdaZone: '9a' }), '9a')).toBe(true)
    expect(isHardyIn(plant('A', { usdaZone: null }), '9a')).toBe(false)
  })

  test('soil of which nobody has said that it must be sour is taken', () => {
    expect(takesGround(plant('A', { soilPh: null }), 'clay')).toBe(true)
    expect(takesGround(plant('A', { soilPh: 'neutral to acidic' }), 'clay')).toBe(true)
    for (const texture of ['limestone', 'caliche', 'shallow'])
      expect(takesGround(plant('A', { soilTextures: [texture] }), 'limestone')).toBe(true)
    expect(takesGround(plant('A', { soilTextures: ['sand'] }), 'sand')).toBe(true)
  })
})
