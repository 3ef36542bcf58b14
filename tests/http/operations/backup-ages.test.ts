import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { freePort } from '#tools/free-port.ts'
import { checkLaunch } from '#tools/launch-check.ts'
import { startMailSink } from '#tools/mail-sink.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const sink = await startMailSink()
const folder = temporaryFolder()
afterAll(sink.stop)
const { ownerUrl } = await cloneDatabase()
const port = await freePort()
writeFileSync(join(folder, 'files-copy'), '')
// The test's PostgreSQL has no archive, and no base backup was made.
await startWorkerProcess(ownerUrl, {
  SMTP_URL: sink.smtpUrl,
  BACKUP_STATE: folder,
  METRICS_PORT: String(port),
  // Whatever the hour is now.
  DIGEST_HOUR: '0',
})
const late = 'changes in the database (never copied) and the whole database (never copied)'

test('[OP-53] the metrics have the age of each kind of backup', async () => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const ages = Object.fromEntries(
    [...text.matchAll(/^hctc_backup_age_seconds\{part="(\w+)"\} (\S+)$/gm)].map(([, part, age]) => [
      part,
      age,
    ]),
  )
  expect(ages).toMatchObject({ wal: '+Inf', base: '+Inf' })
  expect(Number(ages['files'])).toBeLessThan(60)
})

test("[OP-53] the owner's daily summary says which backups are late", async () => {
  const { mail } = await until('the summary', () =>
    sink.mails.find((each) => each.mail.subject?.startsWith('Daily summary')),
  )
  expect(mail.subject).toMatch(/: backups late$/)
  expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(`The backups are late: ${late}.`)
})

test('[OP-53] the check before launch says it too', async () => {
  const findings = await checkLaunch({
    site: { DATABASE_URL: roleUrl(ownerUrl, 'web') },
    backup: { BACKUP_FOLDER: folder, BACKUP_STATE: folder },
  })
  expect(findings).toContainEqual({ level: 'must be fixed', text: `backup: late: ${late}` })
})
