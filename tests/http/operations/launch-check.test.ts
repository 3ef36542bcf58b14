import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { checkLaunch } from '#tools/launch-check.ts'
import { startMailSink } from '#tools/mail-sink.ts'
import { freePort } from '#tools/free-port.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const { ownerUrl, owner } = await cloneDatabase()
const folder = temporaryFolder()
const sink = await startMailSink(await freePort())
afterAll(sink.stop)

const shared = {
  SITE_ORIGIN: 'https://trees-of-texas.com',
  SECRET_KEY: 'Bd1P0v5m3x0K7uWqkq4y8cS2n6tRj9Lh',
  SMTP_URL: sink.smtpUrl,
  MAIL_FROM: 'quotes@trees-of-texas.com',
  PICTURE_STORE: folder,
  PRIVATE_FILES: folder,
  TRUSTED_PROXIES: '127.0.0.1',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET_KEY: 'secret',
}
const good = {
  site: { ...shared, DATABASE_URL: roleUrl(ownerUrl, 'web') },
  worker: { ...shared, DATABASE_URL: roleUrl(ownerUrl, 'worker') },
  backup: { DATABASE_URL: ownerUrl, PICTURE_STORE: folder, BACKUP_FOLDER: folder, MAX_USED: '100' },
}

async function faultsOf(given: Parameters<typeof checkLaunch>[0]) {
  const findings = await checkLaunch(given)
  return findings.flatMap(({ level, text }) => (level === 'must be fixed' ? [text] : []))
}

test("a database that was only seeded isn't ready, because its company is made up", async () => {
  const faults = await faultsOf({ site: good.site })
  expect(faults).toEqual([
    expect.stringContaining('Phone number is a stand-in: (830) 555-01'),
    expect.stringContaining('Email is a stand-in: trees@'),
    expect.stringContaining('Website is a stand-in: https://'),
  ])
})

test("the owner's claims and reviews are listed until they're confirmed", async () => {
  const lines = async () =>
    (await checkLaunch({ site: good.site })).map(({ level, text }) => `${level}: ${text}`)
  expect(await lines()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^note: The rating isn’t confirmed: .*\/settings\/claims/),
      expect.stringMatching(/^note: The two reviews are stand-ins: Marisol T., Helotes/),
    ]),
  )
  await owner.query(
    `insert into company_settings (setting_key, setting_value, setting_type)
     values ('reviews_confirmed', '"yes"', 'string')`,
  )
  expect((await lines()).filter((line) => line.includes('reviews are stand-ins'))).toEqual([])
})

test('[S18] a good environment has nothing to fix', async () => {
  for (const [key, value] of Object.entries({
    company_phone: '(830) 980-4417',
    company_email: 'trees@trees-of-texas.com',
    company_website: 'https://trees-of-texas.com',
  }))
    await owner.query(
      'update company_settings set setting_value = to_jsonb($2::text) where setting_key = $1',
      [key, value],
    )
  mkdirSync(join(folder, '20260101T032000Z'))
  writeFileSync(join(folder, '20260101T032000Z', 'SHA256SUMS'), 'x')
  expect(await faultsOf(good)).toEqual([])
})

test('[S18] everything wrong with an environment is listed at once', async () => {
  const faults = await faultsOf({
    site: {
      DATABASE_URL: ownerUrl,
      SMTP_URL: 'smtp://127.0.0.1:9',
      SITE_ORIGIN: 'http://trees-of-texas.com',
      SECRET_KEY: 'changeme'.repeat(4),
      PICTURE_STORE: '/nowhere',
      MAIL_FROM: 'trees@example.com',
    },
    worker: { DATABASE_URL: 'postgres://hctc_worker:none@127.0.0.1:9/none', SECRET_KEY: 'x'.repeat(32) },
    backup: {
      DATABASE_URL: 'postgres://hctc_owner@127.0.0.1/hctc',
      BACKUP_FOLDER: tmpdir(),
      MAX_USED: '100',
    },
  })
  for (const fault of [
    'site: SITE_ORIGIN: must begin with https://',
    'site: SECRET_KEY: is published or easily guessed',
    'site: it connects as hctc_owner, but must connect as hctc_web',
    "mail server: 127.0.0.1:9 can't be used",
    'MAIL_FROM: emails would come from trees@example.com',
    'PICTURE_STORE: /nowhere is missing',
    'PRIVATE_FILES: missing',
    'TRUSTED_PROXIES: missing',
    'worker: SITE_ORIGIN',
    'worker: SMTP_URL',
    "worker: the database can't be reached",
    'SECRET_KEY: must be the same for site and worker',
    'backup: there is no backup in',
    "backup: DATABASE_URL must be the owner's connection with its password",
  ])
    expect(faults).toContainEqual(expect.stringContaining(fault))
})

test('a remote mail server must use TLS', async () => {
  // The sink under another host name, one that doesn't look like this machine.
  const elsewhere = sink.smtpUrl.replace('127.0.0.1', '127.1')
  expect(await faultsOf({ site: { ...good.site, SMTP_URL: elsewhere } })).toEqual([
    expect.stringMatching(/127\.1:\d+ can't be used with TLS: .*STARTTLS/),
  ])
})
