import { resolve } from 'node:path'

// By default the bundler writes a file for every module that two pages share, and a page would request 45 of them.

type Modules = {
  getModuleInfo: (id: string) => {
    code: string | null
    importedIds: readonly string[]
    importers: readonly string[]
  } | null
}

const start = resolve('app/entry.client.tsx')
const everyPage = [start, resolve('app/root.tsx')]
const smallLength = 4000
const manyPages = 5
const page = /([\w-]+)\.page\.tsx(?:\?|$)/
// It imports every icon, so following it would put the icons of all pages into the frame. The bundler adds those the frame uses.
const iconIndex = /\/lucide-react\/dist\/esm\/lucide-react\.\w+$/

/** The modules and all their static imports, transitively. */
function withImports(starts: readonly string[], modules: Modules): Set<string> {
  const found = new Set(starts)
  // Iterating a Set also visits what's added on the way.
  for (const id of found)
    if (!iconIndex.test(id))
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Files that every page loads: the framework and the page frame. Not the client entry, which runs as soon as it's imported. */
const inFrame = (id: string, modules: Modules) => id !== start && withImports(everyPage, modules).has(id)

/** True for an icon, a badge or a rule: small even with everything it imports. */
function isSmall(id: string, modules: Modules) {
  const frame = withImports(everyPage, modules)
  const brought = [...withImports([id], modules)].filter((each) => !frame.has(each))
  const length = brought.reduce((sum, each) => sum + (modules.getModuleInfo(each)?.code?.length ?? 0), 0)
  return length < smallLength
}

/** The pages that load it from the start. What they load later doesn't count. */
function pagesWith(id: string, modules: Modules): Set<string> {
  const users = new Set([id])
  for (const user of users)
    for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer)
  return new Set([...users].flatMap((user) => page.exec(user)?.[1] ?? []))
}

export const chunkGroups = [
  { name: (id: string, modules: Modules) => (inFrame(id, modules) ? 'frame' : null), priority: 2 },
  {
    name: (id: string, modules: Modules) =>
      pagesWith(id, modules).size >= manyPages && isSmall(id, modules) ? 'parts' : null,
    test: /\/(app|ui|domain)\//,
    priority: 1,
  },
  { name: () => 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
]
