import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useQuote } from './use-quote.ts'

function Lost() {
  return <p>{useQuote().cart.lines.length}</p>
}

test('[CT-07] the quote hook outside its provider says so', () => {
  expect(() => renderToString(<Lost />)).toThrow('useQuote must be used within a QuoteProvider')
})
