import type { Service } from '#domain/services/services.ts'

/** The seven services as the home page and the community pages list them. */
export const serviceTiles: readonly { slug: Service['slug']; name: string; text: string }[] = [
  {
    slug: 'tree-service',
    name: 'Tree service',
    text: 'Planted at the right height, staked if needed, guaranteed for 30 days',
  },
  { slug: 'tree-delivery', name: 'Tree delivery', text: 'Brought to your driveway, or right to the spot' },
  {
    slug: 'arborist-service',
    name: 'Arborist service',
    text: 'Sick oaks, storm damage, pruning in the safe months',
  },
  {
    slug: 'landscape-designer',
    name: 'Landscape designer',
    text: 'A drawn plan with every plant priced',
  },
  { slug: 'landscaper', name: 'Landscaper', text: 'Lawn out; stone, mulch and natives in' },
  { slug: 'horticulturist', name: 'Horticulturist', text: "Why it's yellow, and what would do better" },
  { slug: 'plant-supplier', name: 'Plant supplier', text: 'Matched by height and trunk, one or a truckload' },
]
