import { feetInWords } from '#domain/plants/grown-size.ts'
import { listInWords, withArticle } from '#domain/wording.ts'
import { ages, sizeAt, type Age, type GrowingPlant, type PlantSize } from './growth.ts'
import { isOpenLawn, plantsThatFit, type GrownPlant, type Spot } from './spot.ts'

/** CPS Energy: within 20 ft of a line plants under 20 ft tall, within 30 ft up to 40 ft, taller ones beyond. */
const nearLines = [
  { withinFt: 20, tallestFt: 20 },
  { withinFt: 30, tallestFt: 40 },
]

type Obstacle = 'wire' | 'rule' | 'wall' | 'fence'

type Meeting = { obstacle: Obstacle; age: Age }

type FitAnswer<Other> = {
  fits: boolean
  /** The first thing it meets, if any. */
  meets: Meeting | null
  sentence: string
  /** More, in a second sentence. */
  more: string | null
  /** Others that would fit, up to three; the sentence names the first. */
  instead: Other[]
}

/** null if there's nothing nearby, or nothing on record to tell by. */
export function willItFit<Other extends GrownPlant>(
  plant: GrowingPlant,
  todayFt: number | null,
  spot: Spot,
  others: readonly Other[] = [],
): FitAnswer<Other> | null {
  const grown = sizeAt(plant, todayFt, 'grown')
  if (grown === null || isOpenLawn(spot)) return null
  const meetings = ages.flatMap((age): Meeting[] => {
    const size = sizeAt(plant, todayFt, age)
    if (size === null) return []
    const [tall, half] = [size.heightFt.most, size.spreadFt.most / 2]
    return limitsOf(spot).flatMap(({ obstacle, heightFt, sideFt }) =>
      tall > heightFt || half > sideFt ? [{ obstacle, age }] : [],
    )
  })
  const meets = meetings[0] ?? null
  if (meets === null)
    return { fits: true, meets, instead: [], ...spare(grown, sizeAt(plant, todayFt, 20), spot) }
  const also = new Set(meetings.map(({ obstacle }) => obstacle).filter((each) => each !== meets.obstacle))
  const instead = plantsThatFit(others, roomAt(spot))
  return { fits: false, meets, instead, ...refusal(meets, also, spot, instead[0]) }
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

const placeInWords = (obstacle: Obstacle, spot: Spot) =>
  obstacle === 'wall' || obstacle === 'fence'
    ? `this close to the ${obstacle}`
    : hangsOverCrown(spot)
      ? 'under this wire'
      : 'this close to a power line'

const meetingInWords = ({ obstacle, age }: Meeting) =>
  obstacle === 'rule'
    ? `could be too tall for the power line ${byThen(age)}`
    : `could reach the ${obstacle} ${byThen(age)}`

function refusal(meets: Meeting, also: ReadonlySet<Obstacle>, spot: Spot, other: GrownPlant | undefined) {
  const reason = meetingInWords(meets)
  const rule = nearLines.find(({ withinFt }) => spot.wireAwayFt < withinFt)
  const others = (['wire', 'wall', 'fence'] as const)
    .filter((each) => also.has(each))
    .map((each) => `the ${each}`)
  const more = [
    other !== undefined && `It ${reason}.`,
    meets.obstacle === 'rule' &&
      rule !== undefined &&
      `Within ${rule.withinFt} ft of its lines, CPS Energy asks for plants no taller than ${rule.tallestFt} ft.`,
    others.length > 0 && `One day it could also reach ${listInWords(others)}.`,
  ].filter((sentence) => sentence !== false)
  return {
    sentence: `Not ${placeInWords(meets.obstacle, spot)}: ${other === undefined ? `it ${reason}` : `${withArticle(other.name)} would fit`}.`,
    more: more.length === 0 ? null : more.join(' '),
  }
}

/** Down to half a foot: nobody measures closer. Sizes are products, so 16 ft may be a hair less. */
function inHalfFeet(feet: number): string {
  const halves = Math.floor(feet * 2 + 1e-6)
  return halves === 0 ? 'nothing' : feetInWords(halves / 2)
}

/** The tightest room first, in year 20 and full grown. */
function spare(grown: PlantSize, inYear20: PlantSize | null, spot: Spot) {
  const { wireFt, wallFt, fenceFt } = spot
  const roomsOf = ({ heightFt, spreadFt }: PlantSize) =>
    [
      wireFt === null || !hangsOverCrown(spot)
        ? null
        : { at: 'under the wire', feet: wireFt - heightFt.most },
      wallFt === null ? null : { at: 'at the wall', feet: wallFt - spreadFt.most / 2 },
      fenceFt === null ? null : { at: 'at the fence', feet: fenceFt - spreadFt.most / 2 },
    ]
      .filter((room) => room !== null)
      .map(({ at, feet }) => ({ at, feet, words: inHalfFeet(feet) }))
  const [first, ...others] = roomsOf(grown).toSorted((one, other) => one.feet - other.feet)
  if (first === undefined) return { sentence: 'Yes, with room to grow, even full grown.', more: null }
  const before = inYear20 && roomsOf(inYear20).find(({ at }) => at === first.at)?.words
  const words =
    before === null || before === undefined
      ? `${first.words} to spare ${first.at}, full grown`
      : before === first.words
        ? `${before} to spare ${first.at} at year 20 and full grown`
        : `${before} to spare ${first.at} at year 20, and ${first.words} full grown`
  return {
    sentence: `Yes, with ${words}.`,
    more:
      others.length === 0
        ? null
        : `Full grown it also has ${listInWords(others.map((room) => `${room.words} ${room.at}`))}.`,
  }
}
