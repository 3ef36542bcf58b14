import type { PlantForm } from '../plant-form.ts'
import { clamp, mixNumbers } from '../vector.ts'
import type { WoodyForm } from '../woody/woody-form.ts'
import { youngWoody } from './young-woody.ts'

/** Years after planting: no longer the nursery's, but not yet as wide, as crooked or as many-trunked as an old one. */
const age = 0.55

/** Their boughs begin near the ground. */
const conifers: ReadonlySet<string> = new Set(['columnar', 'pyramidal'])

function halfGrownWoody(form: WoodyForm, young: WoodyForm): WoodyForm {
  const share = mixNumbers(young.width / young.height, clamp(form.width / form.height, 0.35, 1.15), age)
  const width = young.height * share
  const { clumps = {} } = young
  return {
    ...young,
    // A young trunk carries a round crown before it spreads.
    envelope: form.envelope === 'spreading' ? 'rounded' : form.envelope,
    width,
    crownBase: mixNumbers(
      young.crownBase ?? 0.3,
      form.crownBase ?? (conifers.has(form.envelope) ? 0 : 0.15),
      age,
    ),
    wander: 0.2,
    shoots: form.shoots ?? 0.1,
    // As many leaves on a wider crown would be a thin one.
    clumps: { ...clumps, count: Math.round(((clumps.count ?? 60) * width) / young.width) },
  }
}

/** The species some years after planting, without flowers. What isn't woody is grown by then: another plant of the same form. */
export function halfGrownForm(form: PlantForm, heightFt: number): PlantForm {
  const { plant, detail } = form
  return plant.kind === 'woody'
    ? { ...form, plant: halfGrownWoody(plant, youngWoody(plant, detail, heightFt)) }
    : form
}
