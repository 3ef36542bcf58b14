import { expect, test } from 'vitest'
import { plantCount } from '#tests/support/catalog-counts.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { seed } from '#tools/seed.ts'

const { owner, ownerUrl } = await cloneDatabase()
const describeOak = (text: string) =>
  owner.query(`update plants set description = $1 where slug = 'lacey-oak'`, [text])
const descriptionOf = async (slug: string) =>
  (await owner.query<{ description: string }>('select description from plants where slug = $1', [slug]))
    .rows[0]?.description

test('[QL-32] the seed leaves what the owner changed, and writes over it only when told to', async () => {
  const ours = await descriptionOf('lacey-oak')
  expect(await seed(ownerUrl)).toBe(`${plantCount()} plants, stock and settings left as they are`)
  await describeOak('Our best oak.')
  await owner.query(`delete from zip_positions where zip_code = (select min(zip_code) from zip_positions)`)
  expect(await seed(ownerUrl)).toMatch(/Left alone, because .*: lacey-oak, \d{5}\n/)
  expect(await descriptionOf('lacey-oak')).toBe('Our best oak.')
  await seed(ownerUrl, ['lacey-oak'])
  expect(await descriptionOf('lacey-oak')).toBe(ours)
})

test('[QL-32] a row that is as the last seed wrote it follows its file', async () => {
  await describeOak('From the file of the last release.')
  await owner.query(
    `update seeded_rows set written = written || '{"description": "From the file of the last release."}'
     where row_key = 'lacey-oak'`,
  )
  await seed(ownerUrl)
  expect(await descriptionOf('lacey-oak')).not.toBe('From the file of the last release.')
})
