import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { shortListPath } from '#app/components/plants/short-lists.tsx'
import { SectionHeading } from '#app/components/page-sections.tsx'
import { classNames } from '#ui/class-names.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { solutions } from './home-texts.ts'
import { enlarged, solutionsLayout, type GrownPlant } from './solutions-layout.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'

const marksFt = [20, 40, 60]
const smallMarksFt = [3, 6]

/** Five common needs, each with native plants for it, full grown and to scale. */
export function Solutions({ plants }: { plants: readonly GrownPlant[] }) {
  const groups = solutions.map(({ plants: slugs }) =>
    slugs.flatMap((slug) => plants.filter((plant) => plant.slug === slug)),
  )
  const drawing = solutionsLayout(groups)
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading title="What’s your yard missing?">
          <p>Five things people come to us for, and the natives we reach for first.</p>
        </SectionHeading>
        {drawing.plants.length > 0 && <Drawing drawing={drawing} />}
        <ul
          className="grid gap-x-6 lg:mt-6 lg:grid-cols-(--groups) lg:gap-x-0"
          style={{ ['--groups' as string]: drawing.groupFt.map((feet) => `${feet.toFixed(0)}fr`).join(' ') }}
        >
          {solutions.map(({ title, text, list }, index) => (
            <li
              key={title}
              className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-4 border-b border-line py-1.5 last:border-b-0 md:py-3 lg:block lg:border-b-0 lg:border-l lg:px-4.5 lg:py-0 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
            >
              <img
                src={groups[index]?.[0]?.mini}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="size-16 object-contain object-bottom max-md:mt-1.5 lg:hidden"
              />
              <div>
                <PhoneDisclosure title={<h3 className="text-[1.3125rem]">{title}</h3>}>
                  <h3 className="hidden text-[1.3125rem] md:block">{title}</h3>
                  <p className="max-w-[42ch] text-ui text-ink-soft md:mt-1.5">{text}</p>
                </PhoneDisclosure>
                <p className="flex flex-wrap gap-x-3.5 text-small max-md:-mt-1.5 md:mt-2 lg:text-ui">
                  {(groups[index] ?? []).map(({ slug, name }) => (
                    <Link
                      key={slug}
                      to={`/plant-database/${slug}`}
                      className="inline-block py-1 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
                    >
                      {name}
                    </Link>
                  ))}
                  {list !== undefined && (
                    <Link
                      to={shortListPath(list.slug)}
                      className="inline-block py-1 text-link underline decoration-1 underline-offset-3 hover:decoration-2"
                    >
                      {list.label}
                    </Link>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type DrawingProps = { drawing: ReturnType<typeof solutionsLayout> }

function Drawing({ drawing: { widthFt, heightFt, personX, enlargedX, plants } }: DrawingProps) {
  const across = (feet: number) => `${(feet / widthFt) * 100}%`
  const up = (feet: number) => `${(feet / heightFt) * 100}%`
  return (
    <figure className="hidden lg:block">
      <div
        role="img"
        aria-label={`${plants.map(({ name, heightFt: feet }) => `${name}, ${feetInWords(feet)}`).join('; ')}; grown, to scale, beside a person six feet tall, the last group ${enlarged} times larger. An illustration.`}
        className="relative border-b border-ground"
        style={{ aspectRatio: `${widthFt} / ${heightFt}` }}
      >
        {marksFt
          .filter((feet) => feet < heightFt)
          .map((feet) => (
            <Mark key={feet} feet={feet} style={{ bottom: up(feet), left: 0, width: across(enlargedX) }} />
          ))}
        {smallMarksFt.map((feet) => (
          <Mark
            key={feet}
            feet={feet}
            style={{ bottom: up(feet * enlarged), left: across(enlargedX + 9), right: across(5) }}
          />
        ))}
        <p
          className="absolute text-caption leading-snug text-balance text-ink-quiet"
          style={{ bottom: up(11.5 * enlarged), left: across(enlargedX + 18), right: 0 }}
        >
          These three are drawn {enlarged} times larger
        </p>
        {plants.map(({ slug, name, xFt, scale, heightFt: feet, spreadFt, cutOut, mini }) => (
          <div
            key={slug}
            className="absolute bottom-0"
            style={{
              left: across(xFt - (spreadFt * scale) / 2),
              width: across(spreadFt * scale),
              height: up(feet * scale),
            }}
          >
            <img
              src={feet < 5 ? mini : cutOut}
              // Only the tallest are drawn larger than the small cut-out on a common screen.
              srcSet={feet >= 5 && feet * scale < 45 ? `${mini} 1x, ${cutOut} 2x` : undefined}
              alt=""
              loading="lazy"
              className="absolute bottom-0 left-1/2 h-full w-auto max-w-none -translate-x-1/2"
            />
            <span
              className={classNames(
                'absolute bottom-full left-1/2 mb-1 w-max max-w-[5em] -translate-x-1/2 text-center text-[0.875rem] leading-[1.1] wrap-normal sci',
                // Between 1024 and 1280 pixels, names of small plants would touch; the links below have them.
                feet < 40 && 'max-xl:hidden',
              )}
            >
              {name}
            </span>
          </div>
        ))}
        <svg
          viewBox="-20 -106 40 106"
          className="absolute bottom-0 -translate-x-1/2 overflow-visible"
          style={{ left: across(personX), height: up(6.2) }}
        >
          <PersonForScale x={0} />
        </svg>
      </div>
    </figure>
  )
}

/** A height on the ruler, behind the plants; its label is right of the line. */
function Mark({ feet, style }: { feet: number; style: CSSProperties }) {
  return (
    <div className="absolute border-b border-dotted border-line-control/50" style={style}>
      <span className="absolute left-full -translate-y-1/2 pl-1 text-caption leading-none whitespace-nowrap text-ink-quiet">
        {feet} ft
      </span>
    </div>
  )
}
