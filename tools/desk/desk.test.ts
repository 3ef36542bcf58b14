import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { childEnv } from '#server/config/env.ts'
import { explainFault } from './explain-fault.ts'
import { csvLine } from '#server/desk/price-lists/list-file.ts'
import { counted } from '#domain/wording.ts'
import { table } from './print.ts'
import { verb } from './topic.ts'
import { unpackedSize } from '#server/desk/price-lists/unpacked-size.ts'

test('a table is aligned, with numbers to the right and empty cells blank', () => {
  expect(
    table(
      ['id', 'plant', ''],
      [
        [7, 'Lacey Oak', null],
        [121, 'Elm', 'gone'],
      ],
    ),
  ).toBe(' id  plant\n  7  Lacey Oak\n121  Elm        gone')
  expect([counted(1, 'row'), counted(2000, 'row')]).toEqual(['1 row', '2,000 rows'])
})

test('a CSV line quotes cells where needed and escapes formulas', () => {
  expect(csvLine(['4"', 'a, b', '=1+1', '-x', -3, null])).toBe(`"4""","a, b",'=1+1,'-x,-3,\r\n`)
})

test('a verb parses its own options, and only verbs that change data accept --yes', () => {
  const seen: unknown[] = []
  const parts = { usage: '', help: '', options: { size: { type: 'string' } } } as const
  const run = async (values: { size?: string }, positionals: string[]) =>
    void seen.push(values.size, positionals)
  const read = verb({ ...parts, changes: false, run })
  expect(() => read.read(['--yes'])).toThrow(/Unknown option '--yes'/)
  expect(read.read(['--help'])).toBeUndefined()
  const change = verb({ ...parts, changes: true, run })
  void change.read(['file.csv', '--size', '15 gal', '--yes', '--dry-run'])?.()
  expect(seen).toEqual(['15 gal', ['file.csv']])
})

test('explains database faults in a sentence and leaves other errors alone', () => {
  expect(explainFault(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toContain(
    "isn't responding",
  )
  expect(explainFault(Object.assign(new Error('x'), { code: 'toString' }))).toBeUndefined()
  expect(explainFault(new TypeError('a bug'))).toBeUndefined()
})

test.each([[''], ['PK\u0003\u0004'], ['PK\u0005\u0006'.padEnd(22, '\u00FF')]])(
  '%j has no zip directory',
  (text) => {
    expect(unpackedSize(Buffer.from(text, 'latin1'))).toBeUndefined()
  },
)

test('without DATABASE_URL and without a local database, the desk creates none', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'hctc-desk-'))
  const args = [resolve('tools/desk.ts'), 'mail', 'failed']
  const env = childEnv({ DATABASE_URL: '' })
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  rmSync(cwd, { recursive: true })
  expect([status, stderr]).toEqual([1, expect.stringContaining('Set DATABASE_URL')])
})
