import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeOnce, removeAbandoned } from './make-once.ts'

const folder = mkdtempSync(join(tmpdir(), 'make-once-'))
afterAll(() => rmSync(folder, { recursive: true }))

function counter() {
  let count = 0
  return {
    make: async (unfinished: string) => {
      count += 1
      await writeFile(unfinished, `made ${count}`)
    },
    count: () => count,
  }
}

test('concurrent requests for one file make it once, and later ones use it', async () => {
  const file = join(folder, 'cards', 'oak.png')
  const { make, count } = counter()
  const found = await Promise.all(Array.from({ length: 20 }, () => makeOnce(file, make)))
  expect(new Set(found)).toEqual(new Set([file]))
  expect(await makeOnce(file, make)).toBe(file)
  expect(count()).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('made 1')
  expect(readdirSync(join(folder, 'cards'))).toEqual(['oak.png'])
})

test('different files are made side by side', async () => {
  const { make, count } = counter()
  await Promise.all(['a.png', 'b.png'].map((name) => makeOnce(join(folder, 'two', name), make)))
  expect(count()).toBe(2)
})

test('a failed making fails for everyone waiting, leaves nothing behind, and is tried again', async () => {
  const file = join(folder, 'failed', 'oak.png')
  const fail = async (unfinished: string) => {
    await writeFile(unfinished, 'half a picture')
    throw new Error('out of paint')
  }
  const results = await Promise.allSettled([makeOnce(file, fail), makeOnce(file, fail)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(readdirSync(join(folder, 'failed'))).toEqual([])

  const { make } = counter()
  await makeOnce(file, make)
  expect(readFileSync(file, 'utf8')).toBe('made 1')
})

test('what a killed process left half made is deleted later; what another is making stays', async () => {
  const file = join(folder, 'store', 'cards', 'oak.png')
  await makeOnce(file, counter().make)
  await writeFile(`${file}.1234.part`, 'half a card')
  const names = () => readdirSync(join(folder, 'store', 'cards')).toSorted()
  await removeAbandoned(join(folder, 'store'))
  expect(names()).toEqual(['oak.png', 'oak.png.1234.part'])
  await removeAbandoned(join(folder, 'store'), Date.now() + 3_600_000)
  expect(names()).toEqual(['oak.png'])
  await removeAbandoned(join(folder, 'no-such-folder'))
})
