import { posix } from 'node:path'
import type { SourceFile } from './source-file.ts'

// Which room may import which: ui <- components <- pages, domain <- server <- pages, api, worker. A room is named by the
// beginning of its paths; the first that fits counts. Tests and tools may look into every room.

type Rule = { room: RegExp; may: RegExp; packages?: RegExp; why: string }

const anyPackage = /./

const rules: Rule[] = [
  { room: /^domain\//, may: /^domain\//, packages: /^zod$/, why: 'domain is pure: itself and zod' },
  {
    room: /^drawings\/illustration\//,
    may: /^(illustration|drawings\/illustration)\//,
    packages: /^$/,
    why: 'illustration is pure: itself alone',
  },
  { room: /^server\//, may: /^(server|domain)\//, why: 'server knows domain, never app' },
  { room: /^ui\//, may: /^ui\//, why: 'ui is blind to the domain' },
  {
    room: /^app\/components\//,
    may: /^(ui\/|app\/(components|images)\/|app\/[\w-]+\.ts$|domain\/)/,
    why: 'components know ui and domain',
  },
  {
    room: /^app\/pages\/.*\.page\.tsx$/,
    may: /^(app|ui|domain|server)\//,
    why: 'pages know app, domain and server',
  },
  { room: /^app\/pages\//, may: /^(app|ui|domain)\//, why: 'only *.page.tsx reaches the server' },
  {
    room: /^app\/(api\/|root\.tsx$|entry\.server\.tsx$)/,
    may: /^(app|ui|domain|server)\//,
    why: 'entries know app, domain and server',
  },
  { room: /^app\//, may: /^(app|ui|domain)\//, why: 'browser code knows app and domain' },
]

const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](?<specifier>[^'"]+)['"]/g

/** The path an import leads to, or undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return undefined
}

const pageFolder = (path: string) => /^app\/pages\/[^/]+\//.exec(path)?.[0]

export function findRoomViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const rule = rules.find(({ room }) => room.test(path))
    if (rule === undefined || /\.test\.tsx?$/.test(path)) return []
    return [...text.matchAll(specifiers)].flatMap(({ groups }) => {
      const specifier = groups?.['specifier'] ?? ''
      const target = targetOf(path, specifier)
      if (target === undefined) {
        return (rule.packages ?? anyPackage).test(specifier)
          ? []
          : [`${path} imports ${specifier}: ${rule.why}`]
      }
      if (target.includes('+types/') || target.endsWith('?url')) return []
      if (!rule.may.test(target)) return [`${path} imports ${target}: ${rule.why}`]
      const [own, other] = [pageFolder(path), pageFolder(target)]
      return own !== undefined && other !== undefined && own !== other
        ? [`${path} imports ${target}: no page imports another`]
        : []
    })
  })
}
