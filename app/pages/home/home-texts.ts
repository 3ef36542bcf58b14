import type { Community } from '#domain/places/communities.ts'

/** Each with the plants that the drawing shows for it, and a short list where there's one. The last ones are small, so they're drawn larger. */
export const solutions = [
  {
    title: 'Shade on the west side',
    text: "A shady seat on a July evening beats any view. Oaks and elms that can take the sun, in a size you'll get to sit under.",
    plants: ['escarpment-live-oak', 'cedar-elm'],
    list: { slug: 'shade-trees-san-antonio', label: 'Ten for shade' },
  },
  {
    title: 'A wall that’s green in January',
    text: "The road, the neighbor's boat, the new houses on the ridge. Evergreens that close the gap without a sprinkler line.",
    plants: ['yaupon-holly', 'texas-mountain-laurel', 'evergreen-sumac'],
    list: { slug: 'evergreen-privacy-screens', label: 'More for a screen' },
  },
  {
    title: 'A use for the wet corner',
    text: 'Where the downspouts run out and other trees would drown, a cypress is at home.',
    plants: ['bald-cypress'],
  },
  {
    title: 'Flowers before the heat',
    text: 'Redbud and plum bloom on bare wood while the lawn is still brown. Desert willow takes over when they finish.',
    plants: ['texas-redbud', 'mexican-plum', 'desert-willow'],
    list: { slug: 'flowering-trees', label: 'Ten that flower' },
  },
  {
    title: 'A yard that deer walk past',
    text: "Silver leaves, strong scent and stiff blades are what they like least. Anything with a trunk gets a cage while it's young.",
    plants: ['autumn-sage', 'lindheimer-muhly', 'cenizo'],
    list: { slug: 'deer-resistant-trees', label: 'More that deer leave alone' },
  },
]

/** The twelve communities on the home page. */
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
    text: "Each card shows height, trunk, and the price with and without planting. Add delivery by ZIP code and you'll see the whole total before you give your name.",
  },
  {
    title: 'We deliver and plant',
    text: 'Someone checks your list against your ground and writes the official quote. Then 811 marks the lines, and the crew digs wide, sets the flare high and waters it in.',
  },
  {
    title: 'You watch it grow',
    text: 'You get a watering card for your soil and a 30-day plant health guarantee. After two summers most natives live on rain.',
  },
]

export const clients = [
  { title: 'Homeowners', text: 'A shade tree by the patio, or the front yard from curb to porch.' },
  { title: 'New houses', text: 'Scraped caliche and fill, turned back into ground that grows something.' },
  { title: 'Associations', text: 'Entrances and medians that look right on little water.' },
  { title: 'Designers and builders', text: 'Trees matched by height and trunk, set aside for your date.' },
  { title: 'Ranches', text: 'Windbreaks, lanes and creek banks, with cages against the deer.' },
  {
    title: 'Schools and churches',
    text: 'Shade for the playground and the parking lot, planted around your calendar.',
  },
]

export const about = [
  "We're a tree company in the hills north of San Antonio, and we stick to what belongs here. Live oak, cedar elm, redbud, laurel, persimmon: trees that were on this limestone and in this clay before any of us watered a lawn. We carry well over 25 native species, plus a few outsiders that have earned a spot, each marked as such.",
  "Most of our work is figuring out where a tree should go and setting it at the right height. We list height and trunk, show the planted price, and we'll talk you out of a red oak on a street where oaks are dying. Ask us something hard.",
]
