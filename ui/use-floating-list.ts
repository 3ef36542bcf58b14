import { useLayoutEffect, useRef, type RefObject } from 'react'

const gap = 8

/**
 * Keeps a list right below its field, or above it if there's more room. The list is a popover, because a scrolling panel around
 * the field would clip it.
 */
export function useFloatingList(field: RefObject<HTMLElement | null>, isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null)
  // A layout effect, so that the list is positioned before it's painted.
  useLayoutEffect(() => {
    const element = list.current
    if (!isOpen || element === null) return undefined
    if (!element.matches(':popover-open')) element.showPopover()
    const place = () => {
      const box = field.current?.getBoundingClientRect()
      if (box === undefined) return
      const { height } = window.visualViewport ?? { height: window.innerHeight }
      const below = height - box.bottom - gap
      const above = box.top - gap
      const wantedHeight = element.scrollHeight + 2
      const goesUp = below < wantedHeight && above > below
      element.style.left = `${box.left}px`
      element.style.width = `${box.width}px`
      element.style.maxHeight = `${Math.max(120, (goesUp ? above : below) - 8)}px`
      const shown = Math.min(wantedHeight, element.getBoundingClientRect().height)
      element.style.top = `${goesUp ? box.top - gap - shown : box.bottom + gap}px`
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
    }
  })
  return list
}
