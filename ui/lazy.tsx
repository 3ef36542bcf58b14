import { lazy, memo, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { createStore, useStore } from './create-store.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

const signsOfUse = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel']

function firstUse(): Promise<void> {
  // They came to a place further down, or scrolled before this code arrived.
  if (scrollY > 0 || location.hash !== '') return Promise.resolve()
  return new Promise((resolve) => {
    const listening = new AbortController()
    const begin = () => {
      listening.abort()
      resolve()
    }
    for (const sign of signsOfUse)
      addEventListener(sign, begin, { signal: listening.signal, capture: true, passive: true })
  })
}

/** Once the visitor touches, points, scrolls or types. Until then, what's on the screen is all they need. */
export const inUse = import.meta.env.SSR ? Promise.resolve() : firstUse()

const pauseMilliseconds = 3000

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    return untilLoaded(load)
  }
}

/**
 * A part of a page whose code loads after the rest has hydrated. The server renders it, and its HTML stays until then. A context
 * that changes around it makes React throw that HTML away.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }))
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** A part below the first screen, mostly links and pictures: plain HTML until the visitor uses the page. */
export const lowerPart = <Props extends object>(load: Load<Props>) => lazyPart(() => inUse.then(load))

/** For what a visitor can't need before they use the page; the server doesn't render it. */
export function OnceInUse({ children }: { children: ReactNode }) {
  const [isInUse, setIsInUse] = useState(false)
  useEffect(() => void inUse.then(() => setIsInUse(true)), [])
  return isInUse && children
}

/**
 * Something that opens over the page. Its code loads when it first opens or on `prepare()`, and it stays mounted then, so that it
 * can close slowly.
 */
export function lazyPanel<Props extends object>(load: Load<Props>, Loading: ComponentType = () => null) {
  const panel = createStore<((props: Props) => ReactNode) | null>(null)
  // Asking again retries after a failure; after a success the browser has the module.
  const prepare = () =>
    void load().then(
      (Panel) => panel.set((props) => <Panel {...props} />),
      () => undefined,
    )
  function LazyPanel(props: Props & { open: boolean }) {
    const render = useStore(panel)
    const [hasOpened, setHasOpened] = useState(props.open)
    if (props.open && !hasOpened) setHasOpened(true)
    useEffect(() => {
      if (props.open) prepare()
    }, [props.open])
    if (!hasOpened) return null
    return render === null ? <Loading /> : render(props)
  }
  return Object.assign(LazyPanel, { prepare })
}

/** For a panel that a tap on this part opens: its code loads once the visitor uses the page. */
export function useSoon(prepare: () => void) {
  useEffect(() => void inUse.then(prepare), [prepare])
}
