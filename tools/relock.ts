import '#server/require-node-24.ts'
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// A lockfile grown install by install, or beside a node_modules folder, misses the packages of other platforms, and
// `npm ci` then refuses it. So it is always made whole, in an empty folder, and tried before it replaces the old
// one. An optional date takes the registry as it was then: npm run relock -- 2026-09-26

const before = process.argv[2] === undefined ? [] : [`--before=${process.argv[2]}`]
const folder = mkdtempSync(join(tmpdir(), 'relock-'))
for (const file of ['package.json', '.npmrc']) copyFileSync(file, join(folder, file))
const npm = (...args: string[]) =>
  execFileSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
npm('install', '--package-lock-only', ...before)
npm('ci', '--dry-run', '--silent')
copyFileSync(join(folder, 'package-lock.json'), 'package-lock.json')
rmSync(folder, { recursive: true })
