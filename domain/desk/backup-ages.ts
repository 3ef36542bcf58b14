import { counted, listInWords } from '#domain/wording.ts'

/** Data that has to be copied off the machine, with the owner's word for it and the greatest age of the last copy. */
const backupParts = {
  wal: { name: 'changes in the database', mostSeconds: 3 * 60 },
  files: { name: 'photos', mostSeconds: 3 * 60 },
  base: { name: 'the whole database', mostSeconds: 30 * 60 * 60 },
} as const

type BackupPart = keyof typeof backupParts

/** Seconds since each was last copied; null if it never was. */
export type BackupAges = Record<BackupPart, number | null>

const parts = Object.keys(backupParts) as BackupPart[]

const ageInWords = (seconds: number) =>
  seconds < 2 * 3600
    ? counted(Math.floor(seconds / 60), 'minute')
    : counted(Math.floor(seconds / 3600), 'hour')

/** 'photos (3 hours old) and the whole database (never copied)'; null if all of them are young enough. */
export function lateBackupsInWords(ages: BackupAges): string | null {
  const late = parts.filter((part) => (ages[part] ?? Infinity) > backupParts[part].mostSeconds)
  if (late.length === 0) return null
  return listInWords(
    late.map((part) => {
      const age = ages[part]
      return `${backupParts[part].name} (${age === null ? 'never copied' : `${ageInWords(age)} old`})`
    }),
  )
}
