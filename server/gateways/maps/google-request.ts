import type { z } from 'zod'
import { log } from '#server/log/log.ts'

/** Short, because a visitor is waiting. */
const limitMilliseconds = 2_500
const mostCharacters = 200_000

type Call = {
  url: URL
  key: string
  /** Google returns only these fields, and bills by them. */
  fields: readonly string[]
  /** Posted as JSON. Without a body, the call is a GET. */
  body?: unknown
}

/** Makes one call and parses the response. Null on any failure; the log says why, without the street address or the key. */
export async function askGoogle<Schema extends z.ZodType>(
  { url, key, fields, body }: Call,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const failed = (fault: string) => {
    log.warn({ service: url.host, fault }, 'maps lookup failed')
    return null
  }
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Goog-Api-Key': key,
        'X-Goog-FieldMask': fields.join(','),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A redirect could send the key somewhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMilliseconds),
    })
    const text = await response.text()
    if (!response.ok) return failed(`status ${response.status}`)
    if (text.length > mostCharacters) return failed('response too long')
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : failed('unexpected response')
  } catch (error) {
    return failed(error instanceof Error ? error.name : 'unknown')
  }
}
