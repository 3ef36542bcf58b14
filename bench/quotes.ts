import '#server/require-node-24.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRig, type Rig } from '#tests/faults/rig.ts'
import { newAttempt, post } from '#tests/faults/submitter.ts'

// P6: durable quotes a second through the whole site, with 64 clients, beside pgbench running the same inserts in the
// same database and the same run. Three turns of each, one after the other; the median counts.

const clients = 64
const seconds = 15

/** What a quote of three lines writes: the same rows and the same limits, in one transaction. */
const transaction = `
\\set visitor random(1, 1000000000)
begin;
with customer as (
  insert into customers (first_name, last_name, email, phone, address, city, state, zip_code)
  values ('Elena', 'Ortiz', 'elena.' || :visitor || '@example.com', '8305550117', '118 Cibolo Ridge', 'Boerne', 'TX', '78006') returning id),
quote as (
  insert into quotes (quote_number, page_token, customer_id, project_notes, subtotal_cents, labor_cents, delivery_cents, grand_total_cents,
    delivery_miles, delivery_reason, terms_version, terms_accepted_at, idempotency_key, body_hash)
  select 'HCT-26-' || upper(substr(md5(random()::text), 1, 4)) || '-' || upper(substr(md5(random()::text), 1, 4)), substr(md5(random()::text), 1, 22),
    id, 'Gate code 4417.', 100, 50, 0, 150, 22.3, 'Zone', 'Terms', now(), md5(random()::text), sha256(random()::text::bytea) from customer returning id),
items as (
  insert into quote_items (quote_id, line, inventory_id, plant_id, plant_name, scientific_name, container_size, quantity, unit_price_cents, planting_fee_cents, line_total_cents)
  select quote.id, line, 1, (select plant_id from inventory where id = 1), 'Texas Redbud', 'Cercis canadensis', '15 gal', 1, 100, 50, 150 from quote, generate_series(1, 3) line),
mails as (
  insert into quote_mails (quote_id, kind, recipient_key) select id, 'business', null from quote union all select id, 'customer', sha256(random()::text::bytea) from quote)
insert into pgboss.job (name, data, priority, policy, dead_letter, retry_limit, retry_delay, retry_backoff, heartbeat_seconds)
select 'mail-bench', jsonb_build_object('quoteId', id, 'kind', kind), 1, 'standard', 'mail-dead', 12, 5, true, 20 from quote, unnest(array['business', 'customer']) kind;
select take_from_limit(sha256((:visitor || 'a')::bytea), 6, 60);
select take_from_limit(sha256((:visitor || 'b')::bytea), 3, 60);
commit;
`

function runPgbench(ownerUrl: string, script: string): number {
  const { hostname, port, username, pathname } = new URL(ownerUrl)
  const args = [
    '-n',
    '-f',
    script,
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-h',
    hostname,
    '-p',
    port,
    '-U',
    username,
  ]
  const output = execFileSync('pgbench', [...args, pathname.slice(1)], { encoding: 'utf8' })
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0)
}

async function runSite(rig: Rig, items: { inventoryId: number; quantity: number }[]): Promise<number> {
  const end = performance.now() + seconds * 1000
  const begun = performance.now()
  let stored = 0
  await Promise.all(
    Array.from({ length: clients }, async (_, lane) => {
      while (performance.now() < end) {
        const origin = rig.origins[lane % rig.origins.length] ?? ''
        // A connection that was kept since the last turn may have been closed meanwhile.
        const response = await post(origin, newAttempt(items)).catch(() => undefined)
        await response?.arrayBuffer()
        if (response?.status === 201) stored += 1
      }
    }),
  )
  return (stored * 1000) / (performance.now() - begun)
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const rig = await startRig({ apps: 2, worker: false })
const folder = mkdtempSync(join(tmpdir(), 'hctc-bench-'))
try {
  const script = join(folder, 'quote.sql')
  writeFileSync(script, transaction)
  const stock = await rig.query(
    "select id::int as id from inventory where deleted_at is null and size_description = '15 gal' order by id limit 3",
  )
  const items = stock.map(({ id }, index) => ({ inventoryId: Number(id), quantity: index + 1 }))
  await rig.query('select pgboss.create_queue($1, $2)', ['mail-bench', { policy: 'standard' }])
  const [site, database]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 3; turn += 1) {
    site.push(await runSite(rig, items))
    database.push(runPgbench(rig.ownerUrl, script))
  }
  const [quotes, inserts] = [median(site), median(database)]
  console.log(`quotes through the site  ${site.map(Math.round).join(', ')} a second`)
  console.log(`pgbench, the same rows   ${database.map(Math.round).join(', ')} a second`)
  console.log(
    `P6 ${quotes / inserts >= 0.5 ? 'holds' : 'does not hold'}: ${(quotes / inserts).toFixed(2)} (at least 0.5)`,
  )
} finally {
  rmSync(folder, { recursive: true })
  await rig.stop()
}
