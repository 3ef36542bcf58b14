import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Where to look after a navigation: at the count line, with the focus or, while typing, without. */
type Jump = 'focus' | 'scroll'

/** Link and navigate options for a step that should show the list from its start. */
export const toListStart = (jump: Jump = 'focus') => ({ preventScrollReset: true, state: { jump } })

const jumpIn = (state: unknown) => (state as { jump?: Jump } | null)?.jump

/**
 * Brings the count line into view after a search or a page turn. Checking a filter doesn't scroll, and Back and Forward restore
 * the old position.
 */
export function useListPosition() {
  const status = useRef<HTMLParagraphElement>(null)
  const { state } = useLocation() as { state: unknown }
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const jump = (how: Jump) => {
    if (how === 'focus') status.current?.focus({ preventScroll: true })
    const isHidden = (status.current?.getBoundingClientRect().top ?? 0) < 0
    if (how === 'focus' || isHidden) status.current?.scrollIntoView()
  }
  const onJump = useEffectEvent(jump)
  useEffect(() => {
    const wanted = jumpIn(state)
    if (wanted !== undefined && !isBackOrForward) onJump(wanted)
  }, [state, isBackOrForward])
  return { status, jump }
}

/**
 * The banner is only for the plain list. It stays while filters are checked, because without it the list would move under the
 * visitor's finger.
 */
export function useBanner(isPlainList: boolean): boolean {
  const { key, state } = useLocation()
  const [seen, setSeen] = useState({ key, shown: isPlainList })
  if (seen.key === key) return seen.shown
  const shown = isPlainList || (seen.shown && jumpIn(state) === undefined)
  setSeen({ key, shown })
  return shown
}
