import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SurfaceProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Secondary text beside the title, such as a count. */
  aside?: ReactNode
  children: ReactNode
}

type DialogBodyProps = {
  children: ReactNode
  /** Stays in place while the body scrolls. */
  foot?: ReactNode
  /** For text without anything to tab to: the body becomes focusable, so that keys can scroll it. */
  textAlone?: boolean
}

const positions = {
  dialog:
    'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-dialog -translate-x-1/2 -translate-y-1/2 rounded-dialog border border-line shadow-dialog data-ending-style:opacity-0 data-starting-style:opacity-0',
  sheet:
    'inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] rounded-t-dialog border-t border-line shadow-dialog max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:inset-auto md:top-1/2 md:left-1/2 md:w-full md:max-w-dialog md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-dialog md:border md:data-ending-style:opacity-0 md:data-starting-style:opacity-0',
  drawer:
    '@container-size/layer inset-y-0 right-0 h-dvh w-screen max-w-drawer shadow-drawer data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const

// Base UI handles Escape, clicks outside, the focus trap and scroll locking.
function Surface({
  position,
  open,
  onClose,
  title,
  aside,
  children,
}: SurfaceProps & { position: keyof typeof positions }) {
  return (
    <Base.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-21 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={classNames(
            'fixed z-21 flex flex-col overflow-hidden bg-raised text-ink transition-[translate,opacity]',
            positions[position],
          )}
        >
          <div className="flex min-h-0 flex-1 flex-col cramped:overflow-auto cramped:overscroll-contain">
            <div className="flex flex-none items-center gap-3 border-b border-line py-3.5 pr-3 pl-5 md:pl-7">
              <Base.Title className="min-w-0 text-h3">{title}</Base.Title>
              {aside !== undefined && <span className="text-small text-ink-quiet">{aside}</span>}
              <Base.Close
                aria-label="Close"
                className="ml-auto grid size-11 flex-none place-items-center rounded-box transition-colors hover:bg-sunk"
              >
                <X aria-hidden className="size-5" />
              </Base.Close>
            </div>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function DialogBody({ children, foot, textAlone = false }: DialogBodyProps) {
  return (
    <>
      <div
        {...(textAlone && { tabIndex: 0 })}
        className="min-h-0 flex-1 overflow-auto overscroll-contain px-5 py-4 md:px-7 cramped:flex-none cramped:overflow-visible"
      >
        {children}
      </div>
      {foot !== undefined && (
        // In a cramped drawer its children are laid out in the drawer itself, so that FootAction can stick.
        <div className="flex-none border-t border-line bg-surface px-5 py-4 md:px-7 cramped:contents cramped:*:mx-5 md:cramped:*:mx-7">
          {foot}
        </div>
      )}
    </>
  )
}

/** A modal in the middle of the screen. */
export const Dialog = ({ children, foot, ...surface }: SurfaceProps & DialogBodyProps) => (
  <Surface position="dialog" {...surface}>
    <DialogBody foot={foot}>{children}</DialogBody>
  </Surface>
)

/** The same, but rising from the foot of a phone's screen. */
export const Sheet = ({ children, ...surface }: SurfaceProps) => (
  <Surface position="sheet" {...surface}>
    <DialogBody>{children}</DialogBody>
  </Surface>
)

/** A panel on the right: the quote cart. Its content renders its own DialogBody, so that body and foot can share state. */
export const Drawer = (props: SurfaceProps) => <Surface position="drawer" {...props} />
