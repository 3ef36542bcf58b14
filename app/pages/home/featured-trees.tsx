import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { SectionHeading } from '#app/components/page-sections.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FeaturedCard, type FeaturedTree } from './featured-card.tsx'

/** Null while loading. */
type FeaturedTreesProps = { trees: readonly FeaturedTree[] | null }

/** Up to three trees, the first one large; more than three become a row of equal cards. */
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

function Cards({ trees }: { trees: readonly FeaturedTree[] }) {
  const [first, ...others] = trees
  if (first === undefined) return <p className="text-lead">No featured trees available at the moment</p>
  if (others.length > 2)
    return (
      <div className="swipe-row md:grid md:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {trees.map((tree) => (
          <FeaturedCard key={tree.slug + tree.containers[0]?.inventoryId} tree={tree} shape="tall" />
        ))}
      </div>
    )
  return (
    <div className="swipe-row md:grid md:gap-6 xl:grid-cols-[5fr_7fr]">
      <FeaturedCard tree={first} shape="large" />
      <div className="max-md:contents md:grid md:grid-cols-2 md:gap-6 xl:grid-cols-1">
        {others.map((tree) => (
          <FeaturedCard key={tree.slug + tree.containers[0]?.inventoryId} tree={tree} shape="wide" />
        ))}
      </div>
    </div>
  )
}

function Skeletons() {
  return (
    <div
      role="status"
      aria-label="Loading featured trees"
      className="swipe-row md:grid md:gap-6 xl:grid-cols-[5fr_7fr]"
    >
      <Skeleton className="rounded-box max-md:h-105 max-md:w-74 md:aspect-[5/7]" />
      <div className="max-md:contents md:grid md:grid-cols-2 md:gap-6 xl:grid-cols-1">
        <Skeleton className="rounded-box max-md:h-105 max-md:w-74 md:min-h-80" />
        <Skeleton className="rounded-box max-md:h-105 max-md:w-74 md:min-h-80" />
      </div>
    </div>
  )
}
