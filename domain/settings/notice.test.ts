import { expect, test } from 'vitest'
import { noticeOf, noticeOn } from './notice.ts'

const set = new Map([
  ['notice_text', ' Closed for Thanksgiving. '],
  ['notice_from', '2026-11-23'],
  ['notice_until', '2026-11-27'],
])

test('[DK-104] a notice shows from its first through its last day', () => {
  const shown = (day: string) => noticeOn(noticeOf(set), day)
  expect(['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28'].map(shown)).toEqual([
    null,
    'Closed for Thanksgiving.',
    'Closed for Thanksgiving.',
    null,
  ])
})

test('[DK-104] a notice without words or a day is none', () => {
  for (const key of set.keys()) expect(noticeOf(new Map([...set, [key, ' ']]))).toBeNull()
  expect(noticeOf(new Map([...set, ['notice_until', 'Friday']]))).toBeNull()
  expect(noticeOn(null, '2026-11-24')).toBeNull()
})
