import { Link } from 'react-router'
import { communities } from '#domain/places/communities.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'

const byName = communities.toSorted((one, other) => one.name.localeCompare(other.name))

/** Every community we work in, with a link to its page. */
export function ServiceCommunities() {
  return (
    <div className="wrap">
      <h2>Where we do it</h2>
      <p className="mt-3 text-ink-soft">
        {communities.length} communities within 50 miles of North San Antonio, on{' '}
        <Link to="/tree-service">one map</Link>.
      </p>
      <div className="mt-4 border-y border-line md:border-0">
        <PhoneDisclosure title={<span className="text-link">All {communities.length} in a list</span>}>
          <ul className="columns-2 gap-8 border-t border-line md:columns-3 lg:columns-4">
            {byName.map(({ slug, name }) => (
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
        </PhoneDisclosure>
      </div>
    </div>
  )
}
