import { redirect } from 'react-router'
import { communityOfZip } from '#domain/places/community-reach.ts'
import { zipOf } from '#domain/delivery/street-address.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { getServiceArea } from '#server/delivery/service-area.ts'
import type { Route } from './+types/community-of-zip.ts'

/** GET /api/community-of-zip?zip=78006: to the page of its community, or to the list of all. */
export async function loader({ request }: Route.LoaderArgs) {
  const zip = zipOf(new URL(request.url).searchParams.get('zip') ?? '')
  const area = await unavailableOnFault(getServiceArea(), {
    title: 'Back in a moment',
    message: "We can't show our service areas right now.",
  })
  const found = zip && (communityOfZip(zip, area) ?? area.find(({ zipCodes }) => zipCodes.includes(zip)))
  return redirect(found ? `/tree-service/${found.slug}` : '/tree-service')
}
