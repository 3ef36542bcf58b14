import type { CSSProperties } from 'react'
import rootsUrl from '#app/images/ground/roots.avif?url'
import { classNames } from '#ui/class-names.ts'

type TreeRootsProps = { isMirrored?: boolean; style: CSSProperties }

/** Over a strip of ground: roots as shallow as a tree's are, and as wide as `style` says its crown is. */
export function TreeRoots({ isMirrored = false, style }: TreeRootsProps) {
  return (
    <img
      src={rootsUrl}
      alt=""
      width={640}
      height={64}
      loading="lazy"
      fetchPriority="low"
      className={classNames('absolute top-0 h-auto max-w-none', isMirrored && '-scale-x-100')}
      style={style}
    />
  )
}
