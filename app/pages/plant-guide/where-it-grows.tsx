import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GroundStrip } from '#app/components/ground/ground-strip.tsx'
import { february2021InWords, zonesInWords } from '#domain/plants/usda-zone.ts'
import { knownGrounds } from '#domain/places/community-facts.ts'
import { classNames } from '#ui/class-names.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { GuideSection } from './guide-section.tsx'
import type { FittingGround, GuidePlant } from './guide-plant.ts'
import { capitalize, counted, listInWords } from '#domain/wording.ts'

const groundTitles = {
  limestone: 'On limestone and caliche',
  clay: 'On blackland clay',
  sand: 'On the southern sands',
  creek: 'Along creeks and rivers',
}

type WhereItGrowsProps = { plant: GuidePlant; fits: readonly FittingGround[] }

/** Native range, soil, and the communities whose soil and winters suit it. */
export function WhereItGrows({ plant, fits }: WhereItGrowsProps) {
  const { wild, soil, usdaZone, february2021 } = plant
  const communitiesOn = (wanted: FittingGround['ground']) =>
    fits.find(({ ground }) => ground === wanted)?.communities
  const alongCreeks = communitiesOn('creek')
  return (
    <GuideSection id="where" title="Where it grows">
      <PhoneDisclosure
        title={<h3 className="text-h4">Range, soil and winters</h3>}
        className="border-y border-line md:border-0 print:border-0"
      >
        <dl className="grid md:grid-cols-2 md:gap-x-14 md:border-t md:border-line print:grid-cols-2 print:border-t print:border-line print:gap-x-6">
          {wild.inTexas !== null && <Fact title="Native">{nativeInWords(wild)}</Fact>}
          {wild.ecoregions.length > 0 && <Fact title="Wild in">{wild.ecoregions.join(', ')}</Fact>}
          {soil.textures.length > 0 && (
            <Fact title="Soil">{capitalize(listInWords(soil.textures.map(textureInWords)))}</Fact>
          )}
          {soil.poorDrainage !== null && (
            <Fact title="Wet ground">
              {soil.poorDrainage === 'Yes' ? 'Takes poor drainage' : 'Needs ground that drains'}
            </Fact>
          )}
          {usdaZone !== null && <Fact title="Winter">{zonesInWords(usdaZone)}; San Antonio is in 9a</Fact>}
          <Fact title="February 2021">
            {february2021InWords(february2021, usdaZone)}
            {february2021 !== 'unknown' &&
              ' It was 9\u00a0°F at the San Antonio airport, 3\u00a0°F in New Braunfels.'}
          </Fact>
        </dl>
      </PhoneDisclosure>
      {fits.length === 0 && plant.oakWilt === 'high' && (
        <p className="mt-5 max-w-prose">
          We wouldn’t plant it in any of our towns: oak wilt is on record there or nearby, and it kills red
          oaks.
        </p>
      )}
      {fits.length > 0 && (
        <PhoneDisclosure
          title={<h3 className="text-h4">Where it fits around here</h3>}
          aside={countInWords(fits)}
          className="border-b border-line md:border-0 print:border-0"
        >
          <h3 className="mt-10 hidden md:block print:mt-3 print:block print:text-ui">
            Where it fits around here
          </h3>
          <p className="max-w-prose md:mt-1 text-small text-ink-soft print:break-after-avoid">
            By ground, winters, deer and oak wilt. Where two kinds of ground meet, it takes both.
          </p>
          <ul
            className={classNames(
              'mt-5 grid grid-cols-1 gap-8 print:mt-2 print:grid-cols-3 print:gap-4',
              alongCreeks === undefined ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4',
            )}
          >
            {knownGrounds.map((ground) => (
              <Ground key={ground} ground={ground} communities={communitiesOn(ground) ?? []} />
            ))}
            {alongCreeks !== undefined && <Ground ground="creek" communities={alongCreeks} />}
          </ul>
        </PhoneDisclosure>
      )}
    </GuideSection>
  )
}

/** A ground with the communities on it. Ground that doesn't suit the plant shows too, faded: that's worth knowing before a hole is dug. */
function Ground({ ground, communities }: FittingGround) {
  const fits = communities.length > 0
  const Icon = fits ? Check : X
  return (
    <li className="print:break-inside-avoid">
      <div className={classNames('print:hidden', !fits && 'opacity-30 grayscale')}>
        {ground === 'creek' ? <Creek /> : <GroundStrip ground={ground} className="h-21 rounded-box" />}
      </div>
      <h4
        className={classNames(
          'mt-3 flex items-center gap-2 text-h4 font-display font-medium print:mt-0 print:text-small',
          !fits && 'text-ink-quiet',
        )}
      >
        <Icon aria-hidden className={classNames('size-5 flex-none', fits && 'text-good')} />
        {fits ? groundTitles[ground] : `Not ${groundTitles[ground].toLowerCase()}`}
      </h4>
      <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-2 print:gap-y-0 print:text-caption print:[&_a]:text-ink print:[&_a]:no-underline">
        {communities.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/tree-service/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Creek() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 84"
      preserveAspectRatio="xMidYMid slice"
      className="h-21 w-full rounded-box bg-sunk"
    >
      <path d="M0 22Q40 20 62 40T130 58H200Q236 58 256 38T320 20V84H0z" className="fill-soil/55" />
      <path d="M52 33H266Q252 50 232 54Q160 62 92 54Q68 50 52 33z" className="fill-water" />
      <path d="M92 41H150M176 46H226M120 50H146" className="stroke-raised" strokeLinecap="round" />
    </svg>
  )
}

function countInWords(fits: readonly FittingGround[]): string {
  const count = new Set(fits.flatMap(({ communities }) => communities.map(({ slug }) => slug))).size
  return counted(count, 'community', 'communities')
}

function nativeInWords({ inTexas, here }: GuidePlant['wild']): string {
  if (inTexas === 'No') return 'Not to Texas. It does well here all the same'
  return here === true ? 'To Texas, and around San Antonio' : 'To Texas'
}

const textureInWords = (texture: string) =>
  texture === 'shallow' ? 'shallow ground' : texture === 'wet' ? 'wet ground' : texture

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] break-words md:grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 max-md:last:border-b-0 md:py-3.5 print:grid-cols-[6.5rem_1fr] print:py-1 print:text-small">
      <dt className="font-display text-body leading-snug font-medium print:text-small">{title}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}
