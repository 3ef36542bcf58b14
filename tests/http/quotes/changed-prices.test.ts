import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

// In its own file because reads are cached for minutes, so the changes must come before the first request.
const site = await startSite()
await site.owner.query("update invoicing_documents set value_number = 0 where key = 'minimum_price'")
await site.owner.query("update container_markup_rules set planting_fee = 99 where container_size = '15 gal'")
await site.owner.query('update delivery_zones set per_mile_fee = 2 where min_miles = 15')

const words = async (path: string) => wordsIn(await (await site.get(path)).text())

test('a changed fee appears on every page that mentions it', async () => {
  expect(await words('/services/tree-service')).toContain('15 gal 6 to 10 ft $99')
  expect(await words('/blog/what-a-container-size-means')).toContain('5 to 7 $99')
})

test('without a minimum order, no page mentions one', async () => {
  expect(await words('/services/tree-service')).not.toContain('Plants and planting together have to reach')
  expect(await words('/blog/what-a-container-size-means')).not.toContain('The minimum order is')
})

test('different zones are listed, and no sentence claims free delivery', async () => {
  expect(await words('/services/tree-delivery')).toContain(
    '0 to 15 miles Free 15 to 40 miles $2 a mile Beyond 40 miles $200 flat',
  )
  expect(await words('/blog/what-a-container-size-means')).not.toContain('Delivery is free within')
})
