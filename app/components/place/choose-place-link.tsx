import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { lazyPanel } from '#ui/lazy.tsx'

const PlaceSheet = lazyPanel(async () => (await import('./place-sheet.tsx')).PlaceSheet)

type ChoosePlaceLinkProps = {
  /** Where the link goes without JavaScript. */
  to: string
  className?: string
  children: ReactNode
}

/** Opens the sheet for the visitor's place. */
export function ChoosePlaceLink({ to, className = '', children }: ChoosePlaceLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Link
        to={to}
        aria-haspopup="dialog"
        className={`text-link underline underline-offset-3 ${className}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {children}
      </Link>
      <PlaceSheet open={isOpen} onOpen={() => setIsOpen(true)} onClose={() => setIsOpen(false)} />
    </>
  )
}
