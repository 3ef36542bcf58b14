import { spawnSync } from 'node:child_process'
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
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

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
  expect(text).toMatch(/^User=hctc/m)
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(text) ?? []
  const started = /((?:desk\/)?build\/server\/\w+\.js|deploy\/[\w-]+\.sh)$/.exec(command)?.[1] ?? ''
  expect(existsSync(started.replace(/^(?:desk\/)?build\/server\/(\w+)\.js$/, '$1.ts'))).toBe(true)
})

test('scripts that the units and the operator call exist and are executable', () => {
  for (const file of ['backup.sh', 'restore.sh', 'check-backups.sh', 'wait-until-ready.sh'])
    expect(statSync(`deploy/${file}`).mode & 0o111).toBe(0o111)
})

test('nginx in operations.md forwards to the processes that the units start', () => {
  const operations = read('docs/operations.md')
  const started = [...operations.matchAll(/systemctl enable --now (.*)/g)].flatMap(
    ([line]) => line.match(/(?<=hctc-site@)\d+/g) ?? [],
  )
  const asked = [...operations.matchAll(/--app 127\.0\.0\.1:(\d+)/g)].map((match) => match[1])
  expect(started).toEqual(['3001', '3002'])
  expect(asked).toEqual(started)
})

test('containers run the same npm scripts, and not as root', () => {
  const dockerfile = read('deploy/Dockerfile')
  const called = [...dockerfile.matchAll(/"?npm"?,? "?run"?,? "?([\w:-]+)/g)].map((match) => match[1] ?? '')
  expect(called.filter((name) => scripts[name] === undefined)).toEqual([])
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('FROM'))
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { build?: { target: string } }>
  }
  const targets = Object.values(services).flatMap(({ build }) => (build === undefined ? [] : [build.target]))
  for (const target of targets) expect(dockerfile).toContain(` AS ${target}\n`)
  expect(dockerfile + read('deploy/compose.yaml')).toMatch(/NOT YET RUN IN A CONTAINER/)
})

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

test("[QL-20] customers' photos are in the backup and are restored", () => {
  const folder = temporaryFolder()
  const entries = backupEntries(folder)
  const photo = join('quote-photos', 'some-key.full.jpg')
  mkdirSync(join(entries.PRIVATE_FILES, 'quote-photos'), { recursive: true })
  writeFileSync(join(entries.PRIVATE_FILES, photo), 'a photo')
  const { stdout } = runScript('backup.sh', [], entries)
  const restored = join(folder, 'restored')
  runScript('restore.sh', [stdout.trim()], { ...entries, PRIVATE_FILES: restored })
  expect(readFileSync(join(restored, photo), 'utf8')).toBe('a photo')
})

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

test('no env file gets into a container image', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env*')
})

test('npm run nginx explains its options', () => {
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
