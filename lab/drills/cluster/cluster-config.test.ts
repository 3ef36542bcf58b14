import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { clusterConfig } from './cluster-config.ts'

const example = parseEnv(readFileSync('lab/drills/cluster/cluster.env.example', 'utf8'))
const values = {
  ...example,
  NODE: 'node2',
  SUPERUSER_PASSWORD: 'a1',
  REPLICATION_PASSWORD: 'b2',
  API_PASSWORD: 'c3',
}

type Patroni = {
  name: string
  restapi: { listen: string }
  bootstrap: { dcs: Record<string, unknown>; initdb: unknown[] }
  postgresql: { pg_hba: string[] }
}

test('[OP-60] PostgreSQL has checksums, and a commit is on two servers before it is acknowledged', () => {
  const patroni = parse(clusterConfig('patroni.yml', values)) as Patroni
  expect(patroni.name).toBe('node2')
  expect(patroni.restapi.listen).toBe('10.0.0.12:8008')
  expect(patroni.bootstrap.dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true })
  expect(patroni.bootstrap.initdb).toContain('data-checksums')
  const { ttl, loop_wait: wait, retry_timeout: retry } = patroni.bootstrap.dcs
  expect(Number(ttl)).toBeGreaterThanOrEqual(Number(wait) + 2 * Number(retry))
  // Nobody gets in without a password, except the system's own user postgres.
  expect(patroni.postgresql.pg_hba.filter((line) => !line.endsWith(' scram-sha-256'))).toEqual([
    'local all postgres peer',
  ])
})

test('[OP-60] HAProxy listens on this machine only and checks all three servers', () => {
  const haproxy = clusterConfig('haproxy.cfg', values)
  expect(haproxy.match(/^ +bind .*$/gm)).toEqual(['    bind 127.0.0.1:5000'])
  expect(haproxy.match(/(?<=^ +server )\w+ \S+/gm)).toEqual([
    'node1 10.0.0.11:5432',
    'node2 10.0.0.12:5432',
    'node3 10.0.0.13:5432',
  ])
})

test('[OP-60] etcd knows all three servers', () => {
  const etcd = parseEnv(clusterConfig('etcd.env', values))
  expect(etcd['ETCD_NAME']).toBe('node2')
  expect(etcd['ETCD_INITIAL_CLUSTER']).toBe(
    'node1=http://10.0.0.11:2380,node2=http://10.0.0.12:2380,node3=http://10.0.0.13:2380',
  )
})

test.each([
  ['a missing value', { ...values, API_PASSWORD: '' }, /API_PASSWORD/],
  ['an unknown server', { ...values, NODE: 'node4' }, /ADDRESS/],
  ['a value that ends its quotation', { ...values, API_PASSWORD: 'a" # b' }, /API_PASSWORD/],
])('[OP-60] %s is refused', (_, wrong, message) => {
  expect(() => clusterConfig('patroni.yml', wrong)).toThrow(message)
})
