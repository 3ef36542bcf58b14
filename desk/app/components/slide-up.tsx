import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'

type SlideUpProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  note: string
  foot?: ReactNode
  children: ReactNode
}

/** Keys can scroll it. */
const scrollable = { tabIndex: 0, role: 'region' } as const

/** A step that slides up over the whole phone. */
export function SlideUp({ isOpen, onClose, title, note, foot, children }: SlideUpProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Only a method opens a modal dialog, which then keeps the focus inside.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-sunk text-ink transition-transform open:flex starting:open:translate-y-full"
    >
      <div className="flex min-h-14 flex-none items-center border-b border-ink bg-surface py-1 pr-1 pl-(--gutter)">
        <div className="min-w-0 flex-1">
          <h2 id={id}>{title}</h2>
          <p className="text-caption text-ink-soft">{note}</p>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-12 flex-none place-items-center rounded-box"
        >
          <X aria-hidden strokeWidth={1.7} />
        </button>
      </div>
      <div
        {...scrollable}
        aria-label={title}
        className="min-h-0 flex-1 overflow-auto overscroll-contain px-3 py-3"
      >
        {children}
      </div>
      {foot !== undefined && (
        <div className="flex-none border-t border-ink bg-raised px-(--gutter) py-3">{foot}</div>
      )}
    </dialog>
  )
}
