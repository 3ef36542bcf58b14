import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import {
  findCrowdedFolders,
  findEnvironmentReads,
  findIntlAtStart,
  findOverlongCitations,
  findPoorComments,
  findRawColors,
  findRepeatedNames,
  findVagueNames,
  houseRules,
} from './house-rules.ts'
import { notInBrowser } from './not-in-browser.ts'
import { findForbiddenImports } from './import-rules.ts'
import { listSourceFiles } from './source-file.ts'

// A guard is only trusted once it has been seen to fail, so each gets a planted violation.

describe('a planted forbidden import is caught', () => {
  test.each([
    ['domain/money.ts', "import { env } from '#server/platform/config/env.ts'"],
    ['domain/money.ts', "import { useState } from 'react'"],
    ['server/settings/company.ts', "import { pageMeta } from '#app/seo.ts'"],
    ['server/stock/inventory.ts', "import { submitQuote } from '#server/quotes/submit-quote.ts'"],
    ['server/inventory.ts', "import { db } from '#server/platform/database/database.ts'"],
    ['tests/http/pages/site-shell.test.ts', "import { startRig } from '../../../lab/drills/rig/rig.ts'"],
    ['ui/button.tsx', "import { formatCents } from '#domain/money.ts'"],
    ['ui/button.tsx', "import { Logo } from '#app/components/shell/logo.tsx'"],
    ['app/components/shell/logo.tsx', "import { db } from '#server/platform/database/database.ts'"],
    ['app/components/shell/logo.tsx', "import { HomePage } from '#app/pages/home/home.page.tsx'"],
    ['app/pages/home/hero.tsx', "import { db } from '#server/platform/database/database.ts'"],
    ['app/pages/home/home.page.tsx', "import { x } from '../contact/contact.page.tsx'"],
    ['app/seo.ts', "const x = await import('#server/platform/config/env.ts')"],
    ['app/pages/home/home.page.tsx', "import { AppShell } from '#desk/app/components/app-shell.tsx'"],
    ['server/platform/requests/refusal.ts', "import { AppShell } from '#desk/app/components/app-shell.tsx'"],
    ['desk/app/pages/today/today.page.tsx', "import { Logo } from '#app/components/shell/logo.tsx'"],
    ['desk/app/pages/today/today-row.tsx', "import { db } from '#server/platform/database/database.ts'"],
    ['desk/app/components/app-shell.tsx', "import { db } from '#server/platform/database/database.ts'"],
    ['desk/app/pages/today/today.page.tsx', "import { x } from '../yard/yard.page.tsx'"],
  ])('%s: %s', (path, text) => {
    expect(findForbiddenImports([{ path, text }])).toHaveLength(1)
  })
})

test.each([
  ['ui/card.tsx', '<div style={{ color: "#fff" }} />'],
  ['ui/card.tsx', '<div className="bg-[#F6F1E6]" />'],
  ['ui/card.tsx', '<div className="text-red-500" />'],
  ['ui/styles/base.css', 'a { color: rgb(0 0 0) }'],
])('a planted raw color is caught: %s %s', (path, text) => {
  expect(findRawColors([{ path, text }])).toHaveLength(1)
})

test('a planted Intl object at the start is caught', () => {
  const text = "const day = new Intl.DateTimeFormat('en-US')"
  expect(findIntlAtStart([{ path: 'domain/time/x.ts', text }])).toHaveLength(1)
})

test('a planted read of the environment is caught', () => {
  expect(
    findEnvironmentReads([
      { path: 'server/platform/database/database.ts', text: 'const url = process.env.DATABASE_URL' },
    ]),
  ).toHaveLength(1)
})

test.each(['app/utils.ts', 'server/lib/x.ts', 'domain/cart/index.ts', 'app/helpers/date.ts'])(
  'a vague name is caught: %s',
  (path) => {
    expect(findVagueNames([{ path, text: '' }])).toHaveLength(1)
  },
)

test('two files with one name in a top-level folder are caught', () => {
  const files = ['app/pages/home/banner.tsx', 'app/banner.ts', 'ui/banner.tsx'].map((path) => ({
    path,
    text: '',
  }))
  expect(findRepeatedNames(files)).toHaveLength(1)
})

test('a folder with 41 files is caught', () => {
  const files = Array.from({ length: 41 }, (_, index) => ({ path: `server/db/table-${index}.ts`, text: '' }))
  expect(findCrowdedFolders(files)).toHaveLength(1)
})

test('a title that cites four requirements is caught', () => {
  const text = `test('[${'CT-01, '.repeat(3)}CT-02] everything', () => undefined)`
  expect(findOverlongCitations([{ path: 'tests/http/x.test.ts', text }])).toHaveLength(1)
})

test.each(['/** ', '  // ', ' * ', '{/* '])('a comment that begins with What is caught: %s', (start) => {
  expect(findPoorComments([{ path: 'domain/money.ts', text: `${start}What it does.` }])).toHaveLength(1)
})

test('a requirement is cited in the title of a test, not in a comment', () => {
  const text = '/** PR-01: unit price x quantity. */'
  expect(findPoorComments([{ path: 'domain/money.ts', text }])).toHaveLength(1)
  expect(findPoorComments([{ path: 'domain/money.test.ts', text }])).toEqual([])
})

test('the repository itself follows all of these rules', () => {
  const files = listSourceFiles()
  expect(houseRules.flatMap((rule) => rule(files))).toEqual([])
})

test.each([
  [
    'server code',
    "import { roleUrl as planted } from '#server/platform/database/roles.ts'",
    'server/platform/database/roles.ts',
  ],
  ['[DK-01] a part of the desk', "import planted from '../../desk/app/routes.ts'", 'desk/app/routes.ts'],
])('%s in the browser bundle fails the build', async (_, line, file) => {
  const results = join(process.cwd(), 'test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'planted-'))
  writeFileSync(join(folder, 'entry.ts'), `${line}\nconsole.log(planted)\n`)
  const planted = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [notInBrowser(['server', 'desk'])],
    build: { outDir: join(folder, 'out'), rollupOptions: { input: join(folder, 'entry.ts') } },
  })
  await expect(planted).rejects.toThrow(`${file} is part of the browser`)
  rmSync(folder, { recursive: true })
})
