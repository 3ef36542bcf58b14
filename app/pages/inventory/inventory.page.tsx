import { ContainerDrawing } from '#app/components/container-drawing.tsx'
import { PlainPage } from '#app/components/plain-page.tsx'
import { PlantPicture } from '#app/components/plant-picture.tsx'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { pageMeta } from '#app/seo.ts'
import { sizeLine } from '#domain/cart/size-line.ts'
import { formatCents } from '#domain/money.ts'
import { getCartItems } from '#server/cart-items.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import type { Route } from './+types/inventory.page.ts'

export async function loader() {
  return orUnavailable(getCartItems([121, 338, 318, 1, 4, 6, 8, 10]), {
    title: 'Error loading inventory',
    message: 'An error occurred',
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Native trees in the yard, priced planted | Hill Country Tree Company',
    description:
      'What is in the yard today, with its height and caliper, and what it costs planted at your house.',
    path: '/inventory',
  })

export default function InventoryPage({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <>
      <PlainPage title="In the yard, priced planted">
        Every price includes digging, planting and the first watering.
      </PlainPage>
      <ul className="wrap grid grid-cols-2 gap-6 pb-16 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.inventoryId}>
            <PlantPicture picture={item.picture} sizes="(min-width: 1024px) 25vw, 50vw" />
            <h2 className="mt-2 text-h4">{item.plantName}</h2>
            <p className="text-small text-ink-soft">{sizeLine(item)}</p>
            <p className="mb-2">{formatCents(item.unitPriceCents + item.plantingFeeCents)} planted</p>
            <AddToQuoteButton item={item} />
          </li>
        ))}
      </ul>
      <section className="section border-t border-line bg-raised">
        <div className="wrap">
          <h2>What do these sizes mean?</h2>
          <div className="mt-6 max-w-260">
            <ContainerDrawing />
          </div>
        </div>
      </section>
    </>
  )
}
