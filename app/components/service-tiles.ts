import type { Service } from '#domain/services/services.ts'

/** The seven services as the home page and the community pages list them. */
export const serviceTiles: readonly { slug: Service['slug']; name: string; text: string }[] = [
  {
    slug: 'tree-service',
    name: 'Tree service',
    text: 'Planted at the right height, staked if needed, looked after for a year',
  },
  { slug: 'tree-delivery', name: 'Tree delivery', text: 'Brought to the drive, or to the spot' },
  {
    slug: 'arborist-service',
    name: 'Arborist service',
    text: 'Sick oaks, storm breaks, pruning in the safe months',
  },
  {
    slug: 'landscape-designer',
    name: 'Landscape designer',
    text: 'A drawn plan with every plant priced',
  },
  { slug: 'landscaper', name: 'Landscaper', text: 'Lawn out; stone, drip and natives in' },
  { slug: 'horticulturist', name: 'Horticulturist', text: 'Why it is yellow, and what would do better' },
  { slug: 'plant-supplier', name: 'Plant supplier', text: 'Matched and measured, singly or by the lot' },
]
