import calicheUrl from '#app/images/ground/caliche.avif?url'
import clayUrl from '#app/images/ground/clay.avif?url'
import limestoneUrl from '#app/images/ground/limestone.avif?url'
import sandUrl from '#app/images/ground/sand.avif?url'
import { classNames } from '#ui/class-names.ts'

const pictures = { limestone: limestoneUrl, caliche: calicheUrl, clay: clayUrl, sand: sandUrl }

export type GroundPicture = keyof typeof pictures

/** The size of the pictures, in the units they're drawn in. */
const drawn = { width: 672, height: 120 }

type GroundStripProps = {
  ground: GroundPicture
  /** Sets the height, and the size of the drawing: 672 pixels wide unless it says `[--drawn:…]`. */
  className?: string
}

/** A cut through the ground, from edge to edge of what it's in. Every other stretch is mirrored, so no seam shows. */
export function GroundStrip({ ground, className }: GroundStripProps) {
  return (
    <div aria-hidden className={classNames('flex overflow-hidden', className)}>
      {[0, 1, 2].map((stretch) => (
        <img
          key={stretch}
          src={pictures[ground]}
          alt=""
          width={drawn.width}
          height={drawn.height}
          loading="lazy"
          fetchPriority="low"
          className={classNames(
            'h-auto w-(--drawn,42rem) max-w-none flex-none self-start',
            stretch === 1 && '-scale-x-100',
          )}
        />
      ))}
    </div>
  )
}

type GroundBoxProps = GroundStripProps & { x?: number; y: number; width: number; height: number }

/** The same inside an SVG drawing, where a pixel is a unit of the drawing. */
export function GroundBox({ ground, className, ...box }: GroundBoxProps) {
  return (
    <foreignObject {...box}>
      <GroundStrip ground={ground} className={classNames('h-full', className)} />
    </foreignObject>
  )
}
