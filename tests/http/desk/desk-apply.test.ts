import { afterAll, expect, test, vi } from 'vitest'
import { closeDatabase, db, useDatabase, type Database } from '#server/db/database.ts'
import { listStockOfWholesaler } from '#server/db/stock-lists.ts'
import { runDesk } from '#tests/support/desk.ts'
import { openStock } from '#tests/support/stock-lists.ts'
import { until } from '#tests/support/until.ts'
import { writeIfUnchanged } from '#server/desk/planned-change.ts'

// Each desk command runs in its own process.
vi.setConfig({ testTimeout: 40_000 })

const { farm, header, owner, ownerUrl, stockOf, write } = await openStock()
useDatabase(ownerUrl, { poolSize: 2, statementTimeoutMs: 10_000 })
afterAll(closeDatabase)

const { rows } = await owner.query('select id from wholesalers where name = $1', [farm])
const farmId = Number(rows[0].id)
const raisePrices = `update inventory set wholesale_price = wholesale_price + 1 where wholesaler_id = ${farmId}`

test('a change is refused if its data changed since it was read', async () => {
  const read = (on: Database) => listStockOfWholesaler(on, farmId)
  const before = await read(db())
  expect(before.length).toBeGreaterThan(0)
  await owner.query(raisePrices)
  const change = vi.fn(async () => undefined)
  await expect(writeIfUnchanged({ before, read, write: change }, 'Run it again.')).rejects.toThrow(
    'Run it again.',
  )
  expect(change).not.toHaveBeenCalled()
  await writeIfUnchanged({ before: await read(db()), read, write: change }, 'Run it again.')
  expect(change).toHaveBeenCalledOnce()
})

test("a list isn't applied if the same rows change at that moment", async () => {
  const list = write('list.csv', `${header}#15,Lacey Oak,12,Quercus laceyi,95,,\n`)
  const importing = ['inventory', 'import', list, '--wholesaler', farm, '--yes']
  const { err } = await runDesk(ownerUrl, importing)
  const removed = /add --removing (\d+)/.exec(err)?.[1] ?? ''
  await owner.query('begin')
  await owner.query(raisePrices)
  const result = runDesk(ownerUrl, [...importing, '--removing', removed])
  await until('the import waits for the changed rows', async () => {
    const { rowCount } = await owner.query(
      'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
    )
    return (rowCount ?? 0) > 0
  })
  await owner.query('commit')
  const before = await stockOf(farm)
  expect(await result).toMatchObject({
    code: 1,
    err: expect.stringContaining('The stock changed while you were reading this. Nothing was written'),
  })
  expect(await stockOf(farm)).toEqual(before)
})
