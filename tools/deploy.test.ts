import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')
const units = readdirSync('deploy/systemd').filter((file) => file.endsWith('.service'))
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts

test.each(units)('%s runs without rights it does not need, and starts a file that is there', (unit) => {
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
  const started = /(build\/server\/(server|worker)\.js|deploy\/[\w-]+\.sh)$/.exec(command)?.[1] ?? ''
  expect(existsSync(started.replace(/^build\/server\/(\w+)\.js$/, '$1.ts'))).toBe(true)
})

test('scripts that the units and the operator call are there, and may be run', () => {
  for (const file of ['backup.sh', 'restore.sh', 'wait-until-ready.sh'])
    expect(statSync(`deploy/${file}`).mode & 0o111).toBe(0o111)
  const named = [...read('docs/operations.md').matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
    (match) => match[1] ?? '',
  )
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

test('the proxy of the document asks the processes that its units start', () => {
  const operations = read('docs/operations.md')
  const started = [...operations.matchAll(/systemctl enable --now (.*)/g)].flatMap(
    ([line]) => line.match(/(?<=hctc-site@)\d+/g) ?? [],
  )
  const asked = [...operations.matchAll(/--app 127\.0\.0\.1:(\d+)/g)].map((match) => match[1])
  expect(started).toEqual(['3001', '3002'])
  expect(asked).toEqual(started)
})

test('containers only call what the plain server calls, as another user than root', () => {
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
