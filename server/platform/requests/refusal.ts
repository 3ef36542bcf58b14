import type { z } from 'zod'

/** An expected failure, such as a bad file or an unknown id, shown to the owner as one plain message. Nothing was changed. */
export class Refusal extends Error {
  readonly status: number = 400
}

/** The page shows something that's no longer so. With this status, it's read again. */
export class Outdated extends Refusal {
  override readonly status = 200
}

/** Parses a value with a schema, or refuses it with the schema's messages. */
export function parseOrRefuse<Value>(schema: z.ZodType<Value>, given: unknown, what: string): Value {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ message }) => message)
  throw new Refusal(`${what}: ${faults.join('; ')}. Nothing was changed.`)
}

/** For a page that shows the reason instead. */
export function reasonIfRefused(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  return error.message
}

/** For what's simply not there if it's refused, such as a file. */
export function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
