import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readInventoryLines } from './catalogue/inventory-rows.ts'
import { readPlantRecords } from './catalogue/plant-record.ts'
import { toPlantRow } from './catalogue/plant-row.ts'
import { progressBar } from './progress-bar.ts'

// A large catalogue for the scale tests: synthetic plants made from the real ones, so that every word and value is as
// common as in life, each under a name of its own, with two inventory rows each. Loaded by COPY, all constraints on.

const firstWords =
  `Amber Ancient Ashen Autumn Balcones Barton Bexar Blanco Blue Boulder Bracken Bronze Burnet Caliche Canyon Cedar Chalk Cibolo
Cinder Clear Cloud Comal Copper Coral Creek Crimson Dawn Desert Devils Dry Dusk Early Ember Evening Falling Far Fawn Fern Flint Frio Frost
Gilded Glass Golden Granite Gray Green Guadalupe Harvest Hidden High Hollow Honey Indigo Iron Ivory Jade Juniper Kendall Lantern Late Lavender
Leaning Limestone Little Llano Lone Lost Low Marble Meadow Medina Mesa Mist Moon Morning Moss Night Noon North Nueces Ochre Old Olive Onion
Pale Pearl Pebble Pecos Pedernales Plateau Prairie Quartz Quiet Rain Ranch Red River Rock Rose Ruby Rust Sabinal Saddle Sand Scarlet Shadow
Shell Silver Sky Slate Smoke Snow South Spring Star Stone Storm Summer Sun Sunset Tall Tawny Thunder Twilight Umber Upland Uvalde Valley Velvet
Violet Vista Walnut Water West Whisper White Wild Willow Wind Winter Wren Yellow`.split(/\s+/)

/** The i-th synthetic plant: a real one, under two more words in front of its name. */
function syntheticName(base: string, round: number): string {
  const first = firstWords[round % firstWords.length]
  const second = firstWords[Math.floor(round / firstWords.length) % firstWords.length]
  const third =
    round < firstWords.length ** 2 ? '' : `${firstWords[Math.floor(round / firstWords.length ** 2)]} `
  return `${third}${second} ${first} ${base}`
}

const escapeCopy = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t')
const quoteElement = (value: string | number) =>
  `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

type Field = string | number | boolean | null | undefined | (string | number)[]

function copyField(value: Field): string {
  if (value === null || value === undefined) return '\\N'
  if (Array.isArray(value)) return escapeCopy(`{${value.map(quoteElement).join(',')}}`)
  return escapeCopy(String(value))
}

async function copyRows(client: Client, table: string, columns: string[], rows: Iterable<Field[]>) {
  function* lines() {
    let batch = ''
    for (const row of rows) {
      batch += `${row.map(copyField).join('\t')}\n`
      if (batch.length > 65_536) {
        yield batch
        batch = ''
      }
    }
    yield batch
  }
  await pipeline(
    Readable.from(lines()),
    client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
  )
}

export async function seedScale(ownerUrl: string, count: number) {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query("set maintenance_work_mem = '512MB'")
    const { rows } = await client.query<{ last: number }>(
      'select coalesce(max(id), 0)::int as last from plants',
    )
    const firstId = (rows[0]?.last ?? 0) + 1
    const indexes = await dropIndexes(client)
    await copyPlants(client, firstId, count)
    await copyInventory(client, firstId, count)
    await progressBar('indexes', indexes.length, async (tick) => {
      for (const [done, definition] of indexes.entries()) {
        await client.query(definition)
        tick(done + 1)
      }
    })
    for (const table of ['plants', 'inventory']) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      )
    }
    await progressBar('analyze', 1, (tick) =>
      client.query('vacuum analyze plants, inventory').then(() => tick(1)),
    )
  } finally {
    await client.end()
  }
}

/** Indexes are built faster over whole tables than row by row. Answers how to make them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where schemaname = 'public' and (tablename in ('plants', 'inventory') or indexdef ~ 'USING gi[ns]') and indexdef !~ 'UNIQUE'`,
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  return rows.map((row) => row.indexdef)
}

// No list or filter reads these, so a million copies of them would only cost disk.
const longTexts = new Set([
  'planting_instructions',
  'watering_care',
  'fertilizing_care',
  'pruning_care',
  'wildlife_benefit',
  'sources',
])

async function copyPlants(client: Client, firstId: number, count: number) {
  const templates = readPlantRecords().map((record) => {
    const row = toPlantRow(record)
    const kept = Object.entries(row).filter(([column]) => !longTexts.has(column))
    return {
      plant_name: row.plant_name,
      values: Object.fromEntries([...kept, ['description', row.description.slice(0, 160)]]),
    }
  })
  const columns = Object.keys(templates[0]?.values ?? {})
  await progressBar('plants', count, (tick) =>
    copyRows(
      client,
      'plants',
      ['id', ...columns],
      (function* () {
        for (let index = 0; index < count; index += 1) {
          const template = templates[index % templates.length]
          if (template === undefined) return
          const plant_name = syntheticName(template.plant_name, Math.floor(index / templates.length))
          yield [firstId + index, ...Object.values({ ...template.values, plant_name })]
          tick(index + 1)
        }
      })(),
    ),
  )
}

async function copyInventory(client: Client, firstId: number, count: number) {
  const lines = readInventoryLines()
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(id), 0)::int as last from inventory',
  )
  const firstRow = (rows[0]?.last ?? 0) + 1
  const records = readPlantRecords()
  const columns = [
    'id',
    'plant_id',
    'plant_name',
    'size_description',
    'wholesale_price',
    'current_height_inches',
    'caliper_inches',
    'is_priority',
  ]
  await progressBar('inventory', 2 * count, (tick) =>
    copyRows(
      client,
      'inventory',
      columns,
      (function* () {
        for (let index = 0; index < 2 * count; index += 1) {
          const plant = Math.floor(index / 2)
          const line = lines[(plant * 7 + index) % lines.length]
          const record = records[plant % records.length]
          if (line === undefined || record === undefined) return
          const name = syntheticName(record.facts.name, Math.floor(plant / records.length))
          yield [
            firstRow + index,
            firstId + plant,
            name,
            line.size,
            line.wholesale_price,
            line.height_in,
            line.caliper_in,
            line.best_seller,
          ]
          tick(index + 1)
        }
      })(),
    ),
  )
}
