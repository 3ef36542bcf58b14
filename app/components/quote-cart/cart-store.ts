import {
  cartCookie,
  findCartCookie,
  nextStamp,
  nothingStored,
  parseCart,
  writeCart,
  type StampedCart,
} from '#domain/cart/cart-cookie.ts'
import { emptyCart, type Cart } from '#domain/cart/cart.ts'
import type { CartIntentName } from '#domain/cart/cart-intents.ts'
import { forgetStoredQuote } from '#app/components/browser-storage.ts'

// The cart in the browser. The cookie is the one truth; a change is read, made and written under a lock that all tabs share,
// so that none is lost or made twice. What is shown does not wait for the lock.

type Change = (cart: Cart) => Cart

const lockName = 'hillCountryQuote'
const keepAfter = 2_000

/** The newest cart that this tab has read, written or been told of. */
let known: StampedCart = nothingStored
/** Made by the visitor, shown already, not yet in the cookie. */
let pending: Change[] = []
let shown: Cart = emptyCart
let begun = false
const listeners = new Set<() => void>()
let channel: BroadcastChannel | null = null

// A browser may refuse cookies, channels or locks: then the cart lives as long as the page (CT-05).
function readCookie(): StampedCart {
  try {
    return parseCart(findCartCookie(document.cookie))
  } catch {
    return nothingStored
  }
}

function write(next: StampedCart) {
  const value = writeCart(next)
  if (value === null) forgetStoredQuote()
  try {
    document.cookie = cartCookie(value, { secure: location.protocol === 'https:' })
    channel?.postMessage({ value, stamp: next.stamp })
  } catch {
    // Nothing to be done, and nothing to say.
  }
}

function show() {
  shown = pending.reduce((cart, change) => change(cart), known.cart)
  for (const listener of listeners) listener()
}

function adopt(other: StampedCart) {
  if (other.stamp <= known.stamp) return
  known = other
  show()
}

function commit() {
  if (pending.length === 0) return
  adopt(readCookie())
  const stamp = nextStamp(known.stamp, Date.now())
  known = { cart: pending.reduce((cart, change) => change(cart), known.cart), stamp }
  pending = []
  write(known)
  show()
  keepLater()
}

async function alone(work: () => void) {
  try {
    await navigator.locks.request(lockName, work)
  } catch {
    work()
  }
}

let keepTimer: ReturnType<typeof setTimeout> | undefined
let keeping: AbortController | undefined

function keepLater() {
  // An answer to what has changed since would put back the older cart.
  keeping?.abort()
  clearTimeout(keepTimer)
  keepTimer = setTimeout(() => void keep(), keepAfter)
}

/** Safari forgets after 7 days what a script wrote, so the server sends the cookie back, with 30 days. */
async function keep() {
  await alone(restore)
  if (writeCart(known) === null) return
  const sent = known.stamp
  keeping = new AbortController()
  const intent: CartIntentName = 'keep'
  try {
    await fetch('/cart', {
      method: 'POST',
      body: new URLSearchParams({ intent }),
      redirect: 'manual',
      signal: keeping.signal,
    })
  } catch {
    // Offline, or overtaken by a change: the cookie that the script wrote holds meanwhile.
  }
  await alone(restore)
  if (known.stamp !== sent) keepLater()
}

/** An answer of the server may have arrived after a later change, from here or from another tab. */
function restore() {
  const stored = readCookie()
  if (stored.stamp < known.stamp) write(known)
  else adopt(stored)
}

function begin() {
  begun = true
  known = readCookie()
  shown = known.cart
  if (writeCart(known) === null) forgetStoredQuote()
  try {
    channel = new BroadcastChannel(lockName)
    channel.addEventListener('message', ({ data }: MessageEvent<{ value: string | null; stamp: number }>) =>
      adopt(data.value === null ? { cart: emptyCart, stamp: data.stamp } : parseCart(data.value)),
    )
  } catch {
    // Tabs then agree when they are looked at again.
  }
  const readAgain = () => adopt(readCookie())
  document.addEventListener('visibilitychange', readAgain)
  addEventListener('pageshow', readAgain)
  addEventListener('pagehide', () => {
    keeping?.abort()
    commit()
  })
}

export const cartStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** For the browser only; pages are rendered with an empty cart, so that they are the same for everyone. */
  read: (): Cart => {
    if (!begun) begin()
    return shown
  },
  change: (change: Change) => {
    pending.push(change)
    show()
    void alone(commit)
  },
}
