import type { z } from 'zod'
import { log } from '#server/log/log.ts'

/** Reading 11. A visitor waits for this, so it is short. */
const limitMilliseconds = 2_500
const mostCharacters = 200_000

type Call = {
  url: URL
  key: string
  /** Google answers only the fields that are named, and bills by them. */
  fields: readonly string[]
  /** Posted as JSON; without it the call is a GET. */
  body?: unknown
}

/** One call, its answer parsed. Null when it fails in any way; the log says how, without the address or the key. */
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
      // The key goes where it was meant to, nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMilliseconds),
    })
    const text = await response.text()
    if (!response.ok) return failed(`status ${response.status}`)
    if (text.length > mostCharacters) return failed('too long')
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : failed('unexpected answer')
  } catch (error) {
    return failed(error instanceof Error ? error.name : 'unknown')
  }
}
