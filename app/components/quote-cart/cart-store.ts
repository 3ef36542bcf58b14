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
import { createStore } from '#ui/create-store.ts'
import { forgetStoredQuote } from '#app/components/browser-storage.ts'

// The cart in the browser. The cookie is the source of truth: every change reads, updates and writes it under a lock shared by
// all tabs, so no change is lost or applied twice. The screen doesn't wait for the lock.

type Change = (cart: Cart) => Cart

const lockName = 'hillCountryQuote'
const renewAfterMilliseconds = 2_000

/** The newest cart this tab has read, written or received from another tab. */
let latest: StampedCart = nothingStored
/** Changes already on screen but not yet in the cookie. */
let pending: Change[] = []
let channel: BroadcastChannel | null = null
const store = createStore(emptyCart, start)

// A browser may refuse cookies, channels or locks. Then the cart lasts as long as the page.
function readCookie(): StampedCart {
  try {
    return parseCart(findCartCookie(document.cookie))
  } catch {
    return nothingStored
  }
}

function writeCookie(next: StampedCart) {
  const value = writeCart(next)
  if (value === null) forgetStoredQuote()
  try {
    document.cookie = cartCookie(value, { secure: location.protocol === 'https:' })
    channel?.postMessage({ value, stamp: next.stamp })
  } catch {
    // Cookie failures are ignored silently.
  }
}

const withPending = () => pending.reduce((cart, change) => change(cart), latest.cart)

function adopt(other: StampedCart) {
  if (other.stamp <= latest.stamp) return
  latest = other
  store.set(withPending())
}

function commit() {
  if (pending.length === 0) return
  adopt(readCookie())
  const stamp = nextStamp(latest.stamp, Date.now())
  latest = { cart: withPending(), stamp }
  pending = []
  writeCookie(latest)
  store.set(latest.cart)
  scheduleRenewal()
}

async function withLock(work: () => void) {
  try {
    await navigator.locks.request(lockName, work)
  } catch {
    work()
  }
}

let renewTimer: ReturnType<typeof setTimeout> | undefined
let renewal: AbortController | undefined

function scheduleRenewal() {
  // A response to the previous request would restore an older cart.
  renewal?.abort()
  clearTimeout(renewTimer)
  renewTimer = setTimeout(() => void renewCookie(), renewAfterMilliseconds)
}

/** Safari deletes cookies written by scripts after 7 days, so the server sends ours back with its full 30 days. */
async function renewCookie() {
  await withLock(reconcile)
  if (writeCart(latest) === null) return
  const sentStamp = latest.stamp
  renewal = new AbortController()
  const intent: CartIntentName = 'keep'
  try {
    await fetch('/cart', {
      method: 'POST',
      body: new URLSearchParams({ intent }),
      redirect: 'manual',
      signal: renewal.signal,
    })
  } catch {
    // Offline, or aborted by a newer change. The script's own cookie still holds the cart.
  }
  await withLock(reconcile)
  if (latest.stamp !== sentStamp) scheduleRenewal()
}

/** The server's cookie may arrive after a later change from this tab or another; the newer cart wins. */
function reconcile() {
  const stored = readCookie()
  if (stored.stamp < latest.stamp) writeCookie(latest)
  else adopt(stored)
}

function start(): Cart {
  latest = readCookie()
  if (writeCart(latest) === null) forgetStoredQuote()
  try {
    channel = new BroadcastChannel(lockName)
    channel.addEventListener('message', ({ data }: MessageEvent<{ value: string | null; stamp: number }>) =>
      adopt(data.value === null ? { cart: emptyCart, stamp: data.stamp } : parseCart(data.value)),
    )
  } catch {
    // Without a channel, tabs sync when they become visible again.
  }
  const readAgain = () => adopt(readCookie())
  document.addEventListener('visibilitychange', readAgain)
  addEventListener('pageshow', readAgain)
  addEventListener('pagehide', () => {
    renewal?.abort()
    commit()
  })
  return latest.cart
}

/** Pages render with an empty cart on the server, so the HTML is the same for everyone. */
export const cartStore = {
  ...store,
  change: (change: Change) => {
    pending.push(change)
    store.set(withPending())
    void withLock(commit)
  },
}
