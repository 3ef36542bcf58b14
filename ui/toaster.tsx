import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react'
import { toast, useToaster, type DefaultToastOptions } from 'react-hot-toast/headless'
import { classNames } from './class-names.ts'

// 4 s, 2 s for a success, loading until dismissed, at most 20. These are the library's defaults. The markup is ours,
// because the library's toasts insert <style> elements, which the CSP forbids.
const icons = {
  success: CircleCheck,
  error: CircleAlert,
  loading: LoaderCircle,
  blank: CircleCheck,
  custom: CircleCheck,
}

/** Below the header and a drawer's title, so that they cover no button. `durations` overrides the defaults. */
export function Toaster({ durations }: { durations?: DefaultToastOptions }) {
  const { toasts, handlers } = useToaster(durations)
  return (
    <div
      className="pointer-events-none fixed top-20 right-4 left-4 lg:top-24 z-30 grid justify-items-end gap-2 print:hidden"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((entry) => entry.visible)
        .map((entry) => {
          const Icon = icons[entry.type]
          return (
            <div
              key={entry.id}
              {...entry.ariaProps}
              className={classNames(
                'pointer-events-auto inline-flex items-center gap-3 rounded-box py-3.5 pr-4.5 pl-3.5 text-small font-medium text-ink-inverse shadow-lift',
                entry.type === 'error' ? 'bg-danger' : 'bg-footer',
              )}
            >
              <Icon
                aria-hidden
                className={classNames('size-5.5 flex-none', entry.type !== 'error' && 'text-good-inverse')}
              />
              {typeof entry.message === 'function' ? entry.message(entry) : entry.message}
            </div>
          )
        })}
    </div>
  )
}

export { toast }
