import portrait1080 from '#app/images/hero/portrait-1080.webp?url'
import portrait780 from '#app/images/hero/portrait-780.webp?url'
import wide1200 from '#app/images/hero/wide-1200.webp?url'
import wide1600 from '#app/images/hero/wide-1600.webp?url'
import wide2400 from '#app/images/hero/wide-2400.webp?url'

/** Behind the text on a wide screen, below it on a phone. */
export function HeroPicture({ alt }: { alt: string }) {
  return (
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
        alt={alt}
        width={1200}
        height={1400}
        fetchPriority="high"
        className="-mt-[30vw] h-auto w-full max-lg:mask-[linear-gradient(to_bottom,transparent_8%,var(--color-ink)_38%)] lg:absolute lg:inset-0 lg:mt-0 lg:h-full lg:object-cover lg:object-[60%_100%] xl:object-[72%_100%]"
      />
    </picture>
  )
}
