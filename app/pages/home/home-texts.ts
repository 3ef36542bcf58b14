import type { Community } from '#domain/places/communities.ts'

/** HM-02 */
export const proof = [
  { value: '4.9', unit: '/5', label: 'rating', stars: true },
  { value: '25+', unit: '', label: 'native species', stars: false },
  { value: '50+', unit: '', label: 'communities served', stars: false },
  { value: '50', unit: '-mile', label: 'radius of North San Antonio', stars: false },
]

/** Each with the plants that the drawing shows for it. */
export const solutions = [
  {
    title: 'Shade on the west side',
    text: 'An evening seat in July is worth more than a view. Oaks and elms that stand the sun, in a size you will sit under while you still live there.',
    plants: ['escarpment-live-oak', 'cedar-elm', 'monterrey-oak'],
  },
  {
    title: 'A green wall by January',
    text: "The road, the neighbor's boat, the new houses on the ridge. Evergreens that close the gap without a sprinkler line.",
    plants: ['yaupon-holly', 'texas-mountain-laurel', 'evergreen-sumac'],
  },
  {
    title: 'Flowers before the heat',
    text: 'Redbud and plum bloom on bare wood while the lawn is still brown. Desert willow takes over when they are done.',
    plants: ['texas-redbud', 'mexican-plum', 'desert-willow'],
  },
  {
    title: 'A yard that deer walk past',
    text: 'Silver leaves, strong scent and stiff blades are what they like least. Anything with a trunk gets a cage while it is young.',
    plants: ['cenizo', 'autumn-sage', 'lindheimer-muhly'],
  },
]

/** HM-01: the twelve communities on the home page. */
export const listedCommunities: readonly Community['slug'][] = [
  'san-antonio',
  'boerne',
  'new-braunfels',
  'stone-oak',
  'helotes',
  'alamo-heights',
  'fair-oaks-ranch',
  'bulverde',
  'canyon-lake',
  'schertz',
  'seguin',
  'spring-branch',
]

export const steps = [
  {
    title: 'Pick your trees',
    text: 'Each card shows height, trunk, and the price with and without planting. Add delivery by ZIP code and the whole sum is on the screen before you give your name.',
  },
  {
    title: 'We deliver and plant',
    text: 'Someone checks your list against the ground and writes the official quote. Then 811 marks the lines, and the crew digs wide, sets the flare high and waters it in.',
  },
  {
    title: 'You watch it grow',
    text: 'You keep a watering card for your soil and a 30-day plant health guarantee. After two summers most natives live on rain.',
  },
]

export const clients = [
  { title: 'Homeowners', text: 'A shade tree by the patio, or the front yard from curb to porch.' },
  { title: 'New houses', text: 'Scraped caliche and fill, turned back into ground that grows something.' },
  { title: 'Associations', text: 'Entrances and medians that look right on little water.' },
  { title: 'Designers and builders', text: 'Trees matched by height and trunk, put aside for the date.' },
  { title: 'Ranches', text: 'Windbreaks, lanes and water edges, with wire against the deer.' },
  {
    title: 'Schools and churches',
    text: 'Shade for the playground and the parking lot, planted around your calendar.',
  },
]

export const about = [
  'We are a tree company in the hills north of San Antonio, and we keep to what belongs here. Live oak, cedar elm, redbud, laurel, persimmon: trees that were on this limestone and in this clay before any of us watered a lawn. Over 25 native species are on our list, beside a few outsiders that have earned a place, each marked as such.',
  'Most of our work is saying where a tree should stand and setting it at the right height. We measure what we sell, show the planted price, and will talk you out of a red oak on a street where oaks are dying. Ask us something difficult; those are the calls we like.',
]

/** Current prices that the answers mention. Null if a price doesn't fit the sentence. */
export type HomePrices = {
  plantingFee: string | null
  delivery: { freeMiles: string; farFee: string } | null
}

/** Leaves out questions whose price isn't known. */
export function homeQuestions(prices: HomePrices | null) {
  const { plantingFee = null, delivery = null } = prices ?? {}
  return [
    {
      question: 'What does the gallon number mean?',
      answer:
        'It names the pot. A 15 gallon tree usually stands 6 to 10 feet tall, a 45 gallon one 10 to 12, but growers differ, so go by the height and trunk we measured.',
    },
    ...(plantingFee === null
      ? []
      : [
          {
            question: 'Is planting part of the price?',
            answer: `The cart lists it beside each plant, ${plantingFee} for a 15 gallon tree for example. What you see is an estimate before sales tax, valid for 30 days; the official quote follows when a person has checked it.`,
          },
        ]),
    ...(delivery === null
      ? []
      : [
          {
            question: 'How much is delivery?',
            answer: `Free up to ${delivery.freeMiles} miles by road from our yard and a flat ${delivery.farFee} beyond, once per order. Your ZIP code is enough to see it.`,
          },
        ]),
    {
      question: 'When is the best time to plant?',
      answer:
        'October to April, and late fall before all. A summer planting can work with daily water at first, and we tell you plainly if yours should wait.',
    },
    {
      question: 'How much water does a new tree need?',
      answer:
        'Through summer, 5 gallons a week per inch of trunk or thereabouts. Feel the soil three to four inches down first, because clay can drown roots while its surface looks dry.',
    },
    {
      question: 'Do deer leave any tree alone?',
      answer:
        'Some leaves, yes. No young trunk, because antlers rub what mouths refuse, so we recommend a cage for the first years even on the toughest kinds.',
    },
  ]
}
