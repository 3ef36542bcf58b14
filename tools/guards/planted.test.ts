import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// A planted violation for the linter and the search for unused code, as guards.test.ts has for our own guards.

/** Copies the sources and configuration to a temporary folder and plants one file there. */
function plant(path: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const file of [
    'package.json',
    'tsconfig.json',
    '.oxlintrc.json',
    'knip.jsonc',
    'vite.config.ts',
    'app',
    'domain',
    'server',
    'tools',
    'ui',
    'server.ts',
    'worker.ts',
    'tests',
    'react-router.config.ts',
    'vitest.config.ts',
    'playwright.config.ts',
  ]) {
    cpSync(file, join(folder, file), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
  return folder
}

test.each([
  [
    'an unused export',
    'knip',
    ['--workspace', '.'],
    'domain/forgotten.ts',
    'export const forgotten = 1\n',
    'forgotten',
  ],
  [
    'a default export',
    'oxlint',
    ['domain/x.ts'],
    'domain/x.ts',
    'export default function x() {}\n',
    'no-default-export',
  ],
  [
    'a floating promise',
    'oxlint',
    ['--type-aware', 'domain/x.ts'],
    'domain/x.ts',
    'async function f() {}\nexport function g() {\n  f()\n}\n',
    'no-floating-promises',
  ],
])('%s is caught', { timeout: 60_000 }, (_, tool, args, path, text, complaint) => {
  const folder = plant(path, text)
  const { status, stdout, stderr } = spawnSync(join(process.cwd(), 'node_modules/.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(stdout + stderr).toContain(complaint)
  expect(status).not.toBe(0)
})
