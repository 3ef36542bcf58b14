import type { TreeCare } from '#domain/care/tree-care.ts'
import type { PagePhotos } from './quote-photos.ts'
import type { GardenTree } from '#domain/growth/garden.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import type { AllowedActions } from './lifecycle/allowed-actions.ts'
import type { QuoteState } from './lifecycle/events.ts'
import type { PageMoney } from './owed.ts'
import type { PageWords } from './page-words.ts'
import type { Visit } from './visit.ts'

// The quote's page, with amounts and dates already in words.

export type PageLine = {
  line: number
  name: string
  scientificName: string
  /** '15 gal', '15 gal, 9 ft 7 in tall'; '' for an extra line. */
  containerSize: string
  size: string
  /** 'Planted by us, with a deer cage'; '' for an extra line. */
  options: string
  reason: string
  quantity: number
  each: string
  /** '$186 plant + $85 planting'; '' if there's nothing to add up. */
  eachParts: string
  total: string
  /** Its outcome on the day; null before. */
  outcome: string | null
  picture: Picture | null
  isPlant: boolean
}

export type PageVersion = {
  version: number
  isOfficial: boolean
  lines: PageLine[]
  sums: { label: string; value: string }[]
  /** How many of the sums only add up the lines. */
  lineSums: number
  total: string
  /** The quote's total, if something wasn't done. */
  quotedTotal: string | null
  /** Below the total: sales tax, or why there's no delivery fee yet. */
  note: string
  message: string
  /** True if we plant at least one of them. What's included is only about those. */
  isPlantedByUs: boolean
  paymentUrl: string | null
  /** 'December 16' */
  validUntil: string
  sentOn: string
}

/** Something the customer asked for. */
type PageRequest = { id: number; text: string; when: string }

export type PageChanges = {
  from: number
  to: number
  /** The customer's wishes, if any. */
  words: PageRequest[]
  rows: {
    id: number
    title: string
    note: string
    before: string[]
    after: string[]
    wasCost: string
    cost: string
  }[]
  wasTotal: string
  total: string
}

type PageEntry = { id: number; title: string; when: string; words: string | null; note: string | null }

export type PagePlantingDay = {
  day: string
  month: string
  date: string
  weekday: string
  /** 'We come around 8 AM', 'Come any time that day' */
  arrival: string
  /** As a form posts it: '2026-12-01' and '8', or '' without an hour. */
  posted: { day: string; hour: string }
  isOver: boolean
  fee: {
    now: string
    nowCents: number
    /** The one that applies now, and those to come. */
    stages: { share: 'free' | 'half' | 'full'; amount: string; until: string }[]
  }
}

export type QuotePageData = {
  number: string
  firstName: string
  city: string
  isReadOnly: boolean
  state: QuoteState
  visit: Visit
  /** Which words go with the state and the visit. */
  words: Pick<PageWords, 'title' | 'lead' | 'text' | 'next' | 'photos'>
  steps: { label: string; date: string; status: 'done' | 'current' | 'ahead' }[] | null
  story: PageEntry[]
  shown: PageVersion
  versions: number[]
  changes: PageChanges | null
  can: AllowedActions
  newestVersion: number
  /** In effect until a changed version is accepted. */
  acceptedVersion: number | null
  hasLiveOffer: boolean
  openChanges: PageRequest[]
  /** 'by Tuesday at noon'; null if it isn't our turn, or if the time has passed. */
  promise: string | null
  isWaiting: boolean
  /** One plant isn't 'them'. */
  isOnePlant: boolean
  setAsideUntil: string | null
  wouldSetAsideUntil: string
  photos: PagePhotos
  weeks: { value: string; from: string; to: string; isChosen: boolean }[]
  plantingDay: PagePlantingDay | null
  /** The sum owed or paid; null while there's nothing to say. */
  money: PageMoney | null
  /** Asked for once the shown offer is accepted; null if nothing is. */
  deposit: string | null
  successor: { number: string; token: string | null } | null
  signature: { name: string; on: string } | null
  gone: string[]
  /** The question to ask before planting; null if there's none. */
  plantingWarning: string | null
  mailMessage: string | null
  /** The shown version's plants, to draw them in the customer's yard. */
  garden: GardenTree[]
  /** Once we have planted something. */
  treeCare: TreeCare | null
  /** Whether the customer gets care emails; null if we have no email address for them. */
  care: 'on' | 'off' | null
  /** For a new cart with the same plants. */
  items: { line: number; inventoryId: number; quantity: number }[]
}
