import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** HM-08: inventory ids as an array, or as a JSON string of one; whatever else the setting holds names none. */
export function parseFeaturedIds(setting: unknown): number[] {
  const list = typeof setting === 'string' ? parseJson(setting) : setting
  if (!Array.isArray(list)) return []
  return [...new Set(list.flatMap((entry) => id.safeParse(entry).data ?? []))]
}
