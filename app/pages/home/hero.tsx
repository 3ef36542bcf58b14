import { ButtonLink } from '#ui/button.tsx'
import portrait1080 from '#app/images/hero/portrait-1080.webp?url'
import portrait780 from '#app/images/hero/portrait-780.webp?url'
import wide1200 from '#app/images/hero/wide-1200.webp?url'
import wide1600 from '#app/images/hero/wide-1600.webp?url'
import wide2400 from '#app/images/hero/wide-2400.webp?url'

/** Morning in the Hill Country. On wide screens the text is on the sky; on a phone the picture is below it. */
export function Hero() {
  return (
    <section className="relative overflow-hidden">
      <div className="relative z-1 wrap pt-12 pb-2 lg:min-h-[min(46vw,720px)] lg:pt-[clamp(40px,6vw,104px)]">
        <h1 className="max-w-[9.5em] text-display font-normal">Trees that already know this ground</h1>
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
        </div>
      </div>
      <picture>
        <source
          media="(min-width: 1024px)"
          srcSet={`${wide1200} 1200w, ${wide1600} 1600w, ${wide2400} 2400w`}
          sizes="100vw"
        />
        <img
          src={portrait780}
          srcSet={`${portrait780} 780w, ${portrait1080} 1080w`}
          sizes="100vw"
          alt="A live oak, a redbud in flower and bluebonnets beside a creek in the Hill Country; an illustration"
          width={1200}
          height={1400}
          fetchPriority="high"
          className="-mt-[30vw] h-auto w-full max-lg:mask-[linear-gradient(to_bottom,transparent_8%,var(--color-ink)_38%)] lg:absolute lg:inset-0 lg:mt-0 lg:h-full lg:object-cover lg:object-[60%_100%] xl:object-[72%_100%]"
        />
      </picture>
    </section>
  )
}
