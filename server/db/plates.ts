import { db } from './database.ts'

/** The keys of the plants' pictures, for plants that have one. */
export async function listPlateKeys(plantIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db()
    .selectFrom('plants')
    .select(['id', 'image_url'])
    .where('id', 'in', [...plantIds])
    .execute()
  return new Map(rows.flatMap(({ id, image_url }) => (image_url === null ? [] : [[id, image_url] as const])))
}
