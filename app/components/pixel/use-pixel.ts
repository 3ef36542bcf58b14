import { useCallback, useEffect } from 'react'
import { useSiteSettings } from '#app/site-settings.ts'
import { useStore } from '#ui/create-store.ts'
import { adChoice, type AdChoice } from './ad-choice.ts'
import { pixelUrl, type PixelEvent } from './pixel-url.ts'

const searchPauseMs = 1000

/** The visitor's choice; 'no' without a configured pixel and before hydration. */
export function useAdChoice(): AdChoice {
  const { pixel } = useSiteSettings()
  const choice = useStore(adChoice)
  return pixel === null ? 'no' : choice
}

/** Reports an event to the ad provider, if one is configured and the visitor agreed. */
export function useReportEvent() {
  const { pixel } = useSiteSettings()
  return useCallback(
    (event: PixelEvent, plantSlug?: string) => {
      if (pixel === null || adChoice.read() !== 'yes') return
      const image = new Image()
      image.referrerPolicy = 'origin'
      image.src = pixelUrl(pixel, event, location, plantSlug)
    },
    [pixel],
  )
}

/** Reports that a plant was viewed, in the overlay or its guide. */
export function useViewContent(plantSlug: string | null) {
  const report = useReportEvent()
  const choice = useAdChoice()
  useEffect(() => {
    if (choice === 'yes' && plantSlug !== null) report('ViewContent', plantSlug)
  }, [choice, plantSlug, report])
}

let pause: ReturnType<typeof setTimeout> | undefined

/** For a search field: one event, a second after typing stops, without the search terms. */
export function useReportSearch() {
  const report = useReportEvent()
  return (typed: string) => {
    clearTimeout(pause)
    if (typed.trim() !== '') pause = setTimeout(() => report('Search'), searchPauseMs)
  }
}
