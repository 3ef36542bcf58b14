type DrawnPictureProps = {
  href: string | undefined
  x?: number
  y?: number
  width: number
  height: number
  opacity?: number
}

/**
 * A picture inside a drawing, at the foot of its room. An SVG's own image is loaded with the page, wherever it stands;
 * this one when it comes near, and after what is read.
 */
export function DrawnPicture({ href, ...room }: DrawnPictureProps) {
  return (
    <foreignObject {...room}>
      <img
        src={href}
        alt=""
        loading="lazy"
        fetchPriority="low"
        className="size-full object-contain object-bottom"
      />
    </foreignObject>
  )
}
