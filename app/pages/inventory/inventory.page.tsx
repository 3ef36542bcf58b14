import { ContainerDrawing } from '#app/components/container-drawing.tsx'
import { PlainPage } from '#app/components/plain-page.tsx'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/inventory.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Native trees in the yard, priced planted | Hill Country Tree Company',
    description:
      'What is in the yard today, with its height and caliper, and what it costs planted at your house.',
    path: '/inventory',
  })

export default function InventoryPage() {
  return (
    <>
      <PlainPage title="In the yard, priced planted">
        Every price includes digging, planting and the first watering.
      </PlainPage>
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
