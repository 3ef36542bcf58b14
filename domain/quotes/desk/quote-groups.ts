import { overStates, type QuoteState } from '#domain/quotes/lifecycle/events.ts'

// The chips above the desk's list of quotes.

/** 'open' also has orders that are done but have an open question or report. */
const quoteGroups = ['open', 'requested', 'quoted', 'accepted', 'scheduled', 'planted', 'over'] as const
export type QuoteGroup = (typeof quoteGroups)[number]

export const statesOfGroup: Record<QuoteGroup, readonly QuoteState[]> = {
  open: ['requested', 'quoted', 'accepted', 'scheduled'],
  requested: ['requested'],
  quoted: ['quoted'],
  accepted: ['accepted'],
  scheduled: ['scheduled'],
  planted: ['planted', 'closed'],
  over: overStates,
}

export const groupLabels: Record<QuoteGroup, string> = {
  open: 'Open',
  requested: 'Requested',
  quoted: 'Quoted',
  accepted: 'Accepted',
  scheduled: 'Day agreed',
  planted: 'Done',
  over: 'Over',
}

export const parseGroup = (text: string | null): QuoteGroup | null =>
  quoteGroups.find((group) => group === text) ?? null

type StateCount = { state: QuoteState; isWaiting: boolean; quotes: number; cents: number }
export type GroupCount = { group: QuoteGroup; quotes: number; cents: number }

export function countGroups(counts: readonly StateCount[]): GroupCount[] {
  return quoteGroups.map((group) => {
    const own = counts.filter(
      ({ state, isWaiting }) => statesOfGroup[group].includes(state) || (group === 'open' && isWaiting),
    )
    return {
      group,
      quotes: own.reduce((sum, { quotes }) => sum + quotes, 0),
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
    }
  })
}

/** A search for a phone number, however it's written, looks only at its digits; any other at each of its words. */
export function readQuoteSearch(typed: string): { digits: string } | { words: string[] } {
  const digits = typed.replaceAll(/\D/g, '')
  const isPhone = /^[\d\s().+-]+$/.test(typed.trim()) && digits.length >= 4
  if (isPhone) return { digits: digits.slice(-10) }
  return {
    words: typed
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, 8),
  }
}
