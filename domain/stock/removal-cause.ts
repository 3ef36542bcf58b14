import { counted } from '#domain/wording.ts'

// Why a list would take many rows off the site, if it isn't that they're gone: a sheet that was left out, or another wholesaler's
// list.

/** A plant in a size. */
type Kind = { plantId: number; size: string }
type Named = { name: string; kinds: readonly Kind[] }

export type RemovalCause =
  /** This many of the removed rows are on a sheet that was left out. */
  | { kind: 'sheet'; at: number; name: string; rows: number }
  /** This many of the listed items are another wholesaler's, too. */
  | { kind: 'wholesaler'; id: number; name: string; rows: number; listed: number }

type Removal = {
  removed: readonly Kind[]
  /** Rows in the list, and how many of them this wholesaler had before. */
  listed: readonly Kind[]
  knownBefore: number
  leftOut: readonly (Named & { at: number })[]
  others: readonly (Named & { id: number })[]
}

const keyOf = ({ plantId, size }: Kind) => `${plantId}|${size.toLowerCase()}`

function countIn(some: readonly Kind[], all: readonly Kind[]): number {
  const keys = new Set(all.map(keyOf))
  return some.filter((kind) => keys.has(keyOf(kind))).length
}

const mostRows = <Item extends { rows: number }>(items: readonly Item[]): Item | undefined =>
  items.toSorted((one, other) => other.rows - one.rows)[0]

/** The wholesaler whose stock has most of these items: more than half, and more than twice as many as `least`. */
export function likelyWholesaler<Other extends Named>(
  listed: readonly Kind[],
  others: readonly Other[],
  least: number,
): (Other & { rows: number }) | undefined {
  const best = mostRows(others.map((other) => ({ ...other, rows: countIn(listed, other.kinds) })))
  return best !== undefined && best.rows * 2 > listed.length && best.rows > least * 2 ? best : undefined
}

export function findRemovalCause({
  removed,
  listed,
  knownBefore,
  leftOut,
  others,
}: Removal): RemovalCause | null {
  const owner = likelyWholesaler(listed, others, knownBefore)
  if (owner !== undefined)
    return {
      kind: 'wholesaler',
      id: owner.id,
      name: owner.name,
      rows: owner.rows,
      listed: listed.length,
    }
  const sheet = mostRows(leftOut.map(({ at, name, kinds }) => ({ at, name, rows: countIn(removed, kinds) })))
  return sheet === undefined || sheet.rows === 0 ? null : { kind: 'sheet', ...sheet }
}

/** True if a list takes off more than a third of what a wholesaler has on the site: the number must be typed. */
export const removesMany = (removed: number, onSite: number) => removed * 3 > onSite

export const causeInWords = (cause: RemovalCause): string =>
  cause.kind === 'sheet'
    ? `${counted(cause.rows, 'of them is', 'of them are')} on “${cause.name}”, a sheet that isn’t selected.`
    : `${cause.rows} of its ${counted(cause.listed, 'item')} are what ${cause.name} has on the site. Is it their list?`
