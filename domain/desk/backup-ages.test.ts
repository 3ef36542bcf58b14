import { expect, test } from 'vitest'
import { lateBackupsInWords } from './backup-ages.ts'

const young = { wal: 40, files: 35, base: 20 * 3600 }

test('[OP-53] copies that are young enough need no words; late ones are named with their age', () => {
  expect(lateBackupsInWords(young)).toBeNull()
  expect(lateBackupsInWords({ ...young, wal: 180 })).toBeNull()
  expect(lateBackupsInWords({ ...young, wal: 181 })).toBe('changes in the database (3 minutes old)')
  expect(lateBackupsInWords({ wal: 30, files: 3 * 3600, base: null })).toBe(
    'photos (3 hours old) and the whole database (never copied)',
  )
  expect(lateBackupsInWords({ ...young, base: 31 * 3600 })).toBe('the whole database (31 hours old)')
})
