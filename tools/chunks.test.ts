import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunks.ts'

const imports: Record<string, string[]> = {
  'app/entry.client.tsx': ['react-dom'],
  'app/root.tsx': ['react-dom', 'header'],
  header: ['logo'],
  'app/pages/list.tsx': ['card', 'dialog'],
  card: ['logo', 'badge'],
  dialog: ['badge', 'focus-trap'],
}
const long = new Set(['react-dom', 'focus-trap'])
const idOf = (name: string) => (name.startsWith('app/') ? resolve(name) : name)
const infoOf = (name: string) => ({
  code: 'x'.repeat(long.has(name) ? 50_000 : 500),
  importedIds: (imports[name] ?? []).map(idOf),
})
const byId = new Map(
  [...Object.keys(imports), 'logo', 'badge', ...long].map((name) => [idOf(name), infoOf(name)]),
)
const modules = { getModuleInfo: (id: string) => byId.get(id) ?? null }
const groupOf = (name: string) => chunkGroups.map((group) => group.name(idOf(name), modules))

test('everything that every page loads, even indirectly, is in the frame', () => {
  for (const name of ['app/root.tsx', 'react-dom', 'header', 'logo']) expect(groupOf(name)).toContain('frame')
  expect(groupOf('app/entry.client.tsx')).not.toContain('frame')
})

test('pages, and modules that only pages import, stay out of the frame', () => {
  for (const name of ['app/pages/list.tsx', 'card', 'badge', 'dialog'])
    expect(groupOf(name)).not.toContain('frame')
})

test('a module counts as small if it and its imports outside the frame are', () => {
  expect(groupOf('card')).toContain('parts')
  expect(groupOf('badge')).toContain('parts')
  expect(groupOf('dialog')).toEqual([null, null])
})
