/** The seven services, each with a page at /services/{slug}. */
export const services = [
  { slug: 'tree-service', name: 'Tree service' },
  { slug: 'landscape-designer', name: 'Landscape designer' },
  { slug: 'landscaper', name: 'Landscaper' },
  { slug: 'horticulturist', name: 'Horticulturist' },
  { slug: 'arborist-service', name: 'Arborist service' },
  { slug: 'plant-supplier', name: 'Plant supplier' },
  { slug: 'tree-delivery', name: 'Tree delivery' },
] as const

export type Service = (typeof services)[number]

/** The six services in the footer, in its order. */
export const footerServices = (
  [
    'tree-service',
    'arborist-service',
    'tree-delivery',
    'landscape-designer',
    'plant-supplier',
    'landscaper',
  ] as const
).flatMap((slug) => services.filter((service) => service.slug === slug))

export function findService(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}
