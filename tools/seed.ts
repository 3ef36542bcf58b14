import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { sql } from 'kysely'
import { connect, type Database } from '#server/platform/database/database.ts'
import { readBusiness } from './catalogue/business.ts'
import { readCommunities, readZipPositions } from './catalogue/communities.ts'
import { readOakRules, readWaterSuppliers } from './catalogue/local-rules.ts'
import { readInventoryLines } from './catalogue/inventory-rows.ts'
import { readPlantRecords, slugOf } from './catalogue/plant-record.ts'
import { toPlantRow } from './catalogue/plant-row.ts'
import { migrate } from './migrate.ts'
import { seedRows } from './catalogue/seed-rows.ts'
import { readPlateIndex } from './catalogue/plate-index.ts'
import { withOwnersDatabase } from './owners-database.ts'

// Fills the database from db/catalogue. Plants, local rules, communities and ZIP codes are updated from their files on every run, except for
// rows that the owner changed. Stock, prices and settings are only written into empty tables.

type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key

/** Catalog files use the database's snake_case column names; Kysely expects camelCase. */
function camelKeys<Row extends object>(row: Row) {
  const entries = Object.entries(row).map(([key, value]) => [
    key.replaceAll(/_(.)/g, (_, next: string) => next.toUpperCase()),
    value,
  ])
  return Object.fromEntries(entries) as { [Key in keyof Row & string as CamelCase<Key>]: Row[Key] }
}

async function isEmpty(db: Database, table: 'inventory' | 'companySettings') {
  return (
    (await db
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst()) === undefined
  )
}

function plantRows() {
  const plates = readPlateIndex()
  return readPlantRecords().map((record) => {
    const slug = slugOf(record.facts.name)
    const plate = plates.get(slug)
    return {
      slug,
      ...toPlantRow(record),
      image_url: plate?.key ?? null,
      image_credit: plate === undefined ? null : `Illustration, ${plate.season}`,
    }
  })
}

/** Returns how many plants there are, and the rows that the owner changed. */
async function seedCatalog(db: Database, overwrite: readonly string[]) {
  const plants = plantRows()
  const changed = [
    ...(await seedRows(db, { table: 'plants', key: 'slug', isKeyGenerated: true, rows: plants, overwrite })),
    // Communities refer to them.
    ...(await seedRows(db, { table: 'oak_rules', key: 'slug', rows: readOakRules(), overwrite })),
    ...(await seedRows(db, { table: 'water_suppliers', key: 'slug', rows: readWaterSuppliers(), overwrite })),
    ...(await seedRows(db, { table: 'communities', key: 'slug', rows: readCommunities(), overwrite })),
    ...(await seedRows(db, { table: 'zip_positions', key: 'zip_code', rows: readZipPositions(), overwrite })),
  ]
  return { plants: plants.length, changed }
}

async function seedInventory(db: Database) {
  if (!(await isEmpty(db, 'inventory'))) return 0
  const wholesalers = await db
    .insertInto('wholesalers')
    .values(readBusiness().wholesalers.map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute()
  const wholesalerIds = new Map(wholesalers.map(({ id, name }) => [name, id]))
  const plants = await db.selectFrom('plants').select(['id', 'plantName']).execute()
  const plantIds = new Map(plants.map((plant) => [plant.plantName, plant.id]))
  const rows = readInventoryLines().map((line) => {
    const plantId = plantIds.get(line.plant)
    if (plantId === undefined)
      throw new Error(`inventory.tsv names ${line.plant}, which isn't in the catalog`)
    return {
      id: line.id,
      plantId: plantId,
      plantName: line.plant,
      plantNameInPdf: line.name_in_pdf,
      createdFromPdf: line.name_in_pdf !== null,
      sizeDescription: line.size,
      wholesalePrice: line.wholesale_price,
      wholesalerId: wholesalerIds.get(line.wholesaler) ?? null,
      useCatalogImage: line.custom_image === null,
      customImageUrl: line.custom_image,
      currentHeightInches: line.height_in,
      caliperInches: line.caliper_in,
      isPriority: line.best_seller,
      deletedAt: line.deleted ? new Date() : null,
    }
  })
  await db.insertInto('inventory').values(rows).execute()
  await sql`select setval(pg_get_serial_sequence('inventory', 'id'), (select max(id) from inventory))`.execute(
    db,
  )
  return rows.length
}

async function seedBusiness(db: Database) {
  if (!(await isEmpty(db, 'companySettings'))) return
  const business = readBusiness()
  const settings = Object.entries(business.settings).map(([settingKey, value]) => ({
    settingKey,
    settingValue: JSON.stringify(value),
  }))
  const featured = {
    settingKey: 'featured_plants',
    settingValue: JSON.stringify(business.featured_plants),
    settingType: 'json',
  }
  await db
    .insertInto('companySettings')
    .values([...settings, featured])
    .execute()
  await db
    .insertInto('invoicingDocuments')
    .values({ key: 'minimum_price', valueNumber: business.minimum_order_dollars })
    .execute()
  await db.insertInto('containerMarkupRules').values(business.markup_rules.map(camelKeys)).execute()
  await db.insertInto('deliveryZones').values(business.delivery_zones.map(camelKeys)).execute()
}

/** Returns a summary. `overwrite` names rows to write even if the owner changed them. */
export async function seed(ownerUrl: string, overwrite: readonly string[] = []): Promise<string> {
  const db = connect(ownerUrl, 1)
  try {
    const summary = await db.transaction().execute(async (transaction) => {
      const { plants, changed } = await seedCatalog(transaction, overwrite)
      const added = await seedInventory(transaction)
      await seedBusiness(transaction)
      return [
        `${plants} plants, ${added > 0 ? `${added} inventory rows` : 'stock and settings left as they are'}`,
        ...(changed.length === 0
          ? []
          : [
              `Left alone, because they were changed in the database: ${changed.join(', ')}`,
              'npm run seed -- NAME… writes the files over these.',
            ]),
      ].join('\n')
    })
    // Otherwise the planner has no statistics until the first autovacuum.
    await sql`analyze plants, inventory`.execute(db)
    return summary
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) {
  await withOwnersDatabase(async (ownerUrl) => {
    await migrate(ownerUrl)
    console.log(await seed(ownerUrl, process.argv.slice(2)))
  })
}
