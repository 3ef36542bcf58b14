import { startTransition, useEffect, useState } from 'react'

/**
 * For a list that takes another's place: the first few items are painted at once and the rest right after, so that a tap isn't
 * answered only when all are drawn. A list that comes with its page is drawn whole. Returns whether all of it is to be drawn.
 */
export function useFirstFew(list: readonly unknown[]): boolean {
  const [drawn, setDrawn] = useState(list)
  useEffect(() => {
    if (drawn === list) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(list)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawn, list])
  return drawn === list
}
