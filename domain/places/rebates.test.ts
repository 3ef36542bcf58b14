import { expect, test } from 'vitest'
import { rebatesOn } from './rebates.ts'

const names = (settings: Record<string, string>, today: string) =>
  rebatesOn(new Map(Object.entries(settings)), today).map(({ name }) => name)

test('[RB-01] a rebate shows from its confirmation through the last day that the owner set', () => {
  expect(names({}, '2026-11-19')).toEqual([])
  expect(names({ green_shade_until: '2027-04-30' }, '2027-04-30')).toEqual(['Green Shade rebate'])
  expect(names({ green_shade_until: '2027-04-30' }, '2027-05-01')).toEqual([])
  expect(names({ saws_coupon_until: 'soon', green_shade_until: ' ' }, '2026-11-19')).toEqual([])
  expect(rebatesOn(new Map([['saws_coupon_until', '2027-10-31']]), '2026-11-19')[0]).toMatchObject({
    text: expect.stringContaining('Only the vendors on its list take them') as string,
    until: 'October 31, 2027',
  })
})
