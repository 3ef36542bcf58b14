import { businessReference } from '#app/structured-data.ts'
import type { Position } from '#domain/delivery/distance.ts'

type Served = {
  name: string
  description: string
  counties: readonly string[]
  keywords: readonly string[]
  position: Position | null
}

/** schema.org data for the service in this community. */
export function treeServiceData(origin: string, path: string, served: Served) {
  return {
    '@type': 'Service',
    name: `Native trees in ${served.name}`,
    description: served.description,
    serviceType: 'Tree planting',
    url: origin + path,
    provider: businessReference(origin),
    areaServed: {
      '@type': 'Place',
      name: `${served.name}, Texas`,
      keywords: served.keywords.join(', '),
      ...(served.position !== null && {
        geo: { '@type': 'GeoCoordinates', ...served.position },
      }),
      ...(served.counties.length > 0 && {
        containedInPlace: served.counties.map((county) => ({
          '@type': 'AdministrativeArea',
          name: `${county} County, Texas`,
        })),
      }),
    },
  }
}
