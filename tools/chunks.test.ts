import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunks.ts'

const icons = '/node_modules/lucide-react/dist/esm/lucide-react.mjs'
const manyPages = ['a', 'b', 'c', 'd', 'f'].map((name) => `app/pages/${name}.page.tsx`)
const imports: Record<string, string[]> = {
  'app/entry.client.tsx': ['react-dom'],
  'app/root.tsx': ['react-dom', 'header'],
  header: ['logo', icons],
  [icons]: ['icon-of-a-page'],
  ...Object.fromEntries(manyPages.map((page) => [page, ['card', 'dialog']])),
  'app/pages/e.page.tsx': ['chart'],
  card: ['logo', 'badge'],
  dialog: ['badge', 'focus-trap'],
}
const long = new Set(['react-dom', 'focus-trap'])
const idOf = (name: string) => (name.startsWith('app/') ? resolve(name) : name)
const infoOf = (name: string) => ({
  code: 'x'.repeat(long.has(name) ? 50_000 : 500),
  importedIds: (imports[name] ?? []).map(idOf),
  importers: Object.keys(imports)
    .filter((importer) => imports[importer]?.includes(name))
    .map(idOf),
})
const byId = new Map(
  [...Object.keys(imports), 'logo', 'badge', 'chart', 'icon-of-a-page', ...long].map((name) => [
    idOf(name),
    infoOf(name),
  ]),
)
const modules = { getModuleInfo: (id: string) => byId.get(id) ?? null }
const groupOf = (name: string) =>
  chunkGroups.flatMap(({ name: nameOf, test: only }) => {
    const group = only === undefined || name !== 'icon-of-a-page' ? nameOf(idOf(name), modules) : null
    return group === null || group === 'icons' ? [] : [group]
  })

test('everything that every page loads, even indirectly, is in the frame', () => {
  for (const name of ['app/root.tsx', 'react-dom', 'header', 'logo']) expect(groupOf(name)).toContain('frame')
  expect(groupOf('app/entry.client.tsx')).not.toContain('frame')
})

test('pages, modules that only pages import, and the icons of pages stay out of the frame', () => {
  for (const name of [...manyPages, 'card', 'badge', 'dialog', 'icon-of-a-page'])
    expect(groupOf(name)).not.toContain('frame')
})

test('a part is on many pages, and small with its imports outside the frame', () => {
  expect(groupOf('card')).toEqual(['parts'])
  expect(groupOf('badge')).toEqual(['parts'])
  expect(groupOf('dialog')).toEqual([])
  expect(groupOf('chart')).toEqual([])
})
