import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { lazyAfterHydration } from '#ui/lazy-after-hydration.tsx'

const PlaceChooser = lazyAfterHydration(async () => (await import('./place-chooser.tsx')).PlaceChooser)

type ChoosePlaceLinkProps = {
  /** Where the link goes without JavaScript. */
  to: string
  className?: string
  children: ReactNode
}

/** Opens the chooser for the visitor's place. Its code loads on the first click. */
export function ChoosePlaceLink({ to, className = '', children }: ChoosePlaceLinkProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Link
        to={to}
        aria-haspopup="dialog"
        className={`text-link underline underline-offset-3 ${className}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setState('open')
        }}
      >
        {children}
      </Link>
      {state !== 'unused' && <PlaceChooser open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  )
}
