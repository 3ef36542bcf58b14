import { posix } from 'node:path'
import type { SourceFile } from './source-file.ts'

// Which folder may import which: ui <- components <- pages, domain <- server <- pages, api, worker. The desk is like app, and neither
// imports the other. The first rule whose `files` matches a path applies. Tests and tools may import everything but the lab.

type Rule = { files: RegExp; may: RegExp; packages?: RegExp; why: string }

const anyPackage = /./

/** The folders of the server, lowest first: each may import itself and those before it. */
const serverFolders = [
  'platform',
  'settings',
  'mail',
  'people',
  'stock',
  'catalog',
  'delivery',
  'quotes',
  'visits',
  'care',
  'privacy',
  'desk',
  'web',
]

/** Imports that run up, and why they stay. */
const exceptions: Record<string, string> = {
  // Before the yard moves, the owner sees which towns' delivery fees change.
  'server/settings/plan-setting.ts': 'server/delivery/delivery-effects.ts',
  // The Yard knows plants by the words of the site's search.
  'server/stock/yard/read-yard.ts': 'server/catalog/catalog-snapshot.ts',
  // A quote's page at the desk offers days, with how full they are.
  'server/quotes/desk/desk-quote-page.ts': 'server/visits/read-calendar.ts',
}

/** The only rule for tests, which may import anything else. */
const notFromLab: Rule = {
  files: /^(?!lab\/)/,
  may: /^(?!lab\/)/,
  why: 'the product needs nothing from the lab',
}

const rules: Rule[] = [
  {
    files: /^domain\//,
    may: /^domain\//,
    packages: /^zod$/,
    why: 'domain is pure and imports only itself and zod',
  },
  {
    files: /^lab\/drawings\/illustration\//,
    may: /^(illustration|lab\/drawings\/illustration)\//,
    packages: /^$/,
    why: 'illustration is pure and imports only itself',
  },
  ...serverFolders.map((folder, index) => ({
    files: new RegExp(`^server/${folder}/`),
    may: new RegExp(`^(domain/|server/(${serverFolders.slice(0, index + 1).join('|')})/)`),
    why: `server/${folder} may import domain and the server's folders before it`,
  })),
  { files: /^server\//, may: /^$/, why: "the server's files are in its folders" },
  { files: /^ui\//, may: /^ui\//, why: 'ui imports only itself and packages' },
  {
    files: /^app\/components\//,
    may: /^(ui\/|app\/(components|images)\/|app\/[\w-]+\.ts$|domain\/)/,
    why: 'components may import ui and domain',
  },
  {
    files: /^app\/pages\/.*\.page\.tsx$/,
    may: /^(app|ui|domain|server)\//,
    why: 'pages may import app, ui, domain and server',
  },
  { files: /^app\/pages\//, may: /^(app|ui|domain)\//, why: 'only *.page.tsx may import server' },
  {
    files: /^app\/(api\/|root\.tsx$|entry\.server\.tsx$)/,
    may: /^(app|ui|domain|server)\//,
    why: 'entries may import app, ui, domain and server',
  },
  { files: /^app\//, may: /^(app|ui|domain)\//, why: 'browser code may import app, ui and domain' },
  {
    files: /^desk\/app\/(pages\/.*\.page\.tsx$|root\.tsx$|entry\.server\.tsx$)/,
    may: /^(desk|ui|domain|server)\//,
    why: 'pages of the desk may import desk, ui, domain and server, never app',
  },
  {
    files: /^desk\/app\//,
    may: /^(desk|ui|domain)\//,
    why: "the desk's browser code may import desk, ui and domain, never app",
  },
  notFromLab,
]

const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](?<specifier>[^'"]+)['"]/g

/** Resolves an import to a path in the repository; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  return undefined
}

const pageFolder = (path: string) => /^(desk\/)?app\/pages\/[^/]+\//.exec(path)?.[0]

export function findForbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const isTest = /\.test\.tsx?$/.test(path)
    const rule = (isTest ? [notFromLab] : rules).find((each) => each.files.test(path))
    if (rule === undefined) return []
    return [...text.matchAll(specifiers)].flatMap(({ groups }) => {
      const specifier = groups?.['specifier'] ?? ''
      const target = targetOf(path, specifier)
      if (target === undefined) {
        return (rule.packages ?? anyPackage).test(specifier)
          ? []
          : [`${path} imports ${specifier}: ${rule.why}`]
      }
      if (target.includes('+types/') || target.endsWith('?url')) return []
      if (exceptions[path] === target) return []
      if (!rule.may.test(target)) return [`${path} imports ${target}: ${rule.why}`]
      const [own, other] = [pageFolder(path), pageFolder(target)]
      return own !== undefined && other !== undefined && own !== other
        ? [`${path} imports ${target}: a page may not import from another page`]
        : []
    })
  })
}
