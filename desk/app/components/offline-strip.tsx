import { WifiOff } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device has a connection. True on the server. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

type OfflineStripProps = {
  /** When the page's data was read, such as '1:52 PM'. */
  asOf: string
  /** True if the last request failed, although the device has a connection. */
  isUnreachable?: boolean
  children?: ReactNode
}

/** A dark strip at the top of a page while there's no signal: how old the list is and what still works. */
export function OfflineStrip({ asOf, isUnreachable = false, children }: OfflineStripProps) {
  const online = useOnline()
  return (
    <div role="status">
      {(!online || isUnreachable) && (
        <p className="flex gap-2.5 bg-ink px-(--gutter) py-3 text-small leading-snug text-raised">
          <WifiOff aria-hidden className="size-5.5 flex-none" strokeWidth={1.7} />
          <span>
            <b className="font-semibold">{online ? 'The desk isn’t responding.' : 'No signal.'}</b> This is
            from {asOf}. {children}
          </span>
        </p>
      )}
    </div>
  )
}
