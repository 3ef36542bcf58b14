import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { adChoice, browserOptsOut } from './ad-choice.ts'
import { useAdChoice, useReportEvent } from './use-pixel.ts'
import { useSiteSettings } from '#app/site-settings.ts'
import { lazyPart } from '#ui/lazy.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

// Only visitors who haven't decided yet need it.
const ConsentBar = lazyPart(async () => (await import('./consent-bar.tsx')).ConsentBar)

/** Reports each page view if the visitor agreed, and asks if they haven't decided yet. */
export function PixelFrame() {
  const choice = useAdChoice()
  const report = useReportEvent()
  const { pathname } = useLocation()
  // Only a new path counts as a page view; filters and overlays don't.
  useEffect(() => {
    if (choice === 'yes' && pathname !== '') report('PageView')
  }, [choice, pathname, report])
  return choice === 'unasked' ? <ConsentBar /> : null
}

/** In the footer: withdraws the choice and asks again. Hidden when there's nothing to choose. */
export function AdChoiceButton({ className }: { className: string }) {
  const { pixel } = useSiteSettings()
  const hydrated = useHydrated()
  if (!hydrated || pixel === null || browserOptsOut()) return null
  return (
    <button type="button" className={className} onClick={() => adChoice.choose('unasked')}>
      Advertising choice
    </button>
  )
}
