/** The communities we serve, in display order. */
export const communities = [
  { slug: 'san-antonio', name: 'San Antonio' },
  { slug: 'new-braunfels', name: 'New Braunfels' },
  { slug: 'stone-oak', name: 'Stone Oak' },
  { slug: 'helotes', name: 'Helotes' },
  { slug: 'boerne', name: 'Boerne' },
  { slug: 'alamo-heights', name: 'Alamo Heights' },
  { slug: 'bulverde', name: 'Bulverde' },
  { slug: 'canyon-lake', name: 'Canyon Lake' },
  { slug: 'cibolo', name: 'Cibolo' },
  { slug: 'converse', name: 'Converse' },
  { slug: 'fair-oaks-ranch', name: 'Fair Oaks Ranch' },
  { slug: 'garden-ridge', name: 'Garden Ridge' },
  { slug: 'grey-forest', name: 'Grey Forest' },
  { slug: 'hollywood-park', name: 'Hollywood Park' },
  { slug: 'live-oak', name: 'Live Oak' },
  { slug: 'schertz', name: 'Schertz' },
  { slug: 'seguin', name: 'Seguin' },
  { slug: 'selma', name: 'Selma' },
  { slug: 'shavano-park', name: 'Shavano Park' },
  { slug: 'spring-branch', name: 'Spring Branch' },
  { slug: 'timberwood-park', name: 'Timberwood Park' },
  { slug: 'cross-mountain', name: 'Cross Mountain' },
  { slug: 'kirby', name: 'Kirby' },
  { slug: 'adkins', name: 'Adkins' },
  { slug: 'elmendorf', name: 'Elmendorf' },
  { slug: 'marion', name: 'Marion' },
  { slug: 'balcones-heights', name: 'Balcones Heights' },
  { slug: 'alamo-farmsteads', name: 'Alamo Farmsteads' },
  { slug: 'northwest-side', name: 'Northwest Side' },
  { slug: 'alamo-ranch', name: 'Alamo Ranch' },
  { slug: 'zuehl', name: 'Zuehl' },
  { slug: 'cypress-point', name: 'Cypress Point' },
  { slug: 'magnolia-springs', name: 'Magnolia Springs' },
  { slug: 'vintage-oaks', name: 'Vintage Oaks' },
  { slug: 'mission-hills-ranch', name: 'Mission Hills Ranch' },
  { slug: 'dominion', name: 'Dominion' },
] as const

export type Community = (typeof communities)[number]

/** The ten communities in the footer, in its order. */
export const footerCommunities = pick(
  'san-antonio',
  'boerne',
  'new-braunfels',
  'stone-oak',
  'helotes',
  'fair-oaks-ranch',
  'bulverde',
  'canyon-lake',
  'seguin',
  'spring-branch',
)

export function findCommunity(slug: string): Community | undefined {
  return communities.find((community) => community.slug === slug)
}

const withArticle = new Set(['dominion', 'northwest-side'])

/** The name within a sentence: 'in the Dominion'. */
export const nameInSentence = ({ slug, name }: { slug: string; name: string }) =>
  withArticle.has(slug) ? `the ${name}` : name

function pick(...slugs: Community['slug'][]): readonly Community[] {
  return slugs.flatMap((slug) => communities.filter((community) => community.slug === slug))
}
