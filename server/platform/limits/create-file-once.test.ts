import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFileOnce, removePartialFiles } from './create-file-once.ts'

const folder = mkdtempSync(join(tmpdir(), 'create-file-once-'))
afterAll(() => rmSync(folder, { recursive: true }))

function counter() {
  let count = 0
  return {
    create: async (unfinished: string) => {
      count += 1
      await writeFile(unfinished, `version ${count}`)
    },
    count: () => count,
  }
}

test('concurrent calls create a file once, and later calls reuse it', async () => {
  const file = join(folder, 'cards', 'oak.png')
  const { create, count } = counter()
  const found = await Promise.all(Array.from({ length: 20 }, () => createFileOnce(file, create)))
  expect(new Set(found)).toEqual(new Set([file]))
  expect(await createFileOnce(file, create)).toBe(file)
  expect(count()).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('version 1')
  expect(readdirSync(join(folder, 'cards'))).toEqual(['oak.png'])
})

test('different files are created in parallel', async () => {
  const { create, count } = counter()
  await Promise.all(['a.png', 'b.png'].map((name) => createFileOnce(join(folder, 'two', name), create)))
  expect(count()).toBe(2)
})

test('a failure rejects every waiting call, leaves nothing behind, and the next call tries again', async () => {
  const file = join(folder, 'failed', 'oak.png')
  const fail = async (unfinished: string) => {
    await writeFile(unfinished, 'half a picture')
    throw new Error('out of paint')
  }
  const results = await Promise.allSettled([createFileOnce(file, fail), createFileOnce(file, fail)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(readdirSync(join(folder, 'failed'))).toEqual([])

  const { create } = counter()
  await createFileOnce(file, create)
  expect(readFileSync(file, 'utf8')).toBe('version 1')
})

test('unfinished files of killed processes are deleted later; files still being written stay', async () => {
  const file = join(folder, 'store', 'cards', 'oak.png')
  await createFileOnce(file, counter().create)
  await writeFile(`${file}.1234.part`, 'half a card')
  const names = () => readdirSync(join(folder, 'store', 'cards')).toSorted()
  await removePartialFiles(join(folder, 'store'))
  expect(names()).toEqual(['oak.png', 'oak.png.1234.part'])
  await removePartialFiles(join(folder, 'store'), Date.now() + 3_600_000)
  expect(names()).toEqual(['oak.png'])
  await removePartialFiles(join(folder, 'no-such-folder'))
})
