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

/** The customer's copy of a request, given up by the worker. Returns the job's id. */
export async function storeDeadEmail(query: Query, quoteId: number): Promise<string> {
  await query(
    `insert into quote_mails (quote_id, kind, recipient_key, refused_at) values ($1, 'customer', sha256('x'), now())`,
    [quoteId],
  )
  const [row] = await query(
    `insert into pgboss.job (name, data, output) values ('mail-dead',
      jsonb_build_object('type', 'quote', 'quoteId', $1::int, 'kind', 'customer'), '{"message": "550 no such mailbox"}')
    returning id`,
    [quoteId],
  )
  return String(row?.['id'])
}
