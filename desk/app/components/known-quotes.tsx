import { Link } from 'react-router'
import { fullName } from '#domain/cart/customer.ts'
import type { KnownQuote } from '#domain/quotes/desk/desk-quote-data.ts'

/** A customer's other quotes, to open. */
export const KnownQuotes = ({ quotes }: { quotes: readonly KnownQuote[] }) => (
  <ul className="pb-2">
    {quotes.map(({ number, title, customer }) => (
      <li key={number}>
        <Link to={`/quotes/${number}`} className="flex min-h-12 items-center text-link underline">
          {title}, {fullName(customer)}, {number}
        </Link>
      </li>
    ))}
  </ul>
)
