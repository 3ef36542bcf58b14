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
import { isWorthEncoding } from '#server/web/encodings.ts'

const maxAgeDays = 14

export function keepEarlierAssets(from: string, to: string, now: Date) {
  mkdirSync(to, { recursive: true })
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    cpSync(join(from, name), join(to, name))
    // Its 14 days start when it's replaced, not when it was built.
    utimesSync(join(to, name), now, now)
  }
  const oldest = now.getTime() - maxAgeDays * 24 * 3600 * 1000
  for (const name of readdirSync(to))
    if (statSync(join(to, name)).mtimeMs < oldest) rmSync(join(to, name), { force: true })
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/** Compresses at the highest level: it's done once per build and sent often. */
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

/**
 * `earlier` has the files of earlier builds: pages that are cached or still open in a browser request them, so the server serves
 * both folders.
 */
export function assetsPlugin(assets: string, earlier: string): Plugin {
  return {
    name: 'assets',
    apply: 'build',
    // Must run first: React Router starts a build by deleting the previous one.
    configResolved: () => keepEarlierAssets(assets, earlier, new Date()),
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // The route manifest is only written to the assets folder along with the server bundle.
        if (this.environment.name === 'ssr') compressAssets(assets)
      },
    },
  }
}
