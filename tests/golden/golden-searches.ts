import { readGolden, wordsOf } from './read-golden.ts'

// Searches as people type them, with what they should show first. A row passes if, wherever it's asked:
//   plant:a|plant:b  the first plant is one of them, or one of `acceptable`
//   need:x           the need is understood
//   article: service: place: page:  the first result that's neither plant, size nor need is one of them, or acceptable; for
//                    plants, needs and what we don't sell it only has to be shown
//   notsold:x        it says that we don't sell it
//   none             nothing is found
//   must_not         none of these plants is among the first six; 'plants' means no plant at all

export type GoldenRow = Record<'query' | 'kind' | 'where' | 'expected' | 'acceptable' | 'must_not', string>
/** Results as tokens such as 'plant:cedar-elm', in the order in which they're shown. */
export type Shown = { tokens: readonly string[]; total: number }

export const readGoldenSet = (name: string) => readGolden(name) as GoldenRow[]

type Suggested = { kind: string; to: string; name: string; id?: string }

export function tokenOf({ kind, to, name, id }: Suggested): string[] {
  if (kind === 'size') return []
  if (kind === 'not-sold') return [`notsold:${id ?? name}`]
  if (kind === 'need') return [`need:${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`]
  const [path = ''] = to.split(/[?#]/)
  const [, first, second] = path.split('/')
  const kinds: Record<string, string> = {
    'plant-database': 'plant',
    blog: 'article',
    services: 'service',
    'tree-service': 'place',
  }
  const known = second === undefined || second === 'finder' ? undefined : kinds[first ?? '']
  return [known === undefined ? `page:${path}` : `${known}:${second}`]
}

/** Why a row doesn't pass, empty if it does. */
export function faultsOf(row: GoldenRow, isPanel: boolean, { tokens, total }: Shown): string[] {
  const plants = tokens.filter((token) => token.startsWith('plant:'))
  const others = tokens.filter((token) => !/^(?:plant|need|notsold):/.test(token))
  const faults = wordsOf(row.must_not).flatMap((bad) => {
    const isShown = bad === 'plants' ? plants.length > 0 : plants.slice(0, 6).includes(`plant:${bad}`)
    return isShown ? [`shows ${bad === 'plants' ? plants.slice(0, 2).join(' ') : bad}`] : []
  })
  for (const group of wordsOf(row.expected)) {
    const allowed = [...group.split('|'), ...wordsOf(row.acceptable)]
    const passes = (): boolean => {
      if (group === 'none') return plants.length + others.length === 0
      if (group.startsWith('plant:')) return allowed.includes(plants[0] ?? '')
      if (!isPanel) return !group.startsWith('need:') || total > 0
      if (/^(?:need|notsold):/.test(group))
        return allowed.some((each) => tokens.includes(each)) && (total > 0 || !group.startsWith('need:'))
      if (['plant', 'need', 'not-sold'].includes(row.kind))
        return allowed.some((each) => others.includes(each))
      return allowed.includes(others[0] ?? '')
    }
    if (!passes()) faults.push(`not ${allowed[0] ?? ''} but ${tokens.slice(0, 3).join(' ')}`)
  }
  return faults
}
