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

test('what every page loads goes into the frame, however far it is imported', () => {
  for (const name of ['app/root.tsx', 'react-dom', 'header', 'logo']) expect(groupOf(name)).toContain('frame')
  expect(groupOf('app/entry.client.tsx')).not.toContain('frame')
})

test('a page and what only pages import stay out of the frame', () => {
  for (const name of ['app/pages/list.tsx', 'card', 'badge', 'dialog'])
    expect(groupOf(name)).not.toContain('frame')
})

test('a module is small with all it brings along, the frame not counted', () => {
  expect(groupOf('card')).toContain('parts')
  expect(groupOf('badge')).toContain('parts')
  expect(groupOf('dialog')).toEqual([null, null])
})
