import { report, none } from '#lab/drills/rig/measurements.ts'
import { bodyMaker, type GeneratedBody } from '#lab/drills/rig/hostile-body-maker.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import { nextVisitor, post } from '#lab/drills/rig/submitter.ts'
import { workThrough } from '#lab/drills/rig/work-through.ts'

/** S1: generated bodies, checked against an oracle that shares no code with the site. */
export async function hostileBodies(rig: Rig, count: number): Promise<boolean> {
  // Some rows are gone, so there's something to leave out.
  await rig.query('update inventory set deleted_at = now() where id % 17 = 0')
  const stock = await rig.query(`
    select id::int as id, wholesale_price::text as wholesale, lower(size_description) as size, deleted_at is not null as gone from inventory`)
  const rules = await rig.query(
    'select lower(container_size) as size, markup_percentage::text as markup, planting_fee::text as fee from container_markup_rules where active',
  )
  const [minimum] = await rig.query(
    "select value_number::text as dollars from invoicing_documents where key = 'minimum_price'",
  )
  const make = bodyMaker(stock, rules, String(minimum?.dollars ?? '0'), 20_261_115)
  const statuses = new Map<number, number>()
  let [wrongVerdict, wrongTotal] = [0, 0]
  const accepted: { number: string; generated: GeneratedBody }[] = []
  await workThrough(count, 12, async (index) => {
    const generated = make(index)
    const attempt = {
      key: `hostile-body-${String(index).padStart(6, '0')}`,
      body: generated.text,
      visitor: nextVisitor(),
    }
    const response = await post(rig.origins[index % rig.origins.length] ?? '', attempt)
    const text = await response.text()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (response.ok !== generated.valid) {
      wrongVerdict += 1
      if (wrongVerdict <= 3)
        console.log(`     ${generated.why}: ${response.status} ${generated.text.slice(0, 300)}`)
    }
    if (response.ok) accepted.push({ number: JSON.parse(text).quoteNumber, generated })
  })
  const rows = await rig.query(
    'select quote_number as number, (grand_total_cents - coalesce(delivery_cents, 0))::text as total from quotes join quote_versions on quote_id = id',
  )
  const totals = new Map(rows.map(({ number, total }) => [String(number), BigInt(String(total))]))
  for (const { number, generated } of accepted)
    if (totals.get(number) !== generated.totalCents) wrongTotal += 1
  const faults = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, times]) => sum + times, 0)
  const extra = rows.length - accepted.length
  return report(`S1 ${count} hostile bodies`, [
    ...[...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, times]) => ({ name: `status ${status}`, value: times })),
    none('status 500 or above', faults),
    none('accepted or refused, unlike the oracle', wrongVerdict),
    none("totals that differ from the oracle's", wrongTotal),
    none('rows from invalid bodies', extra),
  ])
}
