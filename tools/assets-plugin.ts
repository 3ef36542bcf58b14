import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { isWorthEncoding } from '#server/http/encodings.ts'

const assets = 'build/client/assets'
/** Pages of earlier builds, kept by a cache or open in a browser, still ask for these (server.ts serves both). */
const earlier = '.local/earlier-assets'
const keptDays = 14

export function keepEarlierAssets(from: string, to: string, now: Date) {
  mkdirSync(to, { recursive: true })
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    cpSync(join(from, name), join(to, name))
    // From now on it belongs to an earlier build.
    utimesSync(join(to, name), now, now)
  }
  const oldest = now.getTime() - keptDays * 24 * 3600 * 1000
  for (const name of readdirSync(to))
    if (statSync(join(to, name)).mtimeMs < oldest) rmSync(join(to, name), { force: true })
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/** As small as it gets: done once, sent often. */
export function compressAssets(folder: string) {
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    if (!isWorthEncoding(types[name.split('.').at(-1) ?? ''] ?? '', bytes.length)) continue
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

export function keptAndCompressedAssets(): Plugin {
  return {
    name: 'kept-and-compressed-assets',
    apply: 'build',
    // Before anything else: React Router begins a build by removing the last one.
    configResolved: () => keepEarlierAssets(assets, earlier, new Date()),
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // The list of routes is written into the assets only with the server's bundle.
        if (this.environment.name === 'ssr') compressAssets(assets)
      },
    },
  }
}
