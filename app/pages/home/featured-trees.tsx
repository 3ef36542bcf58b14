import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { SectionHeading } from '#app/components/page-sections.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FeaturedCard, type FeaturedTree } from './featured-card.tsx'

/** Null while loading. */
type FeaturedTreesProps = { trees: readonly FeaturedTree[] | null }

/** A few trees in equal cards; on a phone, a row to swipe. */
export function FeaturedTrees({ trees }: FeaturedTreesProps) {
  return (
    <section aria-busy={trees === null} className="section border-b border-line">
      <div className="wrap">
        <SectionHeading title="In stock now">
          <p className="flex flex-wrap items-baseline gap-x-5">
            A few of the trees you can order today.
            <Link
              to="/inventory"
              className="inline-flex items-center gap-2 text-ui font-semibold text-link underline decoration-1 underline-offset-3"
            >
              See all in stock <ArrowRight aria-hidden className="size-5" strokeWidth={1.75} />
            </Link>
          </p>
        </SectionHeading>
        {trees === null ? <Skeletons /> : <Cards trees={trees} />}
      </div>
    </section>
  )
}

const row = 'swipe-row md:grid md:grid-cols-3 md:gap-4 lg:gap-6'

function Cards({ trees }: { trees: readonly FeaturedTree[] }) {
  if (trees.length === 0) return <p className="text-lead">No featured trees available at the moment</p>
  return (
    <div className={row}>
      {trees.map((tree) => (
        <FeaturedCard key={tree.slug + tree.containers[0]?.inventoryId} tree={tree} />
      ))}
    </div>
  )
}

function Skeletons() {
  return (
    <div role="status" aria-label="Loading featured trees" className={row}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="rounded-box max-md:h-105 max-md:w-74 md:h-195" />
      ))}
    </div>
  )
}
