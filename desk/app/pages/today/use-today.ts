import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TodayPage } from '#domain/desk/today-page.ts'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { countNew, goneRows, sections, updateInPlace, withoutAmounts } from './steady-list.ts'

const refreshMilliseconds = 60_000
/** Who has just come back to the page hasn't aimed at anything yet. */
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

function parseStored(text: string | null): TodayPage | null {
  if (text === null) return null
  try {
    // Written by us, below, but maybe by an earlier release.
    const page = JSON.parse(text) as TodayPage
    return sections.every((section) => section in page) ? page : null
  } catch {
    return null
  }
}

const nothing: ReadonlySet<string> = new Set()

/**
 * The list to show: `fresh` from the server, or what the device kept if there's no answer (`fresh` is null). Null if there's
 * neither.
 */
export function useToday(fresh: TodayPage | null) {
  const hasJustArrived = useRefresh()
  const stored = useUnsavedText('today')
  const [shown, setShown] = useState(fresh)
  const [newest, setNewest] = useState(fresh)
  if (fresh !== null && fresh !== newest) {
    setNewest(fresh)
    setShown(shown === null || hasJustArrived ? fresh : updateInPlace(shown, fresh))
  }

  const store = useEffectEvent((list: TodayPage) => stored.set(JSON.stringify(withoutAmounts(list))))
  // The device keeps each list it gets.
  useEffect(() => {
    if (fresh !== null) store(fresh)
  }, [fresh])

  const page = shown ?? parseStored(stored.text)
  return {
    page,
    /** How many rows wait to be shown. */
    newCount: page === null || newest === null ? 0 : countNew(page, newest),
    /** Rows that are still shown but no longer on the list. */
    gone: page === null || newest === null ? nothing : goneRows(page, newest),
    showNew: () => setShown(newest),
  }
}
