import { redirect } from 'react-router'
import { zipOf } from '#domain/delivery/street-address.ts'
import { unavailableOnFault } from '#server/http/on-fault.ts'
import { getServiceArea } from '#server/reads/service-area.ts'
import type { Route } from './+types/community-of-zip.ts'

/** GET /api/community-of-zip?zip=78006: to the page of the smallest community with that ZIP code, or to the list of all. */
export async function loader({ request }: Route.LoaderArgs) {
  const zip = zipOf(new URL(request.url).searchParams.get('zip') ?? '')
  const area = await unavailableOnFault(getServiceArea(), {
    title: 'Back in a moment',
    message: "We can't show our service areas right now.",
  })
  const [found] = area
    .filter(({ zipCodes }) => zip !== undefined && zipCodes.includes(zip))
    .toSorted((one, other) => one.zipCodes.length - other.zipCodes.length)
  return redirect(found === undefined ? '/tree-service' : `/tree-service/${found.slug}`)
}
