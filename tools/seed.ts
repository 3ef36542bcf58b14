import '#server/require-node-24.ts'
import { sql } from 'kysely'
import { connect, type Database } from '#server/db/database.ts'
import { readBusiness } from './catalogue/business.ts'
import { readCommunities, readZipPositions } from './catalogue/communities.ts'
import { readInventoryLines } from './catalogue/inventory-rows.ts'
import { readPlantRecords, slugOf } from './catalogue/plant-record.ts'
import { toPlantRow } from './catalogue/plant-row.ts'
import { migrate } from './migrate.ts'
import { readPlateIndex } from './plates/plate-index.ts'
import { withOwnersDatabase } from './owners-database.ts'

// Fills the database from db/catalogue. Plants and places follow their files whenever this runs. Everything that the owner
// changes in the running business (stock, prices, settings) is written once, into an empty table, and never again.

async function isEmpty(db: Database, table: 'inventory' | 'company_settings') {
  return (
    (await db
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst()) === undefined
  )
}

async function seedPlants(db: Database) {
  const plates = readPlateIndex()
  const rows = readPlantRecords().map((record) => {
    const plate = plates.get(slugOf(record.facts.name))
    const picture = plate && {
      image_url: plate.key,
      image_color: plate.color,
      image_credit: `Illustration, ${plate.season}`,
    }
    return {
      ...toPlantRow(record),
      ...(picture ?? { image_url: null, image_color: null, image_credit: null }),
    }
  })
  for (const row of rows) {
    await db
      .insertInto('plants')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute()
  }
  return rows.length
}

async function seedPlaces(db: Database) {
  for (const community of readCommunities()) {
    await db
      .insertInto('communities')
      .values(community)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(community))
      .execute()
  }
  await db
    .insertInto('zip_positions')
    .values(readZipPositions())
    .onConflict((conflict) =>
      conflict
        .column('zip_code')
        .doUpdateSet({ latitude: sql`excluded.latitude`, longitude: sql`excluded.longitude` }),
    )
    .execute()
}

async function seedInventory(db: Database) {
  if (!(await isEmpty(db, 'inventory'))) return 0
  const wholesalers = await db
    .insertInto('wholesalers')
    .values(readBusiness().wholesalers.map((name) => ({ name })))
    .returning(['id', 'name'])
    .execute()
  const wholesalerIds = new Map(wholesalers.map(({ id, name }) => [name, id]))
  const plants = await db.selectFrom('plants').select(['id', 'plant_name']).execute()
  const plantIds = new Map(plants.map((plant) => [plant.plant_name, plant.id]))
  const rows = readInventoryLines().map((line) => {
    const plantId = plantIds.get(line.plant)
    if (plantId === undefined)
      throw new Error(`inventory.tsv names ${line.plant}, which is not in the catalogue`)
    return {
      id: line.id,
      plant_id: plantId,
      plant_name: line.plant,
      plant_name_in_pdf: line.name_in_pdf,
      created_from_pdf: line.name_in_pdf !== null,
      size_description: line.size,
      wholesale_price: line.wholesale_price,
      wholesaler_id: wholesalerIds.get(line.wholesaler) ?? null,
      use_catalog_image: line.custom_image === null,
      custom_image_url: line.custom_image,
      current_height_inches: line.height_in,
      caliper_inches: line.caliper_in,
      is_priority: line.best_seller,
      deleted_at: line.deleted ? new Date() : null,
    }
  })
  await db.insertInto('inventory').values(rows).execute()
  await sql`select setval(pg_get_serial_sequence('inventory', 'id'), (select max(id) from inventory))`.execute(
    db,
  )
  return rows.length
}

async function seedBusiness(db: Database) {
  if (!(await isEmpty(db, 'company_settings'))) return
  const business = readBusiness()
  const settings = Object.entries(business.settings).map(([setting_key, value]) => ({
    setting_key,
    setting_value: JSON.stringify(value),
  }))
  const featured = {
    setting_key: 'featured_plants',
    setting_value: JSON.stringify(business.featured_plants),
    setting_type: 'json',
  }
  await db
    .insertInto('company_settings')
    .values([...settings, featured])
    .execute()
  await db
    .insertInto('invoicing_documents')
    .values({ key: 'minimum_price', value_number: business.minimum_order_dollars })
    .execute()
  await db.insertInto('container_markup_rules').values(business.markup_rules).execute()
  await db.insertInto('delivery_zones').values(business.delivery_zones).execute()
}

/** Returns what is there now, in one line. */
export async function seed(ownerUrl: string): Promise<string> {
  const db = connect(ownerUrl, 1)
  try {
    const summary = await db.transaction().execute(async (transaction) => {
      const plants = await seedPlants(transaction)
      await seedPlaces(transaction)
      const added = await seedInventory(transaction)
      await seedBusiness(transaction)
      return `${plants} plants, ${added > 0 ? `${added} inventory rows` : 'stock and settings left as they are'}`
    })
    // Without fresh statistics the planner guesses until autovacuum comes by.
    await sql`analyze plants, inventory`.execute(db)
    return summary
  } finally {
    await db.destroy()
  }
}

if (import.meta.main) {
  await withOwnersDatabase(async (ownerUrl) => {
    await migrate(ownerUrl)
    console.log(await seed(ownerUrl))
  })
}
