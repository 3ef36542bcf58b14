import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../desk/app/routes.ts'

export type DeskRoute = { id: string; path: string; isOwners: boolean }

/** Every page inside the signed-in layout, read from the route table, so that a new one is tried too. */
export function listDeskRoutes(quoteNumber = 'HCT-26-AAAA-BBBB'): DeskRoute[] {
  const samples: Readonly<Record<string, string>> = { ':number': quoteNumber, '*': 'no-such-page' }
  const list = (entries: readonly RouteConfigEntry[], above: string, frames: string[]): DeskRoute[] =>
    entries.flatMap((entry) => {
      const path = [above, entry.path ?? ''].filter(Boolean).join('/')
      if (entry.children !== undefined) return list(entry.children, path, [...frames, entry.file])
      if (!frames.some((file) => file.includes('signed-in'))) return []
      const parts = path.split('/').map((part) => samples[part] ?? part.replace(/^:.*/, '1'))
      return [
        {
          id: entry.id ?? entry.file.replace(/\.tsx?$/, ''),
          path: `/${parts.join('/')}`,
          isOwners: frames.some((file) => file.includes('owner')),
        },
      ]
    })
  return list(routes, '', [])
}
