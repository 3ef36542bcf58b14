import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { spawnSync } from 'node:child_process'
import { Resolver } from 'node:dns/promises'
import { accessSync, constants, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { createTransport } from 'nodemailer'
import { lateBackupsInWords } from '#domain/desk/backup-ages.ts'
import { companyProfile, profileKeys } from '#domain/settings/company-profile.ts'
import { isMadeUp } from '#domain/settings/placeholders.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { connect } from '#server/platform/database/database.ts'
import { findRightsFault } from '#server/platform/database/role-rights.ts'
import { roleUrl, type SiteRole } from '#server/platform/database/roles.ts'
import { findPlaceholders } from '#server/desk/before-launch.ts'
import { readBackupAges } from '#server/platform/metrics/backup-metrics.ts'
import { childEnv, isLoopback, parseSiteEnv } from '#server/platform/config/env.ts'

// npx node tools/launch-check.ts /etc/hctc/site.env /etc/hctc/worker.env /etc/hctc/backup.env /etc/hctc/desk.env
//
// Checks a production server's environment, without sending or storing anything, and lists what must be fixed. Fails if anything
// must. Run it on the server before the first visitors and after each change.

type Entries = Record<string, string | undefined>
type Finding = { level: 'ok' | 'note' | 'must be fixed'; text: string }

const ok = (text: string): Finding => ({ level: 'ok', text })
const note = (text: string): Finding => ({ level: 'note', text })
const mustFix = (text: string): Finding => ({ level: 'must be fixed', text })

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Applies the same rules as the process does when it starts. */
function checkStart(title: string, entries: Entries): Finding[] {
  try {
    parseSiteEnv({ ...entries, NODE_ENV: 'production' })
    return [ok(`${title}: would start with this environment`)]
  } catch (error) {
    const faults = messageOf(error).split('\n').slice(1, -1)
    return (faults.length > 0 ? faults : [messageOf(error)]).map((fault) =>
      mustFix(`${title}: ${fault.trim()}`),
    )
  }
}

async function checkRights(title: string, entries: Entries, role: SiteRole): Promise<Finding> {
  try {
    const fault = await findRightsFault(entries['DATABASE_URL'] ?? '', role)
    return fault === undefined
      ? ok(`${title}: its database role has exactly the rights it needs`)
      : mustFix(`${title}: ${fault}`)
  } catch (error) {
    return mustFix(`${title}: the database can't be reached: ${messageOf(error)}`)
  }
}

/** Connects and logs in, without sending an email. */
async function checkMail({ SMTP_URL = '' }: Entries): Promise<Finding> {
  const url = URL.parse(SMTP_URL)
  if (url === null) return mustFix('SMTP_URL: missing, so no email can be sent')
  const isLocal = isLoopback(url.hostname)
  const transport = createTransport({
    url: SMTP_URL,
    requireTLS: !isLocal,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
  })
  try {
    await transport.verify()
    return ok(`mail server: ${url.host} accepts our login${isLocal ? '' : ', encrypted'}`)
  } catch (error) {
    return mustFix(`mail server: ${url.host} can't be used${isLocal ? '' : ' with TLS'}: ${messageOf(error)}`)
  } finally {
    transport.close()
  }
}

/** Whether other servers can check that an email is from us. Only a note: this server may not see the public DNS. */
async function checkSender(sender: string): Promise<Finding[]> {
  const domain = sender.split('@')[1] ?? ''
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  const hasRecord = async (name: string, start: string) => {
    const records = await resolver.resolveTxt(name).catch(() => [])
    return records.some((parts) => parts.join('').startsWith(start))
  }
  const [spf, dmarc] = await Promise.all([
    hasRecord(domain, 'v=spf1'),
    hasRecord(`_dmarc.${domain}`, 'v=DMARC1'),
  ])
  return [
    spf ? ok(`SPF: ${domain} has a record`) : note(`SPF: no record found for ${domain}`),
    dmarc ? ok(`DMARC: ${domain} has a record`) : note(`DMARC: no record found for _dmarc.${domain}`),
    note(
      'DKIM: send yourself an email and look for dkim=pass; the signature must cover List-Unsubscribe-Post',
    ),
    note('bounces: somebody must read the mailbox of MAIL_FROM'),
  ]
}

/** Finds demo data from the seed that visitors must not see. */
async function checkBusiness(entries: Entries): Promise<Finding[]> {
  const database = connect(entries['DATABASE_URL'] ?? '', 1)
  try {
    const profile = companyProfile(await listCompanySettings(profileKeys, database))
    const sender = entries['MAIL_FROM'] ?? profile.email
    return [
      ...(await findPlaceholders(database)).map(({ title, text, isMust, path }) =>
        (isMust ? mustFix : note)(`${title}: ${text} (change it at the desk, ${path})`),
      ),
      // Only a person can check these.
      note('licenses: the service pages say that a quote names who does the work and the licenses they hold'),
      isMadeUp(sender)
        ? mustFix(`MAIL_FROM: emails would come from ${sender}, which no server accepts`)
        : ok(`MAIL_FROM: emails come from ${sender}`),
      ...(isMadeUp(sender) ? [] : await checkSender(sender)),
    ]
  } catch (error) {
    return [mustFix(`company details: can't be read: ${messageOf(error)}`)]
  } finally {
    await database.destroy()
  }
}

function checkFolder(entries: Entries, name: string): Finding {
  const folder = entries[name]
  if (folder === undefined)
    return mustFix(`${name}: missing; pictures would be stored inside the release folder`)
  try {
    accessSync(folder, constants.W_OK)
    return ok(`${name}: ${folder} is writable`)
  } catch {
    return mustFix(`${name}: ${folder} is missing or isn't writable`)
  }
}

function checkOptions(entries: Entries): Finding[] {
  const has = (name: string) => entries[name] !== undefined
  return [
    has('TRUSTED_PROXIES')
      ? ok(`TRUSTED_PROXIES: ${entries['TRUSTED_PROXIES']}`)
      : mustFix('TRUSTED_PROXIES: missing, so behind nginx all visitors share one rate limit'),
    has('GOOGLE_MAPS_API_KEY')
      ? note(
          'GOOGLE_MAPS_API_KEY: set a daily quota for it in the Google Cloud console; every call costs money',
        )
      : note('GOOGLE_MAPS_API_KEY: none; distances are estimated from ZIP codes'),
    has('RECAPTCHA_SITE_KEY')
      ? ok('captcha: on for the contact form')
      : note('captcha: none; the contact form has only its rate limits'),
  ]
}

function checkShared(site: Entries, other: Entries, title: 'worker' | 'desk'): Finding[] {
  return ['SECRET_KEY', 'SITE_ORIGIN', 'PICTURE_STORE', 'PRIVATE_FILES'].map((name) =>
    site[name] === other[name]
      ? ok(`${name}: the same for site and ${title}`)
      : mustFix(`${name}: must be the same for site and ${title}`),
  )
}

function checkBackups(backup: Entries): Finding[] {
  const entries = Object.entries(backup).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const { stdout, stderr, status } = spawnSync('bash', ['deploy/check-backups.sh'], {
    env: childEnv(Object.fromEntries(entries)),
    encoding: 'utf8',
  })
  const lines = stdout.split('\n').filter(Boolean)
  const findings = lines.map((line) =>
    line.startsWith('ok: ')
      ? ok(`backup: ${line.slice(4)}`)
      : mustFix(`backup: ${line.replace(/^[^:]*: /, '')}`),
  )
  if (status !== 0 && findings.every(({ level }) => level === 'ok'))
    findings.push(mustFix(`backup: ${stderr.trim()}`))
  try {
    roleUrl(backup['DATABASE_URL'] ?? '', 'web')
  } catch {
    findings.push(mustFix("backup: DATABASE_URL must be the owner's connection with its password"))
  }
  if (backup['BACKUP_KEY'] === undefined)
    findings.push(note("BACKUP_KEY: none; backups contain customers' data and aren't encrypted"))
  if (backup['BACKUP_PING_URL'] === undefined)
    findings.push(note('BACKUP_PING_URL: none; no one is alerted when backups stop'))
  return findings
}

/** The rule of the daily digest. */
async function checkCopies({ BACKUP_STATE: folder }: Entries, site: Entries): Promise<Finding> {
  if (folder === undefined)
    return note('BACKUP_STATE: none; if this disk breaks, everything since the last nightly backup is lost')
  const database = connect(site['DATABASE_URL'] ?? '', 1)
  try {
    const ages = await readBackupAges(folder, database)
    const late = ages === null ? null : lateBackupsInWords(ages)
    return late === null
      ? ok('backup: database and photos are copied to the minute')
      : mustFix(`backup: late: ${late}`)
  } catch (error) {
    return mustFix(`backup: the age of copies can't be read: ${messageOf(error)}`)
  } finally {
    await database.destroy()
  }
}

export async function checkLaunch(given: {
  site: Entries
  worker?: Entries
  backup?: Entries
  desk?: Entries
}): Promise<Finding[]> {
  // An empty line in an env file means "not set".
  const clean = (entries: Entries) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''))
  const site = clean(given.site)
  const findings = [
    ...checkStart('site', site),
    await checkRights('site', site, 'web'),
    await checkMail(site),
    ...(await checkBusiness(site)),
    checkFolder(site, 'PICTURE_STORE'),
    checkFolder(site, 'PRIVATE_FILES'),
    ...checkOptions(site),
  ]
  if (given.worker === undefined) findings.push(note('worker: not checked; add its env file'))
  else {
    const worker = clean(given.worker)
    findings.push(...checkStart('worker', worker), await checkRights('worker', worker, 'worker'))
    findings.push(...checkShared(site, worker, 'worker'))
  }
  if (given.backup === undefined) findings.push(note('backup: not checked; add its env file'))
  else findings.push(...checkBackups(clean(given.backup)), await checkCopies(clean(given.backup), site))
  if (given.desk !== undefined) {
    const desk = clean(given.desk)
    findings.push(...checkStart('desk', desk), await checkRights('desk', desk, 'desk'))
    findings.push(...checkShared(site, desk, 'desk'))
    if (desk['DESK_ORIGIN'] === undefined) findings.push(mustFix('DESK_ORIGIN: missing'))
  }
  return findings
}

if (import.meta.main) {
  const [site, worker, backup, desk] = process.argv
    .slice(2)
    .map((file) => parseEnv(readFileSync(file, 'utf8')))
  if (site === undefined) {
    console.error(
      'npm run launch-check -- /etc/hctc/site.env /etc/hctc/worker.env /etc/hctc/backup.env /etc/hctc/desk.env',
    )
    process.exit(1)
  }
  const findings = await checkLaunch({
    site,
    ...(worker && { worker }),
    ...(backup && { backup }),
    ...(desk && { desk }),
  })
  for (const { level, text } of findings) console.log(`${level.padEnd(14)} ${text}`)
  const faults = findings.filter(({ level }) => level === 'must be fixed').length
  console.log(faults === 0 ? '\nready' : `\n${faults} must be fixed`)
  process.exitCode = faults === 0 ? 0 : 1
}
