import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request } from 'express'

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The best encoding that the browser accepts, in our order of preference and not in its own; undefined if none. */
export function chooseEncoding(request: Pick<Request, 'acceptsEncodings'>): Encoding | undefined {
  return encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding)
}

const text = /^(text\/|application\/(json|xml|manifest\+json|javascript)|image\/svg)/

export const isWorthEncoding = (type: string, bytes: number) => text.test(type) && bytes >= 300

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Favors speed over size: a page with prices is rendered again every 15 seconds. */
const brotliQuality = 5

export function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(body, { level: 6 })
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
}
