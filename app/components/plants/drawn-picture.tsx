import { classNames } from '#ui/class-names.ts'

type DrawnPictureProps = {
  href: string | undefined
  x?: number
  y?: number
  width: number
  height: number
  opacity?: number
  isMirrored?: boolean
}

/**
 * A picture inside an SVG, aligned to the bottom of its box. An SVG <image> always loads with the page; an <img> can load
 * lazily and at low priority.
 */
export function DrawnPicture({ href, isMirrored = false, ...box }: DrawnPictureProps) {
  return (
    <foreignObject {...box}>
      <img
        src={href}
        alt=""
        loading="lazy"
        fetchPriority="low"
        className={classNames('size-full object-contain object-bottom', isMirrored && '-scale-x-100')}
      />
    </foreignObject>
  )
}
