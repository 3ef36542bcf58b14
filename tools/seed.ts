import { Client } from 'pg'

/** Fills an empty database; a database with settings in it is left as it is. */
export async function seedIfEmpty(ownerUrl: string): Promise<string> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      "insert into company_settings values ('company_name', 'Hill Country Tree Company') on conflict do nothing",
    )
    return rowCount === 0 ? 'already there' : 'one setting'
  } finally {
    await client.end()
  }
}
