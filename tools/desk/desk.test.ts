import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { counted } from '#domain/wording.ts'
import { desk, topics } from '../desk.ts'
import { explainFault } from './explain-fault.ts'
import { chooseEmails } from './mail.ts'
import { table } from './print.ts'
import { readOne, readWholeNumber } from './read-arguments.ts'
import { verb } from './topic.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder()

test('[QL-29] the command line has what must work without the desk or has no screen, and nothing else', async () => {
  const verbs = await Promise.all(
    Object.entries(topics).map(async ([name, load]) => [name, Object.keys((await load()).verbs)]),
  )
  expect(Object.fromEntries(verbs)).toEqual({
    people: ['list', 'invite', 'remove'],
    mail: ['failed', 'retry', 'dismiss'],
    pictures: ['remove'],
    privacy: ['export', 'delete'],
    cache: ['clear'],
  })
})

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

test('an id is a whole number above 0, and one is given', () => {
  expect(readWholeNumber('121', 'stock id')).toBe(121)
  for (const typed of ['0', '-1', '1.5', 'x', ''])
    expect(() => readWholeNumber(typed, 'stock id')).toThrow("isn't a stock id")
  expect(readOne(['7'], 'id')).toBe('7')
  for (const typed of [[], ['7', '8']]) expect(() => readOne(typed, 'id')).toThrow('Name one id.')
})

test('failed emails are named by id, or all at once', () => {
  const email = { type: 'business', about: '', quoteId: 1, since: new Date(), reason: '' } as const
  const dead = [
    { ...email, id: 7 },
    { ...email, id: 71 },
  ]
  expect(chooseEmails(dead, ['71'], false)).toEqual([dead[1]])
  expect(chooseEmails(dead, [], true)).toEqual(dead)
  for (const [typed, all, reason] of [
    [['8'], false, "No failed email has the id '8'"],
    [[], false, 'Name an email by its id, or use --all'],
    [['7'], true, 'not both'],
  ] as const)
    expect(() => chooseEmails(dead, typed, all)).toThrow(reason)
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

test('without DATABASE_URL and without a local database, the desk creates none', async () => {
  vi.stubEnv('DATABASE_URL', '')
  const refused = vi.spyOn(console, 'error').mockReturnValue()
  const project = process.cwd()
  process.chdir(folder)
  try {
    expect(await desk(['mail', 'failed'])).toBe(1)
  } finally {
    process.chdir(project)
  }
  expect(refused).toHaveBeenCalledWith(expect.stringContaining('Set DATABASE_URL'))
  expect(readdirSync(folder)).not.toContain('.local')
})
