import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { adChoice } from './ad-choice.ts'

/** Small and out of the way, with both choices equally easy. */
export function ConsentBar() {
  return (
    <aside
      aria-label="Advertising"
      className="fixed inset-x-3 bottom-[calc(80px+env(safe-area-inset-bottom))] z-4 rounded-box border border-line-control bg-raised p-4 text-small shadow-lift md:right-auto md:bottom-4 md:left-4 md:w-100 print:hidden"
    >
      <p>
        OK to share which pages you visit with our ad partner? We never share what you type, and the site
        works the same either way. <Link to="/privacy-policy#advertising-and-your-choice">How it works</Link>
      </p>
      <div className="mt-3 flex gap-2.5">
        <Button size="small" look="quiet" onClick={() => adChoice.choose('no')}>
          No thanks
        </Button>
        <Button size="small" look="quiet" onClick={() => adChoice.choose('yes')}>
          Yes, that’s OK
        </Button>
      </div>
    </aside>
  )
}
