import { useState } from 'react'
import { feeWords } from '#domain/delivery/delivery-estimate.ts'
import { destinationSchema } from '#domain/delivery/destination-schema.ts'
import type { DeliveryPlace } from '#domain/delivery/destination.ts'
import { isLocatable, type StreetAddress } from '#domain/delivery/street-address.ts'
import { estimateDelivery } from '#server/commands/estimate-delivery.ts'
import { maps } from '#server/gateways/maps/maps.ts'
import { AddressField } from '#app/components/delivery/address-field.tsx'
import { DeliveryCommunityField } from '#app/components/delivery/delivery-community-field.tsx'
import { DeliveryLine } from '#app/components/delivery/delivery-line.tsx'
import { DeliveryZipField } from '#app/components/delivery/delivery-zip-field.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { ReachRuler } from '#app/components/delivery/reach-ruler.tsx'
import { useDeliveryEstimate } from '#app/components/delivery/use-delivery-estimate.ts'
import { pageMeta } from '#app/seo.ts'
import { Button } from '#ui/button.tsx'
import { DialogBody, Drawer } from '#ui/dialog.tsx'
import type { Route } from './+types/delivery.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Delivery gallery | Hill Country Tree Company',
    description: 'The delivery components in every state.',
    path: '/gallery/delivery',
    noindex: true,
  })

/** The destination in the URL, as a form without JavaScript sends it. */
function destinationIn(url: string): DeliveryPlace | null {
  const query = new URL(url).searchParams
  const [zip, community] = [query.get('zip') ?? '', query.get('community') ?? '']
  const place = destinationSchema.safeParse(zip === '' ? { community } : { zip })
  return place.success && !('address' in place.data) ? place.data : null
}

export async function loader({ request }: Route.LoaderArgs) {
  const place = destinationIn(request.url)
  return {
    place,
    estimate: place === null ? null : await estimateDelivery(place, 0),
    offersSuggestions: maps().offersSuggestions,
  }
}

const nowhere: StreetAddress = { address: '', city: '', state: 'TX', zipCode: '' }

/** All states of the delivery components, for the browser tests. */
export default function DeliveryGalleryPage({ loaderData }: Route.ComponentProps) {
  const { offersSuggestions, place: firstPlace, estimate: firstEstimate } = loaderData
  const [place, setPlace] = useState(firstPlace)
  const { estimate, pending } = useDeliveryEstimate(place, 0, firstEstimate)
  const [open, setOpen] = useState(false)
  return (
    <div className="wrap grid gap-10 py-14">
      <h1>Delivery</h1>
      <DeliveryLine estimate={estimate} pending={pending}>
        {place === null && 'Choose a place to see its delivery fee here.'}
      </DeliveryLine>
      <div className="grid gap-10 lg:grid-cols-3">
        <section className="grid content-start gap-4">
          <h2 className="text-h4">How far the truck goes</h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <label htmlFor="gallery-zip">Delivery to ZIP</label>
            <DeliveryZipField id="gallery-zip" value={place} onChange={setPlace} />
            <label htmlFor="gallery-community">
              or<span className="sr-only"> to a community</span>
            </label>
            <DeliveryCommunityField id="gallery-community" value={place} onChange={setPlace} />
          </div>
          <EstimateNote estimate={estimate} pending={pending} />
          <strong className="min-h-6">{estimate !== null && feeWords(estimate)}</strong>
          {estimate !== null && <ReachRuler estimate={estimate} />}
        </section>
        <section className="grid content-start gap-4">
          <h2 className="text-h4">Address with suggestions</h2>
          <AddressSample offersSuggestions={offersSuggestions} />
          <Button look="quiet" onClick={() => setOpen(true)}>
            Open the form
          </Button>
          <Drawer open={open} onClose={() => setOpen(false)} title="Where should we plant?">
            <DialogBody>
              <AddressSample offersSuggestions={offersSuggestions} />
            </DialogBody>
          </Drawer>
        </section>
        <section className="grid content-start gap-4">
          <h2 className="text-h4">Address without a maps service</h2>
          <AddressSample offersSuggestions={false} label="Plain address" />
        </section>
      </div>
    </div>
  )
}

function AddressSample(props: { offersSuggestions: boolean; label?: string }) {
  const [address, setAddress] = useState(nowhere)
  const { estimate, pending } = useDeliveryEstimate(isLocatable(address) ? address : null, 0)
  return (
    <>
      <AddressField {...props} value={address} onChange={setAddress} />
      <EstimateNote estimate={estimate} pending={pending} />
    </>
  )
}
