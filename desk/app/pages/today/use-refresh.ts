import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const refreshMilliseconds = 60_000

/**
 * Reads the list again whenever the page is looked at again, and after every minute in which nobody touched it, so that no row moves
 * under a finger.
 */
export function useRefresh() {
  const { state, revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
  })
  // Time, focus and touches are the browser's to tell.
  useEffect(() => {
    const look = () => refresh()
    let timer = setInterval(look, refreshMilliseconds)
    const touch = () => {
      clearInterval(timer)
      timer = setInterval(look, refreshMilliseconds)
    }
    const events = new AbortController()
    const options = { signal: events.signal, passive: true }
    document.addEventListener('visibilitychange', look, options)
    for (const kind of ['focus', 'online']) window.addEventListener(kind, look, options)
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      window.addEventListener(kind, touch, options)
    return () => {
      clearInterval(timer)
      events.abort()
    }
  }, [])
}
