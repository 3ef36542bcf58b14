import { parseArgs } from 'node:util'
import { startRig } from './rig/rig.ts'
import { behindCache, isDiskless, isDrill, scenarios, withoutApps } from './scenarios.ts'
import { throwAwayFolder } from '../../tools/embedded-postgres.ts'
import { freePort } from '../../tools/free-port.ts'

// One scenario with a site and a database of its own. run-drills.ts starts it, and stops whatever it leaves behind.

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, template: { type: 'string' } },
  allowPositionals: true,
})
const [name = ''] = positionals
// A worker deletes photos that its database doesn't know: not those of the development database.
process.env['PRIVATE_FILES'] = throwAwayFolder()

async function run(): Promise<boolean> {
  const scenario = scenarios(values.quick)[name]
  if (scenario === undefined) throw new Error(`there's no scenario ${name}`)
  if (isDrill(scenario)) return scenario()
  const rig = await startRig({
    ...(withoutApps.has(name) && { apps: 0 }),
    entries: behindCache.has(name) ? { SITE_ORIGIN: `http://127.0.0.1:${await freePort()}` } : {},
    template: values.template,
    durable: !isDiskless(name),
  })
  const stock = await rig.query(
    "select id::int as id from inventory where deleted_at is null and size_description = '15 gal' order by id limit 3",
  )
  const items = stock.map(({ id }, index) => ({ inventoryId: Number(id), quantity: index + 1 }))
  const holds = await scenario(rig, items)
  await rig.stop()
  return holds
}

const holds = await run().catch((error: unknown) => {
  console.log(`FAIL ${name}`, error)
  return false
})
process.exit(holds ? 0 : 1)
