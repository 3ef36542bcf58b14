import { resolve } from 'node:path'

// Left alone, the bundler makes a file of every module that two pages share, and a page asks for 45 of them.

type Modules = {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null
}

const start = resolve('app/entry.client.tsx')
const everyPage = [start, resolve('app/root.tsx')]
const smallLength = 4000

/** The modules and all they import, however far; not what is imported only when it is needed. */
function withImports(starts: readonly string[], modules: Modules): Set<string> {
  const found = new Set(starts)
  // A set is walked to its end, though it grows meanwhile.
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** What every page loads: the framework, and what stands around each page. The start stays out: it runs when imported. */
const inFrame = (id: string, modules: Modules) => id !== start && withImports(everyPage, modules).has(id)

/** An icon, a badge, a rule: small, together with all it brings along. */
function isSmall(id: string, modules: Modules) {
  const frame = withImports(everyPage, modules)
  const brought = [...withImports([id], modules)].filter((each) => !frame.has(each))
  const length = brought.reduce((sum, each) => sum + (modules.getModuleInfo(each)?.code?.length ?? 0), 0)
  return length < smallLength
}

export const chunkGroups = [
  { name: (id: string, modules: Modules) => (inFrame(id, modules) ? 'frame' : null), priority: 2 },
  {
    name: (id: string, modules: Modules) => (isSmall(id, modules) ? 'parts' : null),
    test: /\/(app|ui|domain|lucide-react)\//,
    minShareCount: 4,
  },
]
