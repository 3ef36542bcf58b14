import { visitOf, type Visit } from '#domain/quotes/visit.ts'
import type { PricedCart } from './priced-cart.ts'

/** The visit that the cart asks for: a planting until the prices are known. */
export const visitOfCart = (priced: PricedCart | null): Visit =>
  visitOf(
    priced === null
      ? undefined
      : {
          delivery: priced,
          plants: priced.lines.flatMap((line) => (line.state === 'in-stock' ? [line.price] : [])),
        },
  )
