import type { NameDecision } from './match-names.ts'
import type { Cents } from '#domain/money.ts'

// The desk's screen of an uploaded price list.

export type ShownSheet = {
  name: string
  /** Null if it isn't a list. */
  lines: number | null
  /** Why it can't be read, in words. */
  problem: string | null
}

/** Everything that somebody chooses about a list; it's saved as one. */
export type ListChoices = {
  /** Positions of the sheets to use. */
  sheets: readonly number[]
  /** 0: a new one of this name, or none if the name is empty. */
  wholesaler: number
  newWholesaler: string
  decisions: readonly Pick<NameDecision, 'botanical' | 'common' | 'plantId'>[]
}

/** A plant to choose for a name. */
export type NameOption = { plantId: number; name: string; botanicalName: string; thumb: string | null }

export type ShownName = {
  botanical: string
  common: string
  /** 'Trees, row 11: 30 gal, $355, 14 on hand' of its first line, and how many more there are. */
  where: string
  moreLines: number
  options: NameOption[]
  /** Null: left out; undefined: nobody has decided. */
  chosen: number | null | undefined
}

/** A row that comes, changes or goes. Prices are what visitors pay, planted. */
export type ShownRow = {
  key: string
  name: string
  size: string
  thumb: string | null
  note: string
  before: Cents | null
  after: Cents | null
  held: number
}

export type RowGroup = { total: number; rows: ShownRow[] }

export type ShownHold = { quantity: number; plant: string; size: string; quote: string; who: string }

/** 'Lacey Oak, 15 gal' and what's to say about it. */
export type ShownFact = { name: string; words: string }

export type ShownPlan = {
  /** Changes when what the list would do changes. */
  fingerprint: string
  /** Names that look like one of our plants, but aren't certain. */
  names: ShownName[]
  openNames: number
  matched: number
  /** Names of plants we don't have. They're left out, unless somebody says otherwise. */
  unknown: ShownName[]
  /** Lines that can't be read. */
  faults: ShownFact[]
  faultCount: number
  /** Prices that the owner typed, which stay. */
  ownPrices: ShownFact[]
  comes: RowGroup
  changes: RowGroup
  goes: RowGroup
  same: number
  onSite: number
  removesMany: boolean
  holds: ShownHold[]
}

export type PriceListData = {
  id: number
  fileName: string
  sheets: ShownSheet[]
  wholesalers: { id: number; name: string }[]
  /** Its id is 0 if it's new; null if nobody has said whose list it is. */
  wholesaler: { id: number; name: string } | null
  choices: ListChoices
  /** Why there's no plan yet, in words. */
  problem: string | null
  plan: ShownPlan | null
  plants: { id: number; name: string }[]
}
