import { MoveHorizontal, MoveVertical, Ruler, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { SizeDrawing } from '#app/components/plants/size-drawing.tsx'
import { rangeInWords } from '#domain/wording.ts'
import { GuideSection } from './guide-section.tsx'
import type { GuidePlant } from './guide-plant.ts'

/** A vine is as tall as what it climbs, so it's drawn on a trellis. */
const trellis = { heightFt: 8, spreadFt: 13 }

export function FullGrown({ plant, pictureUrl }: { plant: GuidePlant; pictureUrl: string | null }) {
  const { plantType, heightFt, spreadFt, spacing } = plant
  if (heightFt === null || spreadFt === null) return null
  const climbs = /vine/i.test(plantType) && heightFt.most > trellis.heightFt
  const tall = rangeInWords(heightFt.least, heightFt.most)
  const across = rangeInWords(spreadFt.least, spreadFt.most)
  return (
    <GuideSection
      id="size"
      title="Full grown, to scale"
      raised
      className="print:break-inside-avoid"
      lead={
        <span className="flex flex-wrap gap-x-6 gap-y-1">
          <Measure Icon={MoveVertical}>{climbs ? `Climbs ${tall} ft` : `${tall} ft tall`}</Measure>
          <Measure Icon={MoveHorizontal}>{across} ft wide</Measure>
          {spacing !== null && <Measure Icon={Ruler}>Plant {spacing} apart</Measure>}
        </span>
      }
    >
      <div className="rounded-box border border-line bg-surface p-6 max-md:-mx-(--gutter) max-md:rounded-none max-md:border-x-0 max-md:px-(--gutter) max-md:py-4 print:mx-auto print:max-w-[4.5in] print:border-0 print:p-0">
        {climbs ? (
          <SizeDrawing
            pictureUrl={pictureUrl}
            plantType={plantType}
            {...trellis}
            inWords={`On a trellis ${trellis.heightFt} ft high, a part of what it can cover`}
          />
        ) : (
          <SizeDrawing
            pictureUrl={pictureUrl}
            plantType={plantType}
            heightFt={heightFt.most}
            spreadFt={spreadFt.most}
          />
        )}
      </div>
    </GuideSection>
  )
}

function Measure({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Icon aria-hidden className="size-5 flex-none text-ink-quiet" strokeWidth={1.75} />
      <span>{children}</span>
    </span>
  )
}
