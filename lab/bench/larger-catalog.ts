import { Client } from 'pg'
import { throwAwayFolder } from '../../tools/embedded-postgres.ts'
import { migrate } from '../../tools/migrate.ts'
import { openLocalDatabase } from '../../tools/owners-database.ts'
import { seed } from '../../tools/seed.ts'

const words = '{Amber,Balcones,Bronze,Caliche,Dusk,Early,Frio,Granite,Hidden,Indigo,Llano,Moss}'

/** Creates a database with the shipped catalog, plus renamed copies of its plants up to `size`, each with two stock items. */
export async function largerCatalog(size: number) {
  const database = await openLocalDatabase(throwAwayFolder(), { durable: false })
  await migrate(database.ownerUrl)
  await seed(database.ownerUrl)
  const owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ names: string; shipped: number }>(
    `select string_agg(column_name, ', ') as names, (select count(*)::int from plants) as shipped
     from information_schema.columns where table_schema = 'public' and table_name = 'plants'
       and is_generated = 'NEVER' and column_name not in ('id', 'plant_name')`,
  )
  const { names, shipped } = rows[0] ?? { names: '', shipped: 0 }
  await owner.query(
    `insert into plants (plant_name, ${names})
     select words[1 + copy % 12] || ' ' || words[1 + copy / 12] || ' ' || plant_name, ${names}
     from generate_series(0, ${Math.ceil(size / shipped)}) as copy, (select '${words}'::text[] as words) as word, plants
     order by copy, plants.id limit ${size - shipped}`,
  )
  await owner.query(
    `insert into inventory (plant_id, plant_name, size_description, wholesale_price, current_height_inches, is_priority)
     select id, plant_name, sizes[1 + (id * pot) % 6], 2 + (id * 37 + pot * 11) % 400, 6 + (id * 13) % 200, id % 16 = 0
     from plants, generate_series(1, 2) as pot, (select array['4"', '1 gal', '5 gal', '#15', '30 gal', 'Ball and burlap'] as sizes) as size
     where id > ${shipped}`,
  )
  await owner.query('analyze')
  await owner.end()
  return database
}
