import { MoveHorizontal, MoveVertical, Ruler, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { climbs, drawnSize, stalkFeet, trellis } from '#domain/growth/drawn-size.ts'
import { feetInWords, feetRangeInWords } from '#domain/plants/grown-size.ts'
import { grounds } from '#domain/plants/vocabulary.ts'
import { GrownStage } from './grown-stage.tsx'
import { GuideSection } from './guide-section.tsx'
import type { GuidePlant } from './guide-plant.ts'
import { stageOf } from './stage-layout.ts'

const person = 'a person six feet tall'
const measuredBy = { house: person, porch: person, garden: 'boots, all to scale' }

export function FullGrown({ plant, pictureUrl }: { plant: GuidePlant; pictureUrl: string | null }) {
  const { plantType, heightFt, spreadFt, spacingFt, shape } = plant
  if (heightFt === null || spreadFt === null) return null
  const isClimber = climbs(plantType, heightFt)
  // A vine is as tall as what it climbs.
  const onRecord = isClimber
    ? { leastHeightFt: trellis.heightFt, heightFt: trellis.heightFt, spreadFt: trellis.widthFt }
    : { leastHeightFt: heightFt.least, heightFt: heightFt.most, spreadFt: spreadFt.most }
  const size = {
    ...onRecord,
    drawn: drawnSize({ ...plant, heightFt, spreadFt }, 'most'),
    spacingFt: isClimber ? null : spacingFt,
  }
  const stalk = shape !== undefined && shape.leaves < 1 ? stalkFeet(plant.year.bloomNote) : null
  const tall = feetRangeInWords(heightFt.least, heightFt.most)
  const across = `${feetRangeInWords(spreadFt.least, spreadFt.most)} wide`
  const apart = spacingFt === null ? null : `Plant ${feetInWords(spacingFt)} apart`
  const drawn = isClimber
    ? `On a trellis ${trellis.heightFt} ft high, a part of what it can cover`
    : `Drawn ${roundedInWords(size.drawn.heightFt)} tall${stalk === null ? '' : ' with its flowers'} and ${roundedInWords(size.drawn.widthFt)} wide`
  const label = `${drawn}, beside ${measuredBy[stageOf(Math.max(size.heightFt, size.drawn.heightFt))]}.`
  return (
    <GuideSection
      id="size"
      title="Full grown, to scale"
      raised
      className="print:break-inside-avoid"
      lead={
        <span className="flex flex-wrap gap-x-6 gap-y-1">
          <Measure Icon={MoveVertical}>{isClimber ? `Climbs ${tall}` : `${tall} tall`}</Measure>
          <Measure Icon={MoveHorizontal}>{across}</Measure>
          {apart !== null && <Measure Icon={Ruler}>{apart}</Measure>}
        </span>
      }
    >
      <figure className="print:mx-auto print:max-w-[4.8in]">
        <div className="overflow-hidden rounded-box border border-line bg-raised max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0">
          <GrownStage
            size={size}
            plantType={plantType}
            pictureUrl={pictureUrl}
            ground={groundOf(plant.soil.textures)}
            label={label}
            tall={isClimber ? `${trellis.heightFt} ft trellis` : tall}
            inFlower={stalk === null ? null : `${feetRangeInWords(stalk.least, stalk.most)} in flower`}
            across={isClimber ? null : across}
            apart={apart}
          />
        </div>
        <figcaption className="mt-2 text-caption text-ink-quiet">{label} An illustration.</figcaption>
      </figure>
    </GuideSection>
  )
}

/** To the foot from 8 ft up, to half a foot from 2 ft, and to the inch below. */
function roundedInWords(feet: number): string {
  const steps = feet >= 8 ? 1 : feet >= 2 ? 2 : 12
  return feetInWords(Math.round(feet * steps) / steps)
}

/** The first ground of the record; most of our customers have limestone. */
const groundOf = (textures: readonly string[]) =>
  textures
    .map((texture) => grounds.find((ground) => ground === texture))
    .find((ground) => ground !== undefined) ?? 'limestone'

function Measure({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Icon aria-hidden className="size-5 flex-none text-ink-quiet" strokeWidth={1.75} />
      <span>{children}</span>
    </span>
  )
}
