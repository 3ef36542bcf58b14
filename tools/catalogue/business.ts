import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const business = z.strictObject({
  settings: z.record(z.string(), z.string()),
  featured_plants: z.array(z.int().positive()),
  minimum_order_dollars: z.number().min(0),
  wholesalers: z.array(z.string()),
  markup_rules: z.array(
    z.strictObject({
      container_size: z.string(),
      markup_percentage: z.number(),
      planting_fee: z.number(),
      notes: z.string().optional(),
      active: z.boolean().default(true),
    }),
  ),
  delivery_zones: z.array(
    z.strictObject({
      zone_name: z.string(),
      min_miles: z.number(),
      max_miles: z.number().nullable(),
      base_fee: z.number(),
      per_mile_fee: z.number(),
      notes: z.string().optional(),
    }),
  ),
})

export function readBusiness() {
  const file = join(import.meta.dirname, '../../db/catalogue/business.yaml')
  return business.parse(parse(readFileSync(file, 'utf8')))
}
