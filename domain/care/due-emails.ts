import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import { guaranteeDays } from '#domain/quotes/lifecycle/record.ts'
import { addMonths, stakeOff } from './care-dates.ts'

/** The care emails, in the order in which most customers get them. */
export const careEmailKinds = [
  'week-1',
  'guarantee-ends',
  'month-1',
  'summer',
  'first-winter',
  'stake',
  'second-spring',
] as const
export type CareEmailKind = (typeof careEmailKinds)[number]

export type CareOrder = {
  plantedOn: Day
  /** Only trees are staked. */
  hasTrees: boolean
}

/** The first such day ('06-01') on or after a day. */
function nextOn(monthAndDay: string, from: Day): Day {
  const thisYear = `${from.slice(0, 4)}-${monthAndDay}`
  return thisYear >= from ? thisYear : `${Number(from.slice(0, 4)) + 1}-${monthAndDay}`
}

const settled = 14

/** A tree that's planted in winter has its first one right away. */
function firstWinter(plantedOn: Day): Day {
  const monthAndDay = plantedOn.slice(5)
  const isWinter = monthAndDay >= '11-06' || monthAndDay <= '02-14'
  return isWinter ? addDays(plantedOn, settled) : nextOn('11-20', plantedOn)
}

/** A tree that's planted from March to May has its first spring right away. */
const secondSpring = (plantedOn: Day): Day =>
  ['03', '04', '05'].includes(plantedOn.slice(5, 7))
    ? `${Number(plantedOn.slice(0, 4)) + 1}-03-01`
    : addMonths(nextOn('03-01', plantedOn), 12)

const days: Record<CareEmailKind, (order: CareOrder) => Day | null> = {
  'week-1': ({ plantedOn }) => addDays(plantedOn, 7),
  'guarantee-ends': ({ plantedOn }) => addDays(plantedOn, guaranteeDays - 7),
  'month-1': ({ plantedOn }) => addMonths(plantedOn, 1),
  // One that's planted later hears about the heat in its first week and after a month.
  summer: ({ plantedOn }) => nextOn('06-01', addDays(plantedOn, settled)),
  'first-winter': ({ plantedOn }) => firstWinter(plantedOn),
  stake: ({ plantedOn, hasTrees }) => (hasTrees ? stakeOff(plantedOn) : null),
  'second-spring': ({ plantedOn }) => secondSpring(plantedOn),
}

/** When each care email is due; null if it isn't for this order. */
export const careEmailDay = (kind: CareEmailKind, order: CareOrder): Day | null => days[kind](order)

/** A tree that's planted in spring has its second spring before its stake comes off. */
export const isLastEmail = (kind: CareEmailKind, order: CareOrder): boolean =>
  careEmailKinds.every((other) => (careEmailDay(other, order) ?? '') <= (careEmailDay(kind, order) ?? ''))

/** An email that comes later than this is no longer true, and isn't sent. */
export const mostDaysLate = 7

/** The care emails that are due on a day. Which of them were queued before is the caller's to know. */
export const dueEmails = (order: CareOrder, today: Day): CareEmailKind[] =>
  careEmailKinds.filter((kind) => {
    const dueOn = careEmailDay(kind, order)
    return dueOn !== null && dueOn <= today && today <= addDays(dueOn, mostDaysLate)
  })
