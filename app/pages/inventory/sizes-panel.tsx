import { Link } from 'react-router'
import { ContainerDrawing } from '#app/components/plants/container-drawing.tsx'

/** Explains gallons, height and caliper, which buyers often confuse. */
export function SizesPanel() {
  return (
    <section className="section border-t border-line bg-raised">
      <div className="wrap">
        <h2>What do these sizes mean?</h2>
        <p className="mt-3 max-w-prose text-ink-soft">
          A gallon is a size of pot. Height is measured from the soil to the tip, and caliper is how thick the
          trunk is six inches above the soil. A smaller tree costs less, is easier on its roots, and often
          catches up with a larger one in a few years.{' '}
          <Link to="/blog/what-a-container-size-means">More about container sizes</Link>
        </p>
        <div className="mt-8">
          <ContainerDrawing />
        </div>
      </div>
    </section>
  )
}
