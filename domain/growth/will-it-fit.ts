import { feetInWords } from '#domain/plants/grown-size.ts'
import { listInWords } from '#domain/wording.ts'
import { ages, sizeAt, type Age, type GrowingPlant } from './growth.ts'
import type { Spot } from './spot.ts'

/** CPS Energy: within 20 ft of a line plants under 20 ft tall, within 30 ft up to 40 ft, taller ones beyond. */
const nearLines = [
  { withinFt: 20, tallestFt: 20 },
  { withinFt: 30, tallestFt: 40 },
]

type Obstacle = 'wire' | 'rule' | 'wall' | 'fence'

type Meeting = { obstacle: Obstacle; age: Age }

type FitAnswer = {
  fits: boolean
  /** The first thing it meets, if any. */
  meets: Meeting | null
  sentence: string
  /** What else there is to know, in a second sentence. */
  more: string | null
}

/** null if there's nothing nearby, or nothing on record to tell by. */
export function willItFit(plant: GrowingPlant, todayFt: number | null, spot: Spot): FitAnswer | null {
  const grown = sizeAt(plant, todayFt, 'grown')
  if (grown === null || (spot.wireFt === null && spot.wallFt === null && spot.fenceFt === null)) return null
  const meetings = ages.flatMap((age): Meeting[] => {
    const size = sizeAt(plant, todayFt, age)
    if (size === null) return []
    const [tall, half] = [size.heightFt.most, size.spreadFt.most / 2]
    return limitsOf(spot).flatMap(({ obstacle, heightFt, sideFt }) =>
      tall > heightFt || half > sideFt ? [{ obstacle, age }] : [],
    )
  })
  const meets = meetings[0] ?? null
  const also = new Set(meetings.map(({ obstacle }) => obstacle).filter((each) => each !== meets?.obstacle))
  if (meets !== null) return { fits: false, meets, ...refusal(meets, also, spot) }
  return { fits: true, meets, ...spare(grown.heightFt.most, grown.spreadFt.most / 2, spot) }
}

type Limit = { obstacle: Obstacle; heightFt: number; sideFt: number }

/** A wire that hangs well beside the trunk isn't in its way, but the rule still holds. */
export const hangsOverCrown = ({ wireFt, wireAwayFt }: Spot) =>
  wireFt !== null && wireAwayFt < (nearLines[0]?.withinFt ?? 0)

function limitsOf(spot: Spot): Limit[] {
  const { wireFt, wireAwayFt, wallFt, fenceFt } = spot
  const free = Number.POSITIVE_INFINITY
  const rule = wireFt === null ? undefined : nearLines.find(({ withinFt }) => wireAwayFt < withinFt)
  const limits: (Limit | false)[] = [
    wireFt !== null && hangsOverCrown(spot) && { obstacle: 'wire', heightFt: wireFt, sideFt: free },
    rule !== undefined && { obstacle: 'rule', heightFt: rule.tallestFt, sideFt: free },
    wallFt !== null && { obstacle: 'wall', heightFt: free, sideFt: wallFt },
    fenceFt !== null && { obstacle: 'fence', heightFt: free, sideFt: fenceFt },
  ]
  return limits.filter((limit) => limit !== false)
}

/** How tall and how wide a plant may get there; Infinity where nothing is in its way. */
export function roomAt(spot: Spot): { tallFt: number; wideFt: number } {
  const limits = limitsOf(spot)
  return {
    tallFt: Math.min(...limits.map(({ heightFt }) => heightFt)),
    wideFt: 2 * Math.min(...limits.map(({ sideFt }) => sideFt)),
  }
}

const byThen = (age: Age) =>
  age === 'grown' ? 'full grown' : age === 0 ? 'on planting day' : `by year ${age}`

function refusal({ obstacle, age }: Meeting, also: ReadonlySet<Obstacle>, { wireAwayFt }: Spot) {
  const sentences = {
    wire: `Not under this wire: it could reach it ${byThen(age)}.`,
    rule: `Not this close to a power line: it could be too tall ${byThen(age)}.`,
    wall: `Not this close to the wall: it could touch it ${byThen(age)}.`,
    fence: `It would grow over the fence: it could get there ${byThen(age)}.`,
  }
  const rule = nearLines.find(({ withinFt }) => wireAwayFt < withinFt)
  const others = (['wire', 'wall', 'fence'] as const)
    .filter((each) => also.has(each))
    .map((each) => `the ${each}`)
  const more = [
    obstacle === 'rule' &&
      rule !== undefined &&
      `Within ${rule.withinFt} ft of its lines, CPS Energy asks for plants no taller than ${rule.tallestFt} ft.`,
    others.length > 0 && `One day it could also reach ${listInWords(others)}.`,
  ].filter((sentence) => sentence !== false)
  return { sentence: sentences[obstacle], more: more.length === 0 ? null : more.join(' ') }
}

function spare(tallFt: number, halfFt: number, spot: Spot) {
  const { wireFt, wallFt, fenceFt } = spot
  const rooms = [
    wireFt === null || !hangsOverCrown(spot) ? null : { at: 'under the wire', feet: wireFt - tallFt },
    wallFt === null ? null : { at: 'at the wall', feet: wallFt - halfFt },
    fenceFt === null ? null : { at: 'at the fence', feet: fenceFt - halfFt },
  ].filter((room) => room !== null)
  const inWords = rooms.map(({ at, feet }) => `${feetInWords(Math.floor(feet * 2) / 2)} to spare ${at}`)
  const [first = 'room to grow', ...others] = inWords
  return {
    sentence: `Yes, with ${first}, full grown.`,
    more: others.length === 0 ? null : `And ${listInWords(others)}.`,
  }
}
