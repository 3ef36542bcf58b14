import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { log } from '#server/platform/log/log.ts'
import { cachePolicies } from './cache-policies.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { readBody } from '#server/platform/requests/read-body.ts'

type Options<Schema extends z.ZodType> = {
  limit: { name: string; most: number; perSeconds: number }
  mostBytes: number
  schema: Schema
  respond: (body: z.output<Schema>) => Promise<unknown>
}
type Arguments = { request: Request; context: Readonly<RouterContextProvider> }

/** An action that takes JSON and returns JSON: rate-limited, size-limited, validated, and never cached. */
export function jsonAction<Schema extends z.ZodType>({ limit, mostBytes, schema, respond }: Options<Schema>) {
  return async ({ request, context }: Arguments): Promise<Response> => {
    const body = await readBody(request, mostBytes)
    if (body === undefined) return reply(413)
    const parsed = schema.safeParse(parseJson(body.toString('utf8')))
    if (!parsed.success) return reply(400)
    try {
      const taken = await takeFromLimit({ ...limit, subject: context.get(clientContext) })
      if (!taken.allowed) return reply(429, null, { 'Retry-After': String(taken.retryAfterSeconds) })
    } catch (error) {
      log.error({ err: error }, 'rate limit could not be checked')
      return reply(503, null, { 'Retry-After': '30' })
    }
    return reply(200, await respond(parsed.data))
  }
}

/** The loader that goes with such an action. */
export function onlyPost(): Response {
  return reply(405, null, { Allow: 'POST' })
}

function reply(status: number, body: unknown = null, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': cachePolicies.private, ...headers } })
}
