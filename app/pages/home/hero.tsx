import { Link } from 'react-router'
import { HeroPicture } from '#app/components/hero-picture.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** Morning in the Hill Country. On wide screens the text is on the sky; on a phone the picture is below it. */
export function Hero() {
  return (
    <section className="relative overflow-hidden">
      <div className="relative z-1 wrap pt-12 pb-2 lg:min-h-[min(46vw,720px)] lg:pt-[clamp(40px,6vw,104px)]">
        <h1 className="max-w-[9.5em] text-display font-normal lg:max-xl:text-h1">
          Trees that already know this ground
        </h1>
        <p className="mt-5 max-w-[34ch] text-lead text-ink-soft">
          We sell, deliver and plant native trees within 50 miles of North San Antonio. Ready for caliche,
          deer and August.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to="/inventory" look="action">
            Get a Quote
          </ButtonLink>
          <ButtonLink to="/plant-database" look="line">
            Browse Trees
          </ButtonLink>
          <Link
            to="/plant-database/finder"
            className="inline-flex min-h-13 items-center px-1 font-semibold text-link underline underline-offset-3"
          >
            Help me choose
          </Link>
        </div>
      </div>
      <HeroPicture alt="A live oak, a redbud in flower and bluebonnets beside a creek in the Hill Country; an illustration" />
    </section>
  )
}
