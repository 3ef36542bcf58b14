import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { SlideUp } from '#desk/app/components/slide-up.tsx'
import { StateRings } from '#desk/app/components/state-rings.tsx'
import type { CalendarPage } from './calendar-page.ts'
import { counted } from '#domain/wording.ts'
import type { Agreeing } from './use-agreeing.ts'
import { WaitingOrders } from './waiting-orders.tsx'

type WaitingTrayProps = { page: CalendarPage; agreeing: Agreeing; isOld: boolean }

/** On a phone, the orders without a day sit on the navigation and slide up. */
export function WaitingSheet({ page, agreeing, isOld }: WaitingTrayProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { waiting } = page
  if (waiting.length === 0 && !isOpen) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="sticky bottom-(--nav-bar) z-10 flex min-h-14 w-full items-center gap-3 bg-ink px-(--gutter) py-1.5 text-left text-raised focus-visible:outline-raised focus-visible:-outline-offset-4 lg:hidden"
      >
        <StateRings wordless state="accepted" className="[&_svg]:text-raised" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">{waiting.length} accepted, no day yet</b>
          <span className="block truncate text-caption">{waiting.map(({ who }) => who).join(', ')}</span>
        </span>
        <ChevronUp aria-hidden strokeWidth={1.7} className="flex-none" />
      </button>
      <SlideUp
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="No day yet"
        note={counted(waiting.length, 'accepted order')}
      >
        {isOpen && (
          <div className="-m-3 min-h-full bg-raised pt-3">
            <WaitingOrders page={page} agreeing={agreeing} isOld={isOld} />
          </div>
        )}
      </SlideUp>
    </>
  )
}
