import '../../../server/platform/config/require-node-24.ts'
import '../../../tools/help.ts'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { defaultProfile } from '../../../domain/settings/company-profile.ts'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { report, type Measurement, below, none, some, yes, judged } from '#lab/drills/rig/measurements.ts'
import { until } from '../../../tests/support/until.ts'
import { startMailSink } from '../../../tools/mail-sink.ts'
import { containerFolders, nginxConfig } from '../../../tools/nginx.ts'
import { readCompose, runArguments, type Override } from './compose.ts'
import { build, hasImage, inspect, isHealthy, machinesNpm, podman, run, succeeds } from './podman.ts'
import { searchImage } from './search-layers.ts'
import { buildMissingImages } from './stand-in-images.ts'
import { visitDuring } from '#lab/drills/rig/crowd.ts'

// npx node lab/drills/containers/run-containers.ts   builds and runs deploy/Dockerfile and deploy/compose.yaml with podman, as root, and tries everything
//
// Needs podman, runc and mmdebstrap. Everything it starts is called hctc-…, and is removed at the end.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '27300' },
    /** Uses images that were built before, where they exist. */
    built: { type: 'boolean', default: false },
  },
})
/** How many browse at a time during the upgrade. */
const visitors = 6
const prefix = 'hctc-'
const first = Number(values.port)
const ports = {
  nginx: first,
  mails: first + 1,
  database: first + 2,
  desk: first + 10,
  site1: first + 21,
  site2: first + 22,
  worker: first + 30,
}
const at = (port: number) => `http://127.0.0.1:${port}`
const origin = at(ports.nginx)

const password = randomBytes(24).toString('hex')
const secretKey = randomBytes(32).toString('base64')
const ownerUrl = `postgres://hctc_owner:${password}@127.0.0.1:${ports.database}/hctc`
const folder = mkdtempSync(join(tmpdir(), 'hctc-containers-'))
/** Named so that .dockerignore has to keep it out of the images. */
const envFile = 'deploy/.env.containers'
const configFile = join(folder, 'nginx.conf')

const started = ['node', '--enable-source-maps']
const site = (port: number): Override => ({
  command: ['deploy/watched.sh', String(port), ...started, 'build/server/server.js'],
  environment: {
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
  },
  check: ['deploy/responds.sh', String(port), '/ready'],
})
const overrides: Record<string, Override> = {
  database: {
    command: ['postgres', '-c', `port=${ports.database}`, '-c', 'listen_addresses=127.0.0.1'],
    check: ['pg_isready', '-h', '127.0.0.1', '-p', String(ports.database), '-U', 'hctc_owner', '-d', 'hctc'],
  },
  migrate: { environment: { DATABASE_URL: ownerUrl } },
  'site-1': site(ports.site1),
  'site-2': site(ports.site2),
  worker: {
    command: ['deploy/watched.sh', String(ports.worker), ...started, 'build/server/worker.js'],
    environment: { METRICS_PORT: String(ports.worker) },
    check: ['deploy/responds.sh', String(ports.worker)],
  },
  desk: {
    command: ['deploy/watched.sh', String(ports.desk), ...started, 'desk/build/server/desk.js'],
    environment: { HOST: '127.0.0.1', PORT: String(ports.desk), TRUSTED_PROXIES: '127.0.0.1' },
    check: ['deploy/responds.sh', String(ports.desk), '/ready'],
  },
  nginx: { check: ['responds.sh', String(ports.nginx), '/metrics', '404'] },
}
const running = ['database', 'site-1', 'site-2', 'worker', 'desk', 'nginx']

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
const results: boolean[] = []
const tell = (title: string, measurements: Measurement[]) => results.push(report(title, measurements))

/** npm's settings on this machine reach a build as a secret and as mounts; none of them is part of an image. */
function npmSettings() {
  const setting = (name: string) => machinesNpm('config', 'get', name)
  const [user, machine, authority] = [setting('userconfig'), setting('globalconfig'), setting('cafile')]
  const mount = (from: string, to: string) => (existsSync(from) ? ['--volume', `${from}:${to}:ro`] : [])
  return {
    flags: [
      ...(existsSync(user) ? ['--secret', `id=npmrc,src=${user}`] : []),
      ...mount(machine, '/usr/local/etc/npmrc'),
      ...mount(authority, authority),
    ],
    files: [user, machine].filter((file) => existsSync(file)),
  }
}

const npm = npmSettings()

async function buildImages(release: string, context: string, earlier: string[] = []) {
  const flags = [...npm.flags, ...earlier, '--file', join(context, 'deploy/Dockerfile')]
  if (values.built && (await hasImage(`localhost/hctc-tools:${release}`))) return 'built before'
  const spent: number[] = []
  // The first is only for the search for secrets: it has everything that the others could have copied.
  for (const target of ['build', 'site', 'tools'])
    spent.push(await build(`localhost/hctc-${target}:${release}`, ...flags, '--target', target, context))
  return spent.map((value) => value.toFixed(0)).join(' + ')
}

async function start(name: string, release: string) {
  const service = readCompose(composeEntries)[name]
  if (service === undefined) throw new Error(`deploy/compose.yaml has no service ${name}`)
  const image =
    service.build === undefined
      ? `docker.io/library/${service.image}`
      : `localhost/${service.image}:${release}`
  const isTask = service.restart === 'no'
  const where = isTask ? ['--rm'] : ['--detach']
  const volumes = service.volumes.map((volume) =>
    volume.replace('./nginx.filled.conf', configFile).replace('./tls', folder),
  )
  await run(
    '--name',
    prefix + name,
    ...where,
    ...runArguments({ ...service, image, volumes }, prefix, overrides[name]),
  )
}

const healthy = (name: string, limit = 90) =>
  until(`${name} is healthy`, () => isHealthy(prefix + name), limit)

let composeEntries: Record<string, string> = {}

async function startAll() {
  await start('database', '1')
  await healthy('database')
  await start('migrate', '1')
  const seeding = ['--rm', '--name', `${prefix}seed`, '--read-only', '--cap-drop', 'ALL']
  await run(
    ...seeding,
    '--env',
    `DATABASE_URL=${ownerUrl}`,
    'localhost/hctc-tools:1',
    'node',
    'tools/seed.ts',
  )
  for (const name of running.slice(1)) await start(name, '1')
  for (const name of running) await healthy(name)
}

/** The user that each process runs as, from the kernel's view of each container's first process. */
async function checkRights() {
  const measurements: Measurement[] = []
  for (const name of running) {
    const status = readFileSync(`/proc/${await inspect(prefix + name, '.State.Pid')}/status`, 'utf8')
    const field = (key: string) => new RegExp(`^${key}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
    const capabilities = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].every((key) =>
      /^0+$/.test(field(key)),
    )
    const isReadOnly = !(await succeeds('exec', '--user', '0', prefix + name, 'touch', '/srv-is-writable'))
    measurements.push(
      judged(
        `${name}: user, capabilities, no new privileges, root`,
        `${field('Uid')} ${capabilities ? 'none' : 'SOME'} ${field('NoNewPrivs')} ${isReadOnly ? 'read-only' : 'WRITABLE'}`,
        field('Uid') !== '0' && capabilities && field('NoNewPrivs') === '1' && isReadOnly,
      ),
    )
  }
  tell('rights of each container', measurements)
}

/** SIGKILL from outside, like a crash: podman and Docker take their own `kill` for a stop that was wanted. */
async function killEach() {
  const measurements: Measurement[] = []
  for (const name of running) {
    const pid = Number(await inspect(prefix + name, '.State.Pid'))
    const killed = performance.now()
    process.kill(pid, 'SIGKILL')
    let value = 'not back in 60 s'
    try {
      await until(
        'another process',
        async () => {
          const now = Number(await inspect(prefix + name, '.State.Pid'))
          return now !== 0 && now !== pid && (await isHealthy(prefix + name))
        },
        60,
      )
      value = `${seconds(killed)} s`
    } catch {}
    measurements.push({ name: `${name} killed, healthy again after`, value, holds: !value.startsWith('not') })
    for (const other of running) await healthy(other)
  }
  tell('each container killed', measurements)
}

async function stopAndMeasure(name: string): Promise<number> {
  const told = performance.now()
  await podman('stop', prefix + name)
  const spent = performance.now() - told
  await podman('rm', prefix + name)
  return spent
}

/** A later release: the project with a changed style, so its files have other names. */
function laterRelease(): string {
  const context = join(folder, 'release-2')
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  for (const file of files) if (existsSync(file)) cpSync(file, join(context, file))
  // For .dockerignore to keep out, as it would be in a real folder.
  cpSync(envFile, join(context, envFile))
  appendFileSync(join(context, 'ui/styles/base.css'), '\n:root {\n  --release: 2;\n}\n')
  return context
}

async function upgrade() {
  const client = new Client(ownerUrl)
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    "select id::int as id from inventory where deleted_at is null and size_description = '15 gal' order by id limit 3",
  )
  await client.end()
  const items = rows.map(({ id }, index) => ({ inventoryId: id, quantity: index + 1 }))
  const stops: number[] = []
  const visits = await visitDuring(origin, visitors, items, async () => {
    await sleep(2000)
    await start('migrate', '2')
    for (const name of ['site-1', 'site-2', 'worker', 'desk']) {
      stops.push(await stopAndMeasure(name))
      await start(name, '2')
      await healthy(name)
    }
    await sleep(2000)
  })
  const styles = [
    ...(await (await fetch(`${origin}/inventory?q=sage`)).text()).matchAll(/\/assets\/[\w.-]+\.css/g),
  ]
  const css = await Promise.all(styles.map(async ([path]) => (await fetch(origin + path)).text()))
  for (const failure of new Set(visits.failures)) console.log(`  ${failure}`)
  tell('upgrade under load, one container after the other', [
    { name: `requests, ${visitors} visitors at a time`, value: visits.requests },
    some('quotes among them', visits.quotes),
    none('failed', visits.failures.length),
    { name: 'p95, ms', value: visits.p95 },
    { name: 'slowest request, ms', value: visits.slowest },
    below('slowest stop, ms', Math.round(Math.max(...stops)), 15_000),
    yes(
      'the new release is served',
      css.some((text) => text.includes('--release')),
    ),
  ])
}

async function searchLayers(images: string[]) {
  const roles = (['web', 'worker', 'desk'] as const).map((role) => new URL(roleUrl(ownerUrl, role)).password)
  // Whole files and each secret in them. Settings without a secret, such as fund=false, are everyone's.
  const settings = npm.files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const secrets = [...text.matchAll(/(?:_auth|_authToken|_password)\s*=\s*"?([^"\s]+)/g)].map(
      (match) => match[1] ?? '',
    )
    return [text.trim(), ...secrets].filter((one) => one.length > 8)
  })
  const secrets = [password, secretKey, ...roles, ...settings]
  const control = '"name": "hill-country-tree-company"'
  const measurements: Measurement[] = []
  for (const image of images) {
    const found = await searchImage(image, [...secrets, control])
    const leaked = secrets.filter((secret) => found.has(secret)).length
    measurements.push(
      judged(
        `${image.replace('localhost/', '')}: secrets found, of ${secrets.length}`,
        found.has(control) ? leaked : 'the search finds nothing at all',
        leaked === 0 && found.has(control),
      ),
    )
  }
  tell('secrets in layers', measurements)
}

async function checkPackages() {
  const found = await run(
    '--rm',
    'localhost/hctc-tools:1',
    'sh',
    '-c',
    'ls node_modules | grep -cxE "typescript|vite|vitest|playwright|knip|lighthouse" || true',
  )
  tell('packages', [none('development packages in the images', Number(found))])
}

async function removeAll() {
  for (const name of [...running.toReversed(), 'migrate', 'seed'])
    await succeeds('rm', '--force', '--time', '5', prefix + name)
  for (const name of ['database', 'pictures', 'private', 'nginx'])
    await succeeds('volume', 'rm', prefix + name)
  rmSync(envFile, { force: true })
  rmSync(folder, { recursive: true, force: true })
}

async function main() {
  const mails = await startMailSink(ports.mails)
  composeEntries = {
    POSTGRES_PASSWORD: password,
    SECRET_KEY: secretKey,
    WEB_DATABASE_URL: roleUrl(ownerUrl, 'web'),
    WORKER_DATABASE_URL: roleUrl(ownerUrl, 'worker'),
    DESK_DATABASE_URL: roleUrl(ownerUrl, 'desk'),
    SITE_ORIGIN: origin,
    DESK_ORIGIN: `http://localhost:${ports.desk}`,
    SMTP_URL: mails.smtpUrl,
  }
  writeFileSync(
    envFile,
    Object.entries(composeEntries)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  )
  writeFileSync(
    configFile,
    nginxConfig({
      site: origin,
      apps: [ports.site1, ports.site2].map((port) => `127.0.0.1:${port}`),
      listen: `127.0.0.1:${ports.nginx}`,
      trusted: ['127.0.0.1'],
      folders: containerFolders,
      phone: defaultProfile.phone,
    }),
  )
  try {
    const standIns = await buildMissingImages()
    if (standIns.length > 0) console.log(`stand-ins for ${standIns.join(', ')}`)
    console.log(`the images were built in ${await buildImages('1', '.')} s`)
    await checkPackages()
    const begun = performance.now()
    await startAll()
    tell('start', [{ name: 'until all are healthy, with an empty database, s', value: seconds(begun) }])
    await checkRights()
    await killEach()
    const spent = await buildImages('2', laterRelease(), [
      '--build-context',
      'earlier=container-image://localhost/hctc-site:1',
    ])
    console.log(`\nthe next release was built in ${spent} s`)
    await upgrade()
    await searchLayers(['build', 'site', 'tools'].map((target) => `localhost/hctc-${target}:2`))
  } finally {
    await removeAll()
    await mails.stop()
  }
  process.exitCode = results.every(Boolean) ? 0 : 1
}

await main()
