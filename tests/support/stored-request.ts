import { storeQuote } from './stored-quote.ts'

type Query = Parameters<typeof storeQuote>[0]

/** A request as the site has stored it some hours ago, for tests that have no site or can't wait. */
export const storeRequest = (
  query: Query,
  { firstName, hoursAgo }: { firstName: string; hoursAgo: number },
) =>
  storeQuote(query, {
    firstName,
    lastName: 'Miller',
    email: `${firstName.toLowerCase()}@gmial.example`,
    city: 'Boerne',
    phone: '8305550117',
    quantity: 1,
    at: new Date(Date.now() - hoursAgo * 3_600_000),
  })

/** The customer's copy of a request, given up by the worker. Returns its id. */
export async function storeDeadEmail(query: Query, quoteId: number): Promise<string> {
  const [row] = await query(
    `insert into emails (type, quote_id, seq, recipient_key, refused_at, reason)
     values ('customer', $1, 1, sha256('x'), now(), '550 no such mailbox') returning id`,
    [quoteId],
  )
  return String(row?.['id'])
}
