import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { adChoice, saysNoByBrowser } from './ad-choice.ts'
import { useAdChoice, useReportEvent } from './use-pixel.ts'
import { useSiteSettings } from '#app/site-settings.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** AN-01, reading 24: tells of each page once that is agreed to, and asks where it has not been asked. */
export function PixelFrame() {
  const choice = useAdChoice()
  const report = useReportEvent()
  const { pathname } = useLocation()
  // A page is a path: filters and overlays are not new pages.
  useEffect(() => {
    if (choice === 'yes' && pathname !== '') report('PageView')
  }, [choice, pathname, report])
  return choice === 'unasked' ? <ConsentBar /> : null
}

/** Small, out of the way, both answers alike. */
function ConsentBar() {
  return (
    <aside
      aria-label="Advertising"
      className="fixed inset-x-3 bottom-[calc(80px+env(safe-area-inset-bottom))] z-4 rounded-box border border-line-control bg-raised p-4 text-small shadow-lift md:right-auto md:bottom-4 md:left-4 md:w-100 print:hidden"
    >
      <p>
        May our advertising provider learn which of our pages you open? It is never told what you type, and
        the site works the same without.{' '}
        <Link to="/privacy-policy#advertising-and-your-choice">How it works</Link>
      </p>
      <div className="mt-3 flex gap-2.5">
        <Button size="small" look="quiet" onClick={() => adChoice.choose('no')}>
          No, thank you
        </Button>
        <Button size="small" look="quiet" onClick={() => adChoice.choose('yes')}>
          Yes, it may
        </Button>
      </div>
    </aside>
  )
}

/** In the footer: takes an answer back, and asks again. Only where there is something to choose. */
export function AdChoiceButton({ className }: { className: string }) {
  const { pixel } = useSiteSettings()
  const hydrated = useHydrated()
  if (!hydrated || pixel === null || saysNoByBrowser()) return null
  return (
    <button type="button" className={className} onClick={() => adChoice.choose('unasked')}>
      Advertising choice
    </button>
  )
}
