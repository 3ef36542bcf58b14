import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { Client } from 'pg'
import { plantPrice } from '#domain/pricing/plant-price.ts'
import { resolveSizePrices } from '#domain/pricing/size-prices.ts'
import { formatCents } from '#domain/money.ts'
import { findPlants } from '#domain/search/find-plants.ts'
import { emptyPlantSearch } from '#domain/search/plant-search.ts'
import { loadCatalog } from '#server/catalog/catalog-snapshot.ts'
import { closeDatabase, useDatabase } from '#server/platform/database/database.ts'
import { readBusiness } from './catalogue/business.ts'
import { migrate } from './migrate.ts'
import { withOwnersDatabase } from './owners-database.ts'
import { seed } from './seed.ts'

// npx node tools/catalogue-report.ts
//
// Reports how complete the catalog is: filled fields, plants by filter value, stock by container size.

const listColumns = `select column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name = 'plants' and is_generated = 'NEVER' and column_name not in ('id', 'changed_at') order by 1`

async function reportFields(client: Client) {
  const { rows: columns } = await client.query<{ name: string; type: string }>(listColumns)
  console.log('\nFields of the plants table, and how many plants have them')
  for (const { name, type } of columns) {
    const filled =
      type === 'ARRAY'
        ? `cardinality(${name}) > 0`
        : `${name} is not null and ${name}::text not in ('Not assessed', 'unknown')`
    const { rows } = await client.query(
      `select count(*) filter (where ${filled})::int as filled, count(*)::int as plants from plants`,
    )
    console.log(`${name.padEnd(24)} ${String(rows[0].filled).padStart(4)} of ${rows[0].plants}`)
  }
}

async function reportFilters() {
  const { plants, vocabulary } = await loadCatalog()
  const { counts } = findPlants(plants, vocabulary, emptyPlantSearch, 1)
  console.log('\nPlants by filter value')
  for (const [filter, values] of Object.entries(counts))
    for (const [value, count] of Object.entries(values))
      console.log(`${`${filter}: ${value}`.padEnd(24)} ${String(count).padStart(4)}`)
}

async function reportStock(client: Client) {
  const rules = readBusiness().markup_rules.filter(({ active }) => active)
  const prices = resolveSizePrices(
    rules.map((rule) => ({
      containerSize: rule.container_size,
      markupBasisPoints: Math.round(rule.markup_percentage * 100),
      plantingFeeCents: Math.round(rule.planting_fee * 100),
    })),
  )
  const { rows } = await client.query<{ size: string; cents: number[] }>(
    `select size_description as size, array_agg((wholesale_price * 100)::int order by wholesale_price) as cents
     from inventory where deleted_at is null group by 1 order by min(wholesale_price)`,
  )
  console.log('\nStock by container size: rows; lowest, median and highest plant price; planting fee')
  for (const { size, cents } of rows) {
    const retail = cents.map((wholesale) => plantPrice(wholesale, size, prices))
    const [low, middle, high] = [retail[0], retail[Math.floor(retail.length / 2)], retail.at(-1)]
    const columns = [low, middle, high].map((price) => formatCents(price?.unitPriceCents ?? 0).padStart(11))
    console.log(
      `${size.padEnd(18)} ${String(cents.length).padStart(4)} ${columns.join('')} ${formatCents(low?.plantingFeeCents ?? 0).padStart(7)}`,
    )
  }
}

await withOwnersDatabase(async (ownerUrl) => {
  await migrate(ownerUrl)
  console.log(await seed(ownerUrl))
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  await reportFields(client)
  useDatabase(ownerUrl, { poolSize: 2, statementTimeoutMs: 10_000 })
  await reportFilters()
  await closeDatabase()
  await reportStock(client)
  await client.end()
})
