import { randomBytes } from 'node:crypto'

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>

/** An estimate is valid for 30 days, so an older one has expired. */
type Request = { firstName: string; hoursAgo: number }

/** A request as the site has stored it some hours ago, for tests that have no site or can't wait. */
export async function storeRequest(query: Query, { firstName, hoursAgo }: Request) {
  const token = randomBytes(16).toString('base64url')
  const letters = randomBytes(4).toString('hex').toUpperCase()
  const number = `HCT-26-${letters.slice(0, 4)}-${letters.slice(4)}`
  const [row] = await query(
    `with someone as (insert into customers (first_name, last_name, email, phone, address, city)
      values ($1, 'Miller', $2, '8305550117', '118 Cibolo Ridge', 'Boerne') returning id)
    insert into quotes (quote_number, customer_id, subtotal_cents, labor_cents, delivery_cents, grand_total_cents, terms_version,
      terms_accepted_at, created_at, idempotency_key, body_hash, page_token)
    select $3, id, 30000, 8500, 0, 38500, 'v1', now(), now() - make_interval(hours => $4), $5, sha256('x'), $6 from someone
    returning id::int`,
    [firstName, `${firstName.toLowerCase()}@gmial.example`, number, hoursAgo, `key-of-${number}`, token],
  )
  const id = Number(row?.['id'])
  await query(
    `insert into quote_items (quote_id, line, inventory_id, plant_id, plant_name, scientific_name, container_size, quantity,
      unit_price_cents, planting_fee_cents, line_total_cents)
    select $1, 1, id, plant_id, plant_name, 'x', size_description, 1, 30000, 8500, 38500 from inventory
    where deleted_at is null and size_description = '15 gal' order by id limit 1`,
    [id],
  )
  await query('select adopt_quotes(array[$1::bigint])', [id])
  return { id, number, token }
}

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
