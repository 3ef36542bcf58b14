import type { z } from 'zod'
import { Refusal } from './topic.ts'

/** The value as the schema takes it; what it refuses is told, and nothing has been changed. */
export function checked<Value>(schema: z.ZodType<Value>, given: unknown, what: string): Value {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ message }) => message)
  throw new Refusal(`${what}: ${faults.join('; ')}. Nothing was changed.`)
}
