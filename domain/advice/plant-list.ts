import { z } from 'zod'
import { knownGrounds, type KnownGround } from '#domain/places/community-facts.ts'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import type { PlantingPlace } from '#domain/places/verdict.ts'
import { recommend, type Recommended } from './recommend.ts'
import { wishIds, type Wish } from './wish.ts'

const mostTitle = 60
const mostDescription = 155

/** The content of a list page. What it lists follows from its wish. */
export const plantListText = z.strictObject({
  wish: z.enum(wishIds),
  /** Lists only plants of this type. */
  only: z.literal('tree').optional(),
  title: z.string().max(mostTitle),
  description: z.string().max(mostDescription),
  heading: z.string(),
  /** For those who read no further. */
  answer: z.string(),
  /** Plants that people expect, and why they aren't listed. */
  without: z.record(z.string(), z.string()),
})

export type PlantListText = z.output<typeof plantListText> & { slug: string }

const mostListed = 10

/** The grounds with an order of their own. A wish about one kind of ground has only that. */
export const groundsToChoose = ({ first }: Wish): readonly KnownGround[] => {
  const grounds = knownGrounds.filter((ground) => ground in first)
  return grounds.length > 1 ? grounds : []
}

/** Around San Antonio; oak wilt is there, and nobody has said anything about deer. */
const sanAntonioOn = (ground: KnownGround): PlantingPlace => ({
  slug: 'san-antonio',
  name: 'San Antonio',
  ground,
  groundCertain: true,
  usdaZone: '9a',
  waters: [],
  deerPressure: null,
  oakWilt: 'here',
  forbidsRedOaks: false,
})

/** The ten best natives, on one ground or else for rock and clay alike. */
export function listPlants<Plant extends PlantFacts>(
  { only }: Pick<PlantListText, 'only'>,
  wish: Wish,
  plants: readonly Plant[],
  chosen: KnownGround | null,
): Recommended<Plant>[] {
  const [itsOwn] =
    Object.keys(wish.first).length === 1 ? knownGrounds.filter((each) => each in wish.first) : []
  const ground = itsOwn ?? chosen
  const natives = plants.filter(
    ({ texasNative, plantType }) => texasNative === 'Yes' && (only === undefined || plantType === only),
  )
  const place = ground === null ? null : sanAntonioOn(ground)
  return recommend(natives, { wishes: [wish], place }).slice(0, mostListed)
}
