import { writeCart } from '#domain/cart/cart-cookie.ts'
import { readStored, store } from './browser-storage.ts'
import { cartStore } from './cart-store.ts'

// Notes for the crew are too long for the cart's cookie (reading 3). They go when the cart does (CT-04).

const name = 'hillCountryQuoteNotes'

let forgetting: (() => void) | undefined

function forgetWithCart() {
  forgetting ??= cartStore.subscribe(() => {
    if (writeCart({ cart: cartStore.read(), stamp: 0 }) === null) store(name, null)
  })
}

export const projectNotes = {
  read: () => {
    forgetWithCart()
    return readStored(name) ?? ''
  },
  write: (text: string) => store(name, text === '' ? null : text),
}
