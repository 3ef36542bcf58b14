import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge } from 'prom-client'
import type { BackupAges } from '#domain/desk/backup-ages.ts'
import { env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { getArchiveAge } from '#server/platform/database/readiness.ts'
import { log } from '#server/platform/log/log.ts'
import { registry } from './metrics.ts'

/** The scripts in deploy/ touch a file when they have succeeded. */
async function ageOfFile(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null)
  return found === null ? null : (Date.now() - found.mtimeMs) / 1000
}

/** How old the last copies are; null if none are made here (no BACKUP_STATE). */
export async function readBackupAges(
  folder: string | undefined = env().BACKUP_STATE,
  on?: Database,
): Promise<BackupAges | null> {
  if (folder === undefined) return null
  const [wal, files, base] = await Promise.all([
    getArchiveAge(on),
    ageOfFile(join(folder, 'files-copy')),
    ageOfFile(join(folder, 'base-backup')),
  ])
  return { wal, files, base }
}

/** The worker's metric, read on each scrape. Without BACKUP_STATE it has no values. */
export function watchBackups() {
  const gauge = new Gauge({
    registers: [registry],
    name: 'hctc_backup_age_seconds',
    help: 'Seconds since the changes in the database, the photos and the whole database were last copied; infinite if never',
    labelNames: ['part'],
    async collect() {
      gauge.reset()
      try {
        for (const [part, age] of Object.entries((await readBackupAges()) ?? {}))
          gauge.set({ part }, age ?? Infinity)
      } catch (error) {
        log.warn({ err: error }, 'the age of backups could not be read')
      }
    },
  })
}
