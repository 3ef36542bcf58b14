import type { ReactNode } from 'react'
import { sunSteps, levelOf, phRange } from '#domain/plants/scale-steps.ts'
import { zonesInWords, zoneStep, zoneSteps } from '#domain/plants/usda-zone.ts'
import { deerInShort } from '#domain/plants/deer.ts'
import { DeerSign, Drops, RangeBar, RisingBars, SunPath } from './gauge-drawings.tsx'
import type { GuidePlant } from './guide-plant.ts'
import { capitalize } from '#domain/wording.ts'

const [firstZone, lastZone, sanAntonio] = [zoneStep('6a'), zoneStep('10b'), zoneStep('9a')]
const zoneName = (step: number) => `${Math.floor(step / 2)}${step % 2 === 0 ? 'a' : 'b'}`
const share = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** The plant's needs at a glance. In every gauge the outline is the scale, the fill is the value, and text repeats it. */
export function GuideGauges({ plant }: { plant: GuidePlant }) {
  const sun = sunSteps(plant.exposure)
  const ph = phRange(plant.soil.ph)
  const zones = zoneSteps(plant.usdaZone)
  return (
    <dl className="mt-6 grid grid-cols-3 border-t border-ink md:grid-cols-4 lg:mt-9 print:mt-3 print:grid-cols-4 print:break-inside-avoid">
      {sun !== null && (
        <Gauge title="Sun" words={capitalize(plant.exposure?.toLowerCase() ?? '')}>
          <SunPath from={sun[0]} to={sun[1]} />
        </Gauge>
      )}
      <LevelGauge title="Water" words={plant.waterNeeds} Drawing={Drops} suffix=", once rooted" />
      <LevelGauge title="Drought" words={plant.droughtTolerance} Drawing={RisingBars} />
      {plant.deer !== 'unrated' && (
        <Gauge title="Deer" words={deerInShort[plant.deer]}>
          <DeerSign rule={plant.deer} />
        </Gauge>
      )}
      <LevelGauge title="Growth" words={plant.growthRate} Drawing={RisingBars} />
      <LevelGauge title="Upkeep" words={plant.upkeep} Drawing={RisingBars} />
      {ph !== null && (
        <Gauge title="Soil pH" words={phInWords(plant.soil)}>
          <RangeBar
            from={share(ph[0], 5, 9)}
            to={share(ph[1], 5, 9)}
            marks={[5, 7, 9].map((value) => ({ at: share(value, 5, 9), label: `${value}` }))}
          />
        </Gauge>
      )}
      {zones !== null && plant.usdaZone !== null && (
        <Gauge title="Winter cold" words={zonesInWords(plant.usdaZone)}>
          <RangeBar
            from={share(zones[0], firstZone, lastZone + 1)}
            to={share(zones[1] + 1, firstZone, lastZone + 1)}
            marks={[firstZone, 16, lastZone].map((step) => ({
              at: share(step + 0.5, firstZone, lastZone + 1),
              label: zoneName(step),
            }))}
            pointer={{ at: share(sanAntonio + 0.5, firstZone, lastZone + 1), label: 'San Antonio' }}
          />
        </Gauge>
      )}
    </dl>
  )
}

const phInWords = ({ ph, poorDrainage }: GuidePlant['soil']) =>
  capitalize(ph ?? '') +
  (poorDrainage === 'No' ? ', must drain' : poorDrainage === 'Yes' ? ', takes wet ground' : '')

type LevelGaugeProps = {
  title: string
  words: string | null
  Drawing: (props: { level: number }) => ReactNode
  suffix?: string
}

function LevelGauge({ title, words, Drawing, suffix = '' }: LevelGaugeProps) {
  const level = levelOf(words)
  if (level === null || words === null) return null
  return (
    <Gauge title={title} words={capitalize(words.toLowerCase()) + suffix}>
      <Drawing level={level} />
    </Gauge>
  )
}

function Gauge({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2 pr-2 max-md:not-nth-[3n+1]:border-l max-md:not-nth-[3n+1]:pl-3 md:border-l md:px-4 md:pt-4.5 md:pb-5 md:nth-[4n+1]:border-l-0 md:nth-[4n+1]:pl-0 lg:px-5 print:border-l-0 print:px-0 print:py-1.5">
      <dt className="font-display text-body leading-snug font-medium print:text-small">{title}</dt>
      <dd>
        <svg
          aria-hidden
          viewBox="0 0 132 56"
          className="mt-2 mb-1.5 h-14 w-33 max-w-full overflow-visible max-md:my-1 max-md:h-10 max-md:w-24 print:hidden"
        >
          {children}
        </svg>
        <span className="block text-small leading-snug text-ink-soft print:text-caption">{words}</span>
      </dd>
    </div>
  )
}
