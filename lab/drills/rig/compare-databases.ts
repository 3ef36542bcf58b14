import { Client } from 'pg'
import type { Cluster } from '../../../tools/embedded-postgres.ts'

// Describes a database's contents and schema, to compare two databases.

export async function query(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function createDatabase(cluster: Cluster, name: string): Promise<string> {
  await query(cluster.ownerUrl('postgres'), `create database ${name}`)
  return cluster.ownerUrl(name)
}

/** Each table's row count and a checksum of its rows. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await query(
      url,
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    )
    contents[name] = row?.['sum']
  }
  return contents
}

/** The schema as text: columns, indexes, constraints and functions. */
export async function shapeOf(url: string, schema: 'public' | 'pgboss'): Promise<string> {
  const rows = await query(
    url,
    `select 'column ' || table_name || '.' || column_name || ' ' || data_type as line
       from information_schema.columns where table_schema = '${schema}'
     union all select 'index ' || indexdef from pg_indexes where schemaname = '${schema}'
     union all select 'check ' || conrelid::regclass || ' ' || pg_get_constraintdef(c.oid)
       from pg_constraint c join pg_namespace n on n.oid = connamespace where nspname = '${schema}'
     union all select 'function ' || p.oid::regprocedure || md5(prosrc)
       from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname = '${schema}'
     order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}

async function rightsOf(url: string): Promise<string> {
  const rows = await query(
    url,
    `select grantee || ' ' || table_name || ' ' || privilege_type as line
     from information_schema.role_table_grants where grantee like 'hctc_w%' order by 1`,
  )
  return rows.map(({ line }) => line).join('\n')
}

export const everythingOf = async (url: string) =>
  (await Promise.all([shapeOf(url, 'public'), shapeOf(url, 'pgboss'), rightsOf(url)])).join('\n\n')
