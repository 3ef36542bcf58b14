import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useQuote } from './use-quote.ts'

function OutsideProvider() {
  return <p>{useQuote().cart.lines.length}</p>
}

test('[CT-07] useQuote throws outside its provider', () => {
  expect(() => renderToString(<OutsideProvider />)).toThrow('useQuote must be used within a QuoteProvider')
})
