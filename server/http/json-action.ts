import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { takeFromLimit } from '#server/db/rate-limits.ts'
import { log } from '#server/log.ts'
import { clientContext } from './load-context.ts'

type Options<Schema extends z.ZodType> = {
  limit: { name: string; most: number; perSeconds: number }
  mostBytes: number
  schema: Schema
  answer: (asked: z.output<Schema>) => Promise<unknown>
}
type Arguments = { request: Request; context: Readonly<RouterContextProvider> }

/** An action that takes and gives JSON about one visitor: counted, bounded, parsed, and never kept by a cache. */
export function jsonAction<Schema extends z.ZodType>({ limit, mostBytes, schema, answer }: Options<Schema>) {
  return async ({ request, context }: Arguments): Promise<Response> => {
    const text = await readBounded(request, mostBytes)
    if (text === null) return reply(413)
    const asked = schema.safeParse(parseJson(text))
    if (!asked.success) return reply(400)
    try {
      const taken = await takeFromLimit({ ...limit, subject: context.get(clientContext) })
      if (!taken.allowed) return reply(429, null, { 'Retry-After': String(taken.retryAfterSeconds) })
    } catch (error) {
      log.error({ err: error }, 'a limit could not be read')
      return reply(503, null, { 'Retry-After': '30' })
    }
    return reply(200, await answer(asked.data))
  }
}

/** For the loader beside such an action. */
export function onlyPost(): Response {
  return reply(405, null, { Allow: 'POST' })
}

function reply(status: number, body: unknown = null, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })
}

/** Reads on a little, keeping nothing, where there is too much: who stops reading can no longer answer. */
const readAtMostBytes = 1_000_000

async function readBounded(request: Request, mostBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.length
    if (bytes > readAtMostBytes) break
    if (bytes <= mostBytes) parts.push(part)
  }
  return bytes > mostBytes ? null : Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
