import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import {
  deerTolerances,
  exposures,
  flowerColors,
  plantTypes,
  soilPhs,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'

// One file per species: facts in the front matter, texts in the sections below it.

const text = z.string().trim().min(1)
const months = z.array(z.int().min(1).max(12))
const range = z
  .tuple([z.number().min(0), z.number()])
  .refine(([low, high]) => low <= high, 'the lower number comes first')
const yesNo = z.enum(['Yes', 'No'])
const assessed = z.enum(['Yes', 'Yes, by report', 'No', 'Not assessed'])
const words = (count: { min: number; max: number }) =>
  text.refine((value) => {
    const found = value.split(/\s+/).length
    return found >= count.min && found <= count.max
  }, `must have ${count.min} to ${count.max} words`)

const frontMatter = z.strictObject({
  name: text,
  scientific_name: text.regex(/^[A-Z][a-z]+ (× )?[a-z-]+( (var\.|subsp\.) [a-z]+)?( '[A-Z][A-Za-z ]+')?$/),
  family: text.regex(/^[A-Z][a-z]+aceae$/),
  other_names: z.array(text),
  spanish_names: z.array(text),
  plant_type: z.enum(plantTypes),
  habit: text,
  flower_colors: z.array(z.enum(flowerColors)).min(1),
  showy_flowers: z.boolean(),
  bloom_months: months,
  bloom_note: text.nullable(),
  fruit: text.nullable(),
  fruit_months: months,
  planting_months: months.min(1),
  fall_color: text.nullable(),
  /** How good the fall color is here: 0 none to speak of, 3 worth planting for. */
  fall_grade: z.int().min(0).max(3),
  leaf_retention: z.enum(['evergreen', 'semi-evergreen', 'deciduous', 'herbaceous']),
  growth_rate: z.enum(['slow', 'medium', 'fast']),
  longevity: z.enum(['short', 'medium', 'long']).nullable(),
  crown: z.enum(['thin', 'medium', 'dense']).nullable().default(null),
  litter: z.enum(['none', 'light', 'heavy']).nullable().default(null),
  fragrance: z.boolean().nullable(),
  thorns: z.boolean(),
  mature_height_ft: range,
  mature_spread_ft: range,
  spacing_ft: z.number().positive(),
  usda_zones: text.regex(/^\d{1,2}[ab]-\d{1,2}[ab]$/).nullable(),
  exposure: text.refine((value) =>
    value.split(' to ').every((part) => exposures.some((known) => known === part)),
  ),
  water_needs: z.enum(waterNeeds),
  drought_tolerance: z.enum(['low', 'medium', 'high']),
  soil_ph: text.refine((value) =>
    value.split(' to ').every((part) => soilPhs.some((known) => known === part)),
  ),
  soil_textures: z.array(z.enum(['loam', 'sand', 'limestone', 'clay', 'caliche', 'shallow', 'wet'])).min(1),
  tolerates_poor_drainage: yesNo,
  /** Where in the land it belongs, if that isn't wherever the soil suits it. */
  landforms: z.array(z.enum(['creek'])).default([]),
  deer_tolerance: z.enum(deerTolerances),
  /** The part deer take of a plant they mostly leave. */
  deer_eats: z.enum(['flowers', 'young tips']).nullable().default(null),
  texas_native: yesNo,
  native_here: z.boolean(),
  ecoregions: z.array(text),
  february_2021: z.enum(['yes', 'as natives did', 'damaged', 'no', 'unknown']),
  oak_wilt: z.enum(['high', 'intermediate', 'low']).optional(),
  toxic_to_people: assessed,
  toxic_to_pets: assessed,
  toxic_parts: text.optional(),
  toxic_animals: z.array(text).default([]),
  toxicity_note: text.nullable(),
  landscape_uses: z.array(text).min(1),
  wildlife: z.array(text),
  larval_host_of: z.array(text),
  /** Its caterpillars harm it. */
  host_is_pest: z.boolean().default(false),
  maintenance_level: z.enum(['low', 'medium', 'high']),
  /** Sold, but never suggested. */
  by_name_only: z.boolean().default(false),
  containers: z.array(text),
  cautions: z.array(text),
  /** By the name that visitors read. */
  sources: z.record(text, z.httpUrl()).refine((found) => Object.keys(found).length > 0, 'needs a source'),
})

const sections = z.strictObject({
  Description: words({ min: 60, max: 120 }),
  Planting: words({ min: 20, max: 80 }),
  Watering: words({ min: 20, max: 80 }),
  Feeding: words({ min: 10, max: 60 }),
  Pruning: words({ min: 15, max: 70 }),
  Wildlife: words({ min: 15, max: 80 }),
})

const plantRecord = z.object({ facts: frontMatter, texts: sections })
export type PlantRecord = z.output<typeof plantRecord>

/** The name of a record's file, which is also the plant's slug. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

/** Joins the wrapped lines of each paragraph. */
const unwrap = (section: string) =>
  section
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' '))
    .join('\n\n')

function parsePlantRecord(file: string, content: string): PlantRecord {
  const match = /^---\n(?<front>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/.exec(content)
  if (match?.groups === undefined)
    throw new Error(`${file}: front matter between two lines of --- is missing`)
  const { front = '', body = '' } = match.groups
  const parts = body.split(/^## (.+)$/m).slice(1)
  const texts = Object.fromEntries(
    parts.flatMap((title, index) =>
      index % 2 === 0 ? [[title.trim(), unwrap(parts[index + 1] ?? '')]] : [],
    ),
  )
  const result = plantRecord.safeParse({ facts: parse(front), texts })
  if (!result.success) throw new Error(`${file}:\n${z.prettifyError(result.error)}`)
  return result.data
}

const plantsFolder = join(import.meta.dirname, '../../db/catalogue/plants')

export function readPlantRecords(): PlantRecord[] {
  const files = readdirSync(plantsFolder).filter((file) => file.endsWith('.md'))
  return files
    .toSorted()
    .map((file) => parsePlantRecord(basename(file), readFileSync(join(plantsFolder, file), 'utf8')))
}
