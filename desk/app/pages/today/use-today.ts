import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TodayPage } from '#domain/desk/today-page.ts'
import { countNew, goneRows, updateInPlace } from './steady-list.ts'

const refreshMilliseconds = 60_000
/** Right after coming back to the page, nobody has aimed at a row yet. */
const arrivalMilliseconds = 2_000

/** Refreshes the list every minute and whenever the page is looked at again. True right after that, until the first touch. */
function useRefresh(): boolean {
  const { state, revalidate } = useRevalidator()
  const [hasJustArrived, setHasJustArrived] = useState(false)
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
  })
  // Time, focus and touches are the browser's to tell.
  useEffect(() => {
    let arrival: ReturnType<typeof setTimeout> | undefined
    const touch = () => setHasJustArrived(false)
    const arrive = () => {
      setHasJustArrived(true)
      clearTimeout(arrival)
      arrival = setTimeout(touch, arrivalMilliseconds)
      refresh()
    }
    const tick = () => refresh()
    const timer = setInterval(tick, refreshMilliseconds)
    const events = new AbortController()
    const options = { signal: events.signal, passive: true }
    document.addEventListener('visibilitychange', arrive, options)
    window.addEventListener('focus', arrive, options)
    window.addEventListener('online', tick, options)
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      window.addEventListener(kind, touch, options)
    return () => {
      clearTimeout(arrival)
      clearInterval(timer)
      events.abort()
    }
  }, [])
  return hasJustArrived
}

/** The list to show, after the `fresh` one from the server. */
export function useToday(fresh: TodayPage) {
  const hasJustArrived = useRefresh()
  const [page, setPage] = useState(fresh)
  const [newest, setNewest] = useState(fresh)
  if (fresh !== newest) {
    setNewest(fresh)
    setPage(hasJustArrived ? fresh : updateInPlace(page, fresh))
  }
  return {
    page,
    /** How many rows wait to be shown. */
    newCount: countNew(page, newest),
    /** Rows that are still shown but no longer on the list. */
    gone: goneRows(page, newest),
    showNew: () => setPage(newest),
  }
}
