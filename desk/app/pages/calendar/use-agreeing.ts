import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import { offeredDays } from '#domain/visits/offered-days.ts'
import type { CalendarPage, WaitingOrder } from './calendar-page.ts'

const usualHour = '8'

/** Which order is about to get which day. The weeks and the list of orders both show it. */
export function useAgreeing({ waiting, choices }: CalendarPage) {
  // An order that got its day leaves the list together with its form, so the form's outcome is the page's.
  const fetcher = useFetcher<DeskOutcome>({ key: 'agree on a day' })
  const [picked, setPicked] = useState<{ number: string; day: Day | null } | null>(null)
  const [hour, setHour] = useState(usualHour)
  const order = waiting.find(({ number }) => number === picked?.number) ?? waiting[0]
  const isPicked = order !== undefined && order.number === picked?.number
  return {
    fetcher,
    choices,
    /** The order that's unfolded. */
    order,
    open: ({ number }: WaitingOrder) => setPicked({ number, day: null }),
    day: (isPicked ? picked?.day : null) ?? (order && offeredDays(order, choices)[0]?.day) ?? '',
    setDay: (day: Day) => order && setPicked({ number: order.number, day }),
    hour,
    setHour,
  }
}

export type Agreeing = ReturnType<typeof useAgreeing>
