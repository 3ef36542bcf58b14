import { sprigUrl } from '#app/components/who-list.tsx'
import { classNames } from '#ui/class-names.ts'
import { testimonials } from './home-texts.ts'
import { Stars } from './proof-line.tsx'

/** HM-03 */
export function Testimonials() {
  return (
    <section className="section border-b border-line">
      <div className="wrap">
        <h2 className="sr-only">What neighbors say</h2>
        <div className="grid gap-14 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-24">
          {testimonials.map(({ quote, name, place, source, sprig }, index) => (
            <figure key={name}>
              <img
                src={sprigUrl(sprig)}
                alt=""
                width={132}
                height={132}
                loading="lazy"
                className={classNames(
                  'object-contain object-left-bottom',
                  index === 0 ? 'size-30' : 'size-24',
                )}
              />
              <blockquote
                className={classNames(
                  'mt-4.5 font-display tracking-[-0.018em] text-balance',
                  index === 0
                    ? 'text-[clamp(1.5rem,1.2rem+1.4vw,2.125rem)] leading-[1.22]'
                    : 'text-[clamp(1.375rem,1.2rem+0.6vw,1.5625rem)] leading-[1.3]',
                )}
              >
                {quote}
              </blockquote>
              <figcaption className="mt-5 grid justify-items-start gap-1.5">
                <Stars />
                <span>
                  <b className="block font-semibold">
                    {name}, {place}
                  </b>
                  <span className="text-small text-ink-quiet">{source}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
