import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/support/site.ts'

const { owner } = await cloneDatabase()

test("every species is native here, native to Texas, or says it's neither", async () => {
  const { rows } = await owner.query("select plant_name from plants where texas_native = 'No' order by 1")
  expect(rows.map((row) => row.plant_name)).toEqual([
    'Arbequina Olive',
    'Crape Myrtle',
    'Mexican Sycamore',
    'Pride of Barbados',
    'Rosemary',
  ])
})
