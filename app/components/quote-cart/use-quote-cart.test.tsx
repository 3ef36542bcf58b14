import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useQuoteCart } from './use-quote-cart.ts'

function OutsideProvider() {
  return <p>{useQuoteCart().cart.lines.length}</p>
}

test('[CT-07] useQuote throws outside its provider', () => {
  expect(() => renderToString(<OutsideProvider />)).toThrow('useQuote must be used within a QuoteProvider')
})
