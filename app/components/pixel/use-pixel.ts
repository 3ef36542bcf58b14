import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useSiteSettings } from '#app/site-settings.ts'
import { adChoice, type AdChoice } from './ad-choice.ts'
import { pixelAddress, type PixelEvent } from './pixel-address.ts'

const searchPauseMs = 1000

/** The visitor's answer; 'no' wherever no pixel is configured, and until the page has come to life. */
export function useAdChoice(): AdChoice {
  const { pixel } = useSiteSettings()
  const choice = useSyncExternalStore(adChoice.subscribe, adChoice.read, () => 'no' as const)
  return pixel === null ? 'no' : choice
}

/** Tells the provider of an event, if there is one and the visitor has agreed. */
export function useReportEvent() {
  const { pixel } = useSiteSettings()
  return useCallback(
    (event: PixelEvent, plantSlug?: string) => {
      if (pixel === null || adChoice.read() !== 'yes') return
      const picture = new Image()
      picture.referrerPolicy = 'origin'
      picture.src = pixelAddress(pixel, event, location, plantSlug)
    },
    [pixel],
  )
}

/** A plant is looked at, in the overlay or in its guide. */
export function useViewContent(plantSlug: string | null) {
  const report = useReportEvent()
  const choice = useAdChoice()
  useEffect(() => {
    if (choice === 'yes' && plantSlug !== null) report('ViewContent', plantSlug)
  }, [choice, plantSlug, report])
}

let pause: ReturnType<typeof setTimeout> | undefined

/** For a search field: one event a second after the last key, without the words. */
export function useReportSearch() {
  const report = useReportEvent()
  return (typed: string) => {
    clearTimeout(pause)
    if (typed.trim() !== '') pause = setTimeout(() => report('Search'), searchPauseMs)
  }
}
