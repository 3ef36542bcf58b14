import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { reportScript } from './browser-reports.ts'

/** Renders to HTML as a latin1 string (one byte per character), to skip decoding and encoding UTF-8. */
export function renderToHtml(page: ReactNode, signal: AbortSignal, onError: (error: unknown) => void) {
  return new Promise<string>((resolve, reject) => {
    signal.throwIfAborted()
    const parts: Buffer[] = []
    const output = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
    })
    output.once('finish', () => {
      const html = Buffer.concat(parts).toString('latin1')
      // Not part of the page's React code, which would have it once more. React skips what it doesn't know in a head.
      resolve(html.replace('<head>', (head) => head + reportScript))
    })
    output.once('error', reject)
    const { pipe, abort } = renderToPipeableStream(page, {
      onError,
      onShellError: reject,
      // Large parts in their place too; by default React moves them there with a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(output),
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}
