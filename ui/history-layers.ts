import { onPopStateFirst } from './pop-state.ts'

// A drawer, dialog or menu that covers the page is a layer. While it's open it has its own history entry, so that Back closes it
// and Forward opens it again. The entry has the page's URL and the router's state. The router doesn't see these steps, because
// it would load the page's data again for each of them.

type Layer = {
  name: string
  close: () => void
  /** Returns false if it can't be reopened. */
  reopen: () => boolean
}
type EntryState = { key?: string; idx?: number; layers?: string[] } | null

/** Open layers, the topmost last. */
const open: Layer[] = []
/** How to reopen the layers that were open before. */
const reopeners = new Map<string, () => boolean>()
/** The state of the entry we're on, to tell on popstate where we came from. */
let current: EntryState = null
/** Runs once a step that we started has ended. Null if there's none under way. */
let afterStep: (() => void)[] | null = null
let pushEntry: History['pushState'] | undefined

const layersOf = (state: EntryState) => state?.layers ?? []
const entryState = () => history.state as EntryState

function start() {
  if (pushEntry !== undefined) return
  const push = history.pushState.bind(history)
  pushEntry = push
  current = entryState()
  // A page opened from a layer takes the place of the layer's entry. A layer that stays open gets a new one on top.
  history.pushState = (state: EntryState, unused, url) =>
    afterOwnStep(() => {
      const depth = layersOf(entryState()).length
      if (depth > 1) step(1 - depth)
      afterOwnStep(() => {
        if (depth > 0) history.replaceState(state, unused, url)
        else push(state, unused, url)
        current = state
        queueMicrotask(reconcile)
      })
    })
  onPopStateFirst(onPopState)
}

function step(delta: number) {
  afterStep = []
  history.go(delta)
}

const afterOwnStep = (work: () => void) => (afterStep === null ? work() : void afterStep.push(work))

/** Adds or removes entries until there's one for each open layer. */
function reconcile() {
  if (afterStep !== null) return
  const names = open.map(({ name }) => name)
  const stored = layersOf(entryState())
  if (stored.length > names.length) {
    step(names.length - stored.length)
    return
  }
  if (stored.length > 0) history.replaceState({ ...entryState(), layers: names.slice(0, stored.length) }, '')
  for (let depth = stored.length + 1; depth <= names.length; depth += 1)
    pushEntry?.({ ...entryState(), layers: names.slice(0, depth) }, '')
  current = entryState()
}

function onPopState(event: PopStateEvent) {
  const from = current
  current = event.state as EntryState
  const waiting = afterStep
  const depth = layersOf(current).length
  const isLayerStep =
    waiting !== null ||
    (from?.key === current?.key && from?.idx === current?.idx && depth + layersOf(from).length > 0)
  if (isLayerStep) event.stopImmediatePropagation()
  if (waiting !== null) {
    afterStep = null
    for (const work of waiting) work()
  } else {
    for (const layer of open.splice(isLayerStep ? depth : 0).toReversed()) layer.close()
    const next = isLayerStep ? layersOf(current)[open.length] : undefined
    if (next !== undefined && reopeners.get(next)?.() === true) return
  }
  queueMicrotask(reconcile)
}

export function openLayer(layer: Layer) {
  start()
  reopeners.set(layer.name, layer.reopen)
  open.push(layer)
  queueMicrotask(reconcile)
}

export function closeLayer(name: string) {
  const at = open.findIndex((layer) => layer.name === name)
  if (at === -1) return
  open.splice(at, 1)
  queueMicrotask(reconcile)
}
