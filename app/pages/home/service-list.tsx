import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { serviceTiles } from '#app/components/service-tiles.ts'
import { SectionAnchor } from './use-section-in-view.tsx'

export function ServiceList() {
  return (
    <section id="services" className="section contours-inverse bg-inverse text-ink-inverse">
      <div className="wrap grid gap-x-6 gap-y-5 lg:grid-cols-[5fr_1fr_6fr]">
        <div>
          <SectionAnchor section="services" />
          <h2 className="max-w-[9em]">What we do besides digging</h2>
          <p className="mt-3 max-w-[38ch] text-body lg:mt-4.5 lg:text-lead text-ink-inverse-soft">
            Rock, clay, deer and oak wilt make this a trade of its own. Hire us for all of it, or just the
            part you can’t do yourself.
          </p>
          <p className="mt-5 max-w-[42ch] border-t lg:mt-9 border-line-inverse pt-4 text-ui text-ink-inverse-soft lg:pt-5">
            From February through June we leave oaks uncut, and in every month each oak wound is painted. Oak
            wilt enters through fresh cuts.
          </p>
        </div>
        <ul className="border-t border-line-inverse max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] max-md:gap-x-5 lg:col-start-3">
          {serviceTiles.map(({ slug, name, text }) => (
            <li key={slug} className="border-b border-line-inverse">
              <Link
                to={`/services/${slug}`}
                className="group grid items-center gap-x-4 gap-y-0.5 text-ink-inverse no-underline max-md:min-h-12 md:grid-cols-[minmax(0,1fr)_24px] md:py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_24px] lg:py-4.5"
              >
                <h3 className="max-md:text-h4 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                  {name}
                </h3>
                <p className="text-ui text-ink-inverse-soft max-lg:col-start-1 max-md:sr-only">{text}</p>
                <ArrowRight
                  aria-hidden
                  strokeWidth={1.5}
                  className="size-5 text-ink-inverse-soft max-md:hidden max-lg:col-start-2 max-lg:row-start-1 md:max-lg:row-span-2"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
