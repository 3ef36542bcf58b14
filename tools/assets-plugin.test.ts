import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressAssets, keepEarlierAssets } from './assets-plugin.ts'

const folder = mkdtempSync(join(tmpdir(), 'hctc-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [assets, earlier] = [join(folder, 'assets'), join(folder, 'earlier')]
mkdirSync(assets)
const day = 24 * 3600 * 1000

test('[R9] files from an earlier build stay for 14 days after they are replaced', () => {
  const first = new Date('2026-03-01')
  writeFileSync(join(assets, 'old-1.js'), 'old')
  keepEarlierAssets(assets, earlier, first)
  rmSync(join(assets, 'old-1.js'))
  writeFileSync(join(assets, 'new-1.js'), 'new')
  keepEarlierAssets(assets, earlier, new Date(first.getTime() + 13 * day))
  expect(readFileSync(join(earlier, 'old-1.js'), 'utf8')).toBe('old')
  keepEarlierAssets(assets, earlier, new Date(first.getTime() + 15 * day))
  expect(existsSync(join(earlier, 'old-1.js'))).toBe(false)
  expect(existsSync(join(earlier, 'new-1.js'))).toBe(true)
})

test('the first build has no earlier assets', () => {
  keepEarlierAssets(join(folder, 'none'), join(folder, 'nothing'), new Date())
  expect(existsSync(join(folder, 'nothing'))).toBe(true)
})

test('compresses text files but not images', () => {
  const text = 'body { color: inherit }\n'.repeat(100)
  writeFileSync(join(assets, 'a-1.css'), text)
  writeFileSync(join(assets, 'b-1.avif'), text)
  compressAssets(assets)
  expect(brotliDecompressSync(readFileSync(join(assets, 'a-1.css.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(assets, 'a-1.css.gz'))).toString()).toBe(text)
  expect(existsSync(join(assets, 'b-1.avif.br'))).toBe(false)
})
