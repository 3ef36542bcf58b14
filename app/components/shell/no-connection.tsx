import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useBlocker, useLocation, useNavigate, useNavigation, type Location } from 'react-router'
import { connectionLost } from '#app/connection-lost.ts'
import { isReachable } from '#app/full-page-fallback.ts'
import { closesOverlay } from '#app/components/plant-overlay/use-plant-overlay.ts'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import { useStore } from '#ui/create-store.ts'
import { toast } from '#ui/toaster.tsx'

const toastId = 'no-connection'

const needsData = (from: Location, to: Location) =>
  (from.pathname !== to.pathname || from.search !== to.search) && !closesOverlay(from, to)

/** Without a connection the page stays as it is, and a message offers to try again. */
export function NoConnection({ phone }: { phone: string }) {
  const location = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const lost = useStore(connectionLost)
  const offline = useSyncExternalStore(subscribe, isOffline, () => false)

  const show = (tryAgain: TryAgain) => showToast('No connection', phone, tryAgain)

  // The browser knows that it's offline, so the navigation didn't start.
  const onBlocked = (to: Location) =>
    show(async () => {
      if (!isOffline()) void navigate(to, { state: to.state as unknown })
      return !isOffline()
    })

  // It didn't know. End the navigation by going to the page we're on, without loading anything.
  const stay = useEffectEvent((to: string) => {
    connectionLost.set(null)
    void navigate(location, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
      state: location.state as unknown,
    })
    // Loads the full page, because the router doesn't load a route's code a second time.
    show(async () => {
      const reachable = await isReachable(window.fetch, to)
      if (reachable) window.location.assign(to)
      return reachable
    })
  })
  useEffect(() => {
    if (lost !== null) stay(lost)
  }, [lost])

  // Another attempt is under way.
  useEffect(() => {
    if (navigation.state === 'loading') toast.dismiss(toastId)
  }, [navigation.state])
  return offline && <OfflineBlocker onBlocked={onBlocked} />
}

const isOffline = () => !navigator.onLine

function subscribe(listener: () => void) {
  const events = ['online', 'offline']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Only while offline: with a blocker, the router warns about entries that it didn't create, such as a typed hash. */
function OfflineBlocker({ onBlocked }: { onBlocked: (to: Location) => void }) {
  const report = useEffectEvent(onBlocked)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => needsData(currentLocation, nextLocation))
  useEffect(() => {
    if (blocker.state === 'blocked') report(blocker.location)
  }, [blocker])
  return null
}

/** Returns whether there was a connection. */
type TryAgain = () => Promise<boolean>

function showToast(text: string, phone: string, tryAgain: TryAgain) {
  const retry = async () => {
    if (await tryAgain()) toast.dismiss(toastId)
    else showToast('Still no connection', phone, tryAgain)
  }
  toast.error(
    () => (
      <span className="flex flex-wrap items-center gap-x-4">
        <span>
          {text}. You can call{' '}
          <a href={telephoneLink(phone)} className="whitespace-nowrap underline">
            {phone}
          </a>
          .
        </span>
        <button
          type="button"
          className="-my-1.5 min-h-11 font-semibold whitespace-nowrap underline underline-offset-3"
          onClick={() => void retry()}
        >
          Try again
        </button>
      </span>
    ),
    { id: toastId, duration: Infinity },
  )
}
