import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

type Community = { slug: string; name: string; ground: string }

const grounds = [
  { ground: 'limestone', title: 'Limestone and caliche', text: 'Thin and alkaline, on the Edwards Plateau' },
  { ground: 'clay', title: 'Blackland clay', text: 'Deep and dark; it swells when wet and cracks when dry' },
  { ground: 'sand', title: 'Sand and loam', text: 'Lighter, toward the South Texas Plains' },
  { ground: 'unknown', title: 'Ask us', text: 'The ground changes from street to street' },
]

/** SV-01: all communities, by soil. */
export function ServiceCommunities({ communities }: { communities: readonly Community[] }) {
  return (
    <section className="section border-t border-line bg-raised">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2>{communities.length} communities, by the ground under them</h2>
          <Link to="/tree-service" className="inline-flex items-center gap-2 font-semibold text-link">
            All on one page <ArrowRight aria-hidden className="size-5" />
          </Link>
        </div>
        <div className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-[2fr_1.15fr_1fr]">
          {grounds.map(({ ground, title, text }) => (
            <section
              key={ground}
              aria-labelledby={`ground-${ground}`}
              className={
                ground === 'limestone' ? 'lg:row-span-2' : ground === 'clay' ? 'lg:row-span-2' : undefined
              }
            >
              <h3 id={`ground-${ground}`}>{title}</h3>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
              <ul
                className={`mt-3 border-t border-ink ${ground === 'limestone' ? 'columns-2 gap-6' : 'max-lg:columns-2 max-lg:gap-6'}`}
              >
                {communities
                  .filter((community) => community.ground === ground)
                  .map(({ slug, name }) => (
                    <li key={slug} className="break-inside-avoid border-b border-line">
                      <Link
                        to={`/tree-service/${slug}`}
                        className="flex min-h-11 items-center text-ui font-medium text-ink no-underline hover:underline"
                      >
                        {name}
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}
