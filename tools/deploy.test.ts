import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { lacks } from '#tests/support/lacks.ts'
import '#server/platform/metrics/desk-metrics.ts'
import { watchBackups } from '#server/platform/metrics/backup-metrics.ts'
import { watchQueue } from '#server/mail/email-metrics.ts'
import { registry } from '#server/platform/metrics/metrics.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { freePort } from './free-port.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const units = readdirSync('deploy/systemd').filter((file) => file.endsWith('.service'))
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts

test.each(units)('%s drops the rights it does not need and starts a file that exists', (unit) => {
  const text = read(`deploy/systemd/${unit}`)
  for (const line of [
    'NoNewPrivileges=true',
    'ProtectSystem=strict',
    'ProtectHome=true',
    'CapabilityBoundingSet=',
  ])
    expect(text.split('\n')).toContain(line)
  // Only PostgreSQL's own user may read its files.
  expect(text).toMatch(unit === 'hctc-base-backup.service' ? /^User=postgres$/m : /^User=hctc/m)
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(text) ?? []
  const started = /((?:desk\/)?build\/server\/\w+\.js|deploy\/[\w-]+\.sh)$/.exec(command)?.[1] ?? ''
  expect(existsSync(started.replace(/^(?:desk\/)?build\/server\/(\w+)\.js$/, '$1.ts'))).toBe(true)
})

test('scripts that the units and the operator call exist and are executable', () => {
  for (const file of readdirSync('deploy').filter(
    (name) => name.endsWith('.sh') && name !== 'hide-password.sh',
  ))
    expect(statSync(`deploy/${file}`).mode & 0o111).toBe(0o111)
})

test('nginx in the documentation forwards to the processes that the units start', () => {
  const operations = ['new-server', 'restoring', 'nginx']
    .map((page) => read(`docs/operations/${page}.md`))
    .join('\n')
  // On a new server, and on one that's restored.
  const started = [...operations.matchAll(/systemctl enable --now (.*)/g)]
    .map(([line]) => line.match(/(?<=hctc-site@)\d+/g))
    .filter((ports) => ports !== null)
  const asked = [...operations.matchAll(/--app 127\.0\.0\.1:(\d+)/g)].map((match) => match[1])
  expect(asked).toEqual(['3001', '3002'])
  expect(started).toEqual([asked, asked])
})

const compose = () =>
  parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Record<string, unknown> & { image: string; build?: { target: string } }>
  }

test('[OP-40] containers run the same npm scripts, and not as root', () => {
  const dockerfile = read('deploy/Dockerfile')
  const called = [...dockerfile.matchAll(/"?npm"?,? "?run"?,? "?([\w:-]+)/g)].map((match) => match[1] ?? '')
  expect(called.filter((name) => scripts[name] === undefined)).toEqual([])
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('FROM node'))
  const services = Object.values(compose().services)
  const targets = services.flatMap(({ build }) => (build === undefined ? [] : [build.target]))
  for (const target of targets) expect(dockerfile).toContain(` AS ${target}\n`)
  const users = services.flatMap(({ build, user }) => (build === undefined ? [user] : []))
  expect(users).toEqual(['postgres', 'nginx'])
})

test('[OP-40] every container has a read-only root, no capabilities and no way to new privileges', () => {
  const { services } = compose()
  expect(Object.keys(services)).toEqual([
    'database',
    'migrate',
    'site-1',
    'site-2',
    'worker',
    'desk',
    'nginx',
  ])
  for (const service of Object.values(services))
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
})

test('[OP-41] every container that stays up is restarted, checked and given time to stop', () => {
  for (const [name, service] of Object.entries(compose().services)) {
    if (name === 'migrate') continue
    expect(service, name).toMatchObject({
      restart: 'always',
      healthcheck: { test: expect.arrayContaining(['CMD']) },
      stop_grace_period: expect.stringMatching(/^\d+s$/),
    })
  }
})

test('[OP-42] npm reads its settings in a build from a secret, which no layer keeps', () => {
  const dockerfile = read('deploy/Dockerfile')
  const installs = dockerfile.split('\n').filter((line) => line.includes('npm ci'))
  expect(installs).toHaveLength(2)
  for (const line of installs) expect(line).toContain('--mount=type=secret,id=npmrc')
  expect(dockerfile).not.toMatch(/^(ARG|ENV) .*(TOKEN|PASSWORD|SECRET|REGISTRY)/im)
})

test('[OP-43] the images of the site and the tools get packages without development packages', () => {
  const dockerfile = read('deploy/Dockerfile')
  const [site = ''] = /FROM node:\S+ AS site[\s\S]*/.exec(dockerfile) ?? []
  expect(site).toContain('COPY --from=packages /srv/hctc/node_modules node_modules')
  expect(site.match(/--from=build \S*node_modules\S*/g)).toEqual(['--from=build /srv/hctc/node_modules/yaml'])
})

test('[OP-44] responds.sh tells whether a port answers a path with a status', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/health' ? 200 : 404).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (...args: string[]) => {
    const [code] = await once(spawn('bash', ['deploy/responds.sh', String(port), ...args]), 'exit')
    return code === 0
  }
  expect(await ask()).toBe(true)
  expect(await ask('/ready')).toBe(false)
  expect(await ask('/metrics', '404')).toBe(true)
  server.close()
  await once(server, 'close')
  expect(await ask()).toBe(false)
})

test.skipIf(lacks('nginx'))(
  '[OP-45] during an upgrade, a file that only one process has is found there',
  async () => {
    const release = async (name: string) => {
      const server = createServer((request, response) => {
        response.writeHead(request.url === `/assets/${name}.js` ? 200 : 404).end(name)
      }).listen(0, '127.0.0.1')
      onTestFinished(() => void server.close())
      await once(server, 'listening')
      return `127.0.0.1:${(server.address() as AddressInfo).port}`
    }
    const nginx = await startNginx({
      port: await freePort(),
      apps: [await release('earlier'), await release('later')],
    })
    onTestFinished(nginx.stop)
    // Twice each: nginx asks them in turn.
    for (const name of ['earlier', 'earlier', 'later', 'later'])
      expect((await fetch(`${nginx.origin}/assets/${name}.js`)).status).toBe(200)
    expect((await fetch(`${nginx.origin}/assets/neither.js`)).status).toBe(404)
  },
)

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const runScript = (file: string, args: string[], entries: Record<string, string>) =>
  spawnSync(`deploy/${file}`, args, {
    encoding: 'utf8',
    env: { ...process.env, MAX_USED: '100', ...entries },
  })

/** Where backup.sh finds everything, with stand-ins for PostgreSQL's programs that record how they were called. */
function backupEntries(folder: string) {
  for (const name of ['pg_dump', 'pg_restore', 'psql'])
    writeFileSync(
      join(folder, name),
      `#!/bin/bash
echo "$0 $* PGPASSWORD=$PGPASSWORD" >>${folder}/calls
for argument; do case $argument in --file=*) echo dump >"\${argument#--file=}" ;; esac; done
[ "\${0##*/}" != psql ] || echo 0
`,
      { mode: 0o755 },
    )
  return {
    PG_BIN: folder,
    DATABASE_URL: 'postgres://hctc_owner:p%40ss%5Cw%2541rd@127.0.0.1:5432/hctc?sslmode=disable',
    PICTURE_STORE: join(folder, 'pictures'),
    PRIVATE_FILES: join(folder, 'private'),
    BACKUP_FOLDER: join(folder, 'backups'),
  }
}

test('neither backup.sh nor restore.sh puts the owner’s password on a command line', () => {
  const folder = temporaryFolder()
  const entries = backupEntries(folder)
  const backup = runScript('backup.sh', [], entries)
  expect(backup.status, backup.stderr).toBe(0)
  const restore = runScript('restore.sh', [backup.stdout.trim()], entries)
  expect(restore.status, restore.stderr).toBe(0)
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  expect(calls).toHaveLength(5)
  for (const call of calls) {
    expect(call).toMatch(/ PGPASSWORD=p@ss\\w%41rd$/)
    expect(call.replace(/PGPASSWORD=.*/, '')).not.toContain('p%40')
  }
  expect(calls[0]).toContain(' postgres://hctc_owner@127.0.0.1:5432/hctc?sslmode=disable ')
  const asParameter = 'postgresql:///hctc?host=/run/postgresql&password=long'
  expect(runScript('backup.sh', [], { ...entries, DATABASE_URL: asParameter }).stderr).toContain(
    'write the password before the host',
  )
})

test('check-backups.sh fails when the newest backup is too old or missing, or a disk is full', () => {
  const folder = temporaryFolder()
  const check = (entries: Record<string, string> = {}) => {
    const { status, stdout } = runScript('check-backups.sh', [], { BACKUP_FOLDER: folder, ...entries })
    return [status, stdout]
  }
  expect(check()).toEqual([1, expect.stringContaining('must be fixed: there is no backup in')])
  const sums = join(folder, '20260101T032000Z', 'SHA256SUMS')
  mkdirSync(join(folder, '20260101T032000Z'))
  writeFileSync(sums, 'x')
  expect(check()).toEqual([0, expect.stringContaining('is 0 hours old')])
  const twoDaysAgo = Date.now() / 1000 - 48 * 3600
  utimesSync(sums, twoDaysAgo, twoDaysAgo)
  expect(check()).toEqual([1, expect.stringContaining('is 48 hours old')])
  expect(check({ MAX_USED: '0' })).toEqual([1, expect.stringMatching(/the disk of .* full/)])
})

test('[OP-50] changes in the database are archived within a minute, encrypted, and kept with two full backups', () => {
  const archive = read('deploy/postgresql-archive.conf')
  expect(archive).toMatch(/^archive_mode = on$/m)
  expect(Number(/^archive_timeout = (\d+)$/m.exec(archive)?.[1])).toBeLessThanOrEqual(60)
  const lines = read('deploy/pgbackrest.conf').split('\n')
  for (const line of ['repo1-cipher-type=aes-256-cbc', 'repo1-retention-full=2', '[hctc]'])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line.startsWith('repo1-cipher-pass'))).toEqual([])
})

/** A key pair of its own; gpg's agent is stopped at the end. */
function createKey(folder: string) {
  const home = join(folder, 'gnupg')
  mkdirSync(home, { mode: 0o700 })
  onTestFinished(() => void spawnSync('gpgconf', ['--homedir', home, '--kill', 'all']))
  const gpg = (...args: string[]) => spawnSync('gpg', ['--homedir', home, '--batch', '--quiet', ...args])
  gpg('--passphrase', '', '--quick-generate-key', 'backups@example.com', 'future-default', 'default', 'never')
  const file = join(folder, 'key.asc')
  gpg('--armor', '--output', file, '--export')
  return { file, decrypt: (copy: string) => String(gpg('--decrypt', copy).stdout) }
}

// It encrypts and decrypts in a dozen processes.
test.skipIf(lacks('gpg'))(
  '[OP-51] photos are copied encrypted, and the copy of a deleted one goes after 14 days',
  { timeout: 20_000 },
  () => {
    const folder = temporaryFolder()
    const key = createKey(folder)
    const entries = {
      PICTURE_STORE: join(folder, 'pictures'),
      PRIVATE_FILES: join(folder, 'private'),
      FILE_COPIES: join(folder, 'copies'),
      BACKUP_KEY: key.file,
      BACKUP_STATE: folder,
    }
    const photos = join(entries.PRIVATE_FILES, 'quote-photos')
    mkdirSync(photos, { recursive: true })
    for (const name of ['one.full.jpg', 'two.full.jpg', 'three.full.jpg.7.part'])
      writeFileSync(join(photos, name), 'a photo')
    const copy = () => {
      const { status, stderr } = runScript('copy-files.sh', [], entries)
      expect([status, stderr]).toEqual([0, ''])
      return readdirSync(entries.FILE_COPIES, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.gpg'))
        .toSorted((one, other) => one.localeCompare(other))
    }
    expect(copy()).toEqual(['quote-photos/one.full.jpg.gpg', 'quote-photos/two.full.jpg.gpg'])
    const copied = join(entries.FILE_COPIES, 'quote-photos', 'one.full.jpg.gpg')
    expect(read(copied)).not.toContain('a photo')
    expect(key.decrypt(copied)).toBe('a photo')
    expect(existsSync(join(folder, 'files-copy'))).toBe(true)

    rmSync(join(photos, 'one.full.jpg'))
    expect(copy()).toEqual(['deleted/quote-photos/one.full.jpg.gpg', 'quote-photos/two.full.jpg.gpg'])
    const fifteenDaysAgo = Date.now() / 1000 - 15 * 24 * 3600
    utimesSync(
      join(entries.FILE_COPIES, 'deleted/quote-photos/one.full.jpg.gpg'),
      fifteenDaysAgo,
      fifteenDaysAgo,
    )
    expect(copy()).toEqual(['quote-photos/two.full.jpg.gpg'])
    // A folder that's gone is a broken disk, not a deletion.
    rmSync(photos, { recursive: true })
    expect(copy()).toEqual(['quote-photos/two.full.jpg.gpg'])
  },
)

test('[OP-52] restore-to.sh only restores into empty folders', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'something'), '')
  const { status, stderr } = runScript('restore-to.sh', ['latest'], {
    PGDATA: folder,
    PICTURE_STORE: join(folder, 'pictures'),
    PRIVATE_FILES: join(folder, 'private'),
    FILE_COPIES: join(folder, 'copies'),
  })
  expect([status, stderr]).toEqual([1, `${folder} isn't empty; restore into an empty folder\n`])
})

test('no env file gets into a container image', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env*')
})

test('tools/nginx.ts explains its options', { timeout: 30_000 }, () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/nginx.ts', ...args], { encoding: 'utf8' })
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--certificate FILE') })
  for (const wrong of [['--sight', 'x'], [], ['--site', 'trees']]) {
    const { status, stdout, stderr } = run(...wrong)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('--site ORIGIN')
    expect(stderr).not.toContain('    at ')
  }
})

type Labeled = { labelNames: string[] }

test('[OP-75] the alert rules name metrics and labels that exist', () => {
  const { groups } = parse(read('deploy/prometheus-alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  watchQueue()
  watchBackups()
  const labelsOf = new Map(
    registry.getMetricsAsArray().map((metric) => [metric.name, (metric as unknown as Labeled).labelNames]),
  )
  const used = groups.flatMap(({ rules }) =>
    rules.flatMap(({ expr }) =>
      [...expr.matchAll(/\b(hctc_\w+?)(?:_bucket)?\b(?:\{([^}]*)\})?/g)].map(
        ([, name = '', selected = '']) => ({
          name,
          labels: [...selected.matchAll(/(\w+)=/g)].map(([, label = '']) => label),
        }),
      ),
    ),
  )
  expect(used.length).toBeGreaterThan(10)
  for (const { name, labels } of used)
    expect(labelsOf.get(name), name).toEqual(expect.arrayContaining(labels))
})

test('the image gets the package file of every workspace, in its own folder', () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] }
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
  for (const folder of workspaces) expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`)
})

test('the hosted workflow only starts what exists', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8')
  const started = [...workflow.matchAll(/node (\S+\.ts)/g)].map(([, file = '']) => file)
  expect(started.length).toBeGreaterThan(1)
  expect(started.filter((file) => !existsSync(file))).toEqual([])
})
