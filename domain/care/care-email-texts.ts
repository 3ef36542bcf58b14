import { monthNames } from '#domain/plants/months.ts'
import { isOak } from '#domain/plants/oak-wilt.ts'
import { guaranteeDays } from '#domain/quotes/lifecycle/record.ts'
import { dayInWords } from '#domain/time/day-words.ts'
import { addDays, type Day } from '#domain/time/nursery-clock.ts'
import type { CareEmailKind } from './due-emails.ts'
import { gallonsEach, treeLabel, type PlantedTree } from './tree-care.ts'
import { firstWeeksDays, isSummer, summerEnds, threeAWeekUntil, waterPlan } from './water-plan.ts'
import { bucketsInWords, daysInWords, rhythmInWords } from './water-words.ts'

type EmailContent = {
  subject: string
  title: string
  /** The first one is also the preview in the inbox. */
  text: readonly (string | false)[]
  showsWater: boolean
}

/** `day` is the one that the water is for. */
type Subject = { trees: readonly PlantedTree[]; plantedOn: Day; day: Day }

const feelFirst =
  "Before you pour, feel the soil 3 to 4 inches down. If it's damp, wait. After an inch of rain, skip one."

const clayDrowns =
  'Your soil is clay, which holds water. A tree that drowns droops like a thirsty one, so check before you help.'

const bareIsAlive =
  "Bare doesn't mean dead. Scratch a twig with your thumbnail: green underneath means it's alive."

const mulch = 'Look at the mulch too: 3 to 4 inches deep, and not touching the trunk.'

const isOnClay = ({ trees }: Subject) => trees.some(({ ground }) => ground === 'clay')
const hasOak = ({ trees }: Subject) => trees.some(({ scientificName }) => isOak(scientificName))
const isBareInWinter = ({ trees }: Subject) =>
  trees.some(({ leafRetention }) => leafRetention === 'deciduous')
const hasEvergreen = ({ trees }: Subject) =>
  trees.some(({ leafRetention }) => leafRetention?.endsWith('evergreen') === true)
const hasDryThirdSummer = ({ trees, plantedOn }: Subject) =>
  trees.some((tree) => waterPlan(tree, summerEnds(plantedOn, 3)).dryDays !== null)
const hasCage = ({ trees }: Subject) => trees.some((tree) => tree.hasCage)

function afterTwoWeeks({ trees, plantedOn }: Subject): string {
  if (threeAWeekUntil(plantedOn) !== null) return 'three times a week is enough until the month is up'
  const start = addDays(plantedOn, firstWeeksDays)
  const rhythm = rhythmInWords(trees, [start])
  return isSummer(start) ? `water ${rhythm} until the nights cool in October` : `${rhythm} is enough`
}

function monthInHeat(subject: Subject): EmailContent {
  return {
    subject: 'Your trees, one month in: keep up the watering until it cools',
    title: 'A month in the ground, in the heat',
    text: [
      "Don't cut back yet. The roots are still mostly in the ball they came with. In this heat that ball dries out fast, even when the soil around it is damp. Keep to the days below until the nights cool in October.",
      "Feel the root ball itself, 3 to 4 inches down. If it's dry, water. If it's damp, give it another day. After an inch of rain, skip one.",
      isOnClay(subject) &&
        'In your clay, the soil beside the ball can be wet while the ball is dry, so feel both. A tree that drowns droops like a thirsty one.',
      "Leaves that hang limp at sunrise mean it's thirsty or drowning: tell us that same day. Limp at four in the afternoon and fine by morning is just a Texas summer.",
      mulch,
    ],
    showsWater: true,
  }
}

function monthInCold(subject: Subject): EmailContent {
  return {
    subject: 'Your trees, one month in: water twice a week now',
    title: 'A month in the ground, in the cool',
    text: [
      'You can ease off now. Water about twice a week this month, and about once a week the month after. From then on, your water card says how often. Give as much each time as before.',
      "Feel the soil 3 to 4 inches down first. If it's damp, wait, and in a wet winter that may be two weeks. After an inch of rain, skip one.",
      isOnClay(subject) && "Cold clay stays wet for a long time. When you're in doubt, don't water.",
      hasEvergreen(subject) &&
        'A tree that keeps its leaves still loses water, and a dry norther takes a lot of it. Check it even in January.',
      isBareInWinter(subject) && bareIsAlive,
      'Before a hard freeze, water if the soil is dry.',
      mulch,
    ],
    showsWater: true,
  }
}

function monthInMildWeather(subject: Subject): EmailContent {
  const { trees, plantedOn, day } = subject
  const isHeatNext = isSummer(addDays(day, 31))
  const now =
    threeAWeekUntil(plantedOn) === null
      ? rhythmInWords(trees, [day])
      : `about twice a week now${isHeatNext ? '' : ', and about once a week from next month'}`
  const isSpring = ['03', '04', '05'].includes(day.slice(5, 7))
  return {
    subject: 'Your trees, one month in: water less often, just as deep',
    title: 'A month in the ground',
    text: [
      `The roots are starting to leave the ball they came with. Water ${now}, and give as much each time as before.`,
      isSpring &&
        (isHeatNext
          ? "Don't go to once a week, because the heat is coming. In June we'll write again with the days for the summer."
          : "That's only until the heat comes. In June we'll write again, because then it's time to water more often."),
      feelFirst,
      isOnClay(subject) && clayDrowns,
      mulch,
    ],
    showsWater: true,
  }
}

const texts: Record<CareEmailKind, (subject: Subject) => EmailContent> = {
  'week-1': (subject) => ({
    subject: 'Your trees, one week in: let the soil tell you when to water',
    title: 'One week in the ground',
    text: [
      `For one more week, water ${rhythmInWords(subject.trees, [subject.day])}. After that, ${afterTwoWeeks(subject)}.`,
      feelFirst,
      isOnClay(subject) && clayDrowns,
      'A few yellow leaves after the move are normal. Limp leaves at sunrise are not: tell us.',
    ],
    showsWater: true,
  }),
  'month-1': (subject) => {
    if (isSummer(subject.day)) return monthInHeat(subject)
    return ['11', '12', '01', '02'].includes(subject.day.slice(5, 7))
      ? monthInCold(subject)
      : monthInMildWeather(subject)
  },
  'guarantee-ends': ({ plantedOn }) => ({
    subject: `Your plant guarantee ends on ${dayInWords(addDays(plantedOn, guaranteeDays))}`,
    title: 'One week left on the guarantee',
    text: [
      `What we planted is covered through ${dayInWords(addDays(plantedOn, guaranteeDays))}.`,
      'Take a walk around each plant today. Brown or limp leaves, a trunk that leans, soil that never dries: if you see one of these, report it on your page before that day, with a photo if you can.',
      'After that day we still answer every question.',
    ],
    showsWater: false,
  }),
  summer: (subject) => ({
    subject: "Summer is here: your trees' hardest months",
    title: 'Getting through the summer',
    text: [
      `From now through September, water ${rhythmInWords(subject.trees, [subject.day])}. The list below has each one's amount. These are a young tree's hardest months, August most of all.`,
      feelFirst,
      isOnClay(subject) && clayDrowns,
      'Water early in the day. A hose in your hand is usually allowed on any day. For buckets and drip, ask your supplier.',
    ],
    showsWater: true,
  }),
  'first-winter': (subject) => ({
    subject: 'Your trees in their first winter',
    title: 'The first winter',
    text: [
      "Roots keep growing in winter, so keep feeling the soil, and water when it's dry. Before a hard freeze, water dry soil: damp ground holds its warmth.",
      isBareInWinter(subject) && bareIsAlive,
      hasOak(subject) &&
        "Don't prune an oak from February through June, and paint every cut at once, all year. That helps to keep oak wilt out.",
    ],
    showsWater: true,
  }),
  stake: (subject) => ({
    subject: 'Time to take off the stake',
    title: 'A year in the ground: the stake comes off',
    text: [
      'If your tree still has a stake, take it off now. A trunk gets strong by moving in the wind, and a tie that stays on cuts into the bark.',
      'Cut the ties, then pull the stake straight up. If the tree leans a week later, tell us.',
      hasCage(subject) && 'Leave the deer cage on. Your page says for how long.',
      hasOak(subject) && 'Mind the bark of an oak: paint any nick at once.',
    ],
    showsWater: false,
  }),
  'second-spring': (subject) => ({
    subject: "Your trees' second spring: water farther out",
    title: 'The second spring',
    text: [
      "The roots have left the ball by now. Move the hose outward, past the edge of the old hole: that's where you want them to go.",
      `Give more each time from now on, and leave longer gaps. From May through September that's ${rhythmInWords(subject.trees, [`${subject.day.slice(0, 4)}-07-15`])}. After this summer, most natives live on rain.`,
      hasDryThirdSummer(subject) && 'A large tree or a thirsty one also wants a soak in a dry third summer.',
      feelFirst,
      hasOak(subject) && "Don't prune an oak until July.",
    ],
    showsWater: true,
  }),
}

/** The days after planting from which these are about. */
const aheadOf: Partial<Record<CareEmailKind, number>> = { 'month-1': 31, 'second-spring': 365 }

/** 'Lacey Oak, 15 gal: 5 to 7 gallons, 1 bucket, every 7 days'; nothing if rain is enough. */
function treeWater(tree: PlantedTree, day: Day): string[] {
  const { gallons, days } = waterPlan(tree, day)
  if (days === null) return []
  const amount = gallons === null ? [] : [gallonsEach(gallons, tree), bucketsInWords(gallons)]
  return [`${treeLabel(tree)}: ${[...amount, daysInWords(days)].join(', ')}`]
}

/** The words of an email on a day; null for water that nothing needs. */
export function careEmailText(
  kind: CareEmailKind,
  { today, ...about }: Omit<Subject, 'day'> & { today: Day },
) {
  const ahead = addDays(about.plantedOn, aheadOf[kind] ?? 0)
  const day = ahead > today ? ahead : today
  const { text, showsWater, ...words } = texts[kind]({ ...about, day })
  const water = showsWater ? about.trees.flatMap((tree) => treeWater(tree, day)) : []
  if (showsWater && water.length === 0) return null
  const when = kind === 'summer' ? 'this summer' : `in ${monthNames[Number(day.slice(5, 7)) - 1] ?? ''}`
  return { ...words, text: text.filter((paragraph) => paragraph !== false), water, heading: `Water ${when}` }
}

export type CareEmailText = NonNullable<ReturnType<typeof careEmailText>>
