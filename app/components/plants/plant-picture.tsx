import { useState } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { isKnownBroken, rememberBroken } from './failed-pictures-memory.ts'
import { Silhouette } from './silhouette.tsx'

type PlantPictureProps = {
  /** Null if the plant has no picture; a silhouette is shown. */
  picture: Picture | null
  /** The <img> `sizes` attribute: '(min-width: 768px) 25vw, 132px'. */
  sizes: string
  /** For pictures above the fold: load at once instead of lazily. */
  eager?: boolean
  className?: string
}

const outlines = { tree: 'plate-tree', shrub: 'plate-shrub', clump: 'plate-clump', none: '' }

const srcSetOf = ({ thumb, medium, full }: Picture, isFullMissing: boolean) =>
  `${thumb} 300w, ${medium} 600w${isFullMissing ? '' : `, ${full} 1200w`}`

const pauseMilliseconds = 2000

/** An <img> that failed doesn't say why: the picture may be gone, or the server or the connection busy for a moment. */
async function isGone(url: string) {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => null)
  return response?.status === 404 || response?.status === 410
}

/** A plant's picture in a fixed square, so it never shifts the layout. While it can't be loaded, a silhouette shows. */
export function PlantPicture({ picture, sizes, eager = false, className = '' }: PlantPictureProps) {
  const [attempt, setAttempt] = useState<'first' | 'pause' | 'second' | 'over'>('first')
  const [isFullMissing, setIsFullMissing] = useState(false)

  if (picture === null || attempt === 'pause' || attempt === 'over')
    return (
      <div
        role="img"
        aria-label={picture?.alt ?? 'No picture yet'}
        className={`aspect-square w-full plate-paper p-[18%] ${className}`}
      >
        <Silhouette plantType={picture?.outline ?? 'tree'} className="size-full" />
      </div>
    )

  const retry = async () => {
    if (await isGone(picture.medium)) {
      rememberBroken(picture.medium)
      setAttempt('over')
    } else setTimeout(() => setAttempt('second'), pauseMilliseconds)
  }
  const fail = (image: HTMLImageElement) => {
    // The largest may be missing while the medium one has been shown before.
    if (!isFullMissing && image.currentSrc.endsWith(picture.full)) setIsFullMissing(true)
    else if (attempt === 'second') setAttempt('over')
    else {
      setAttempt('pause')
      void retry()
    }
  }
  // A picture can fail before hydration, and one that's gone isn't requested again.
  const inspect = (image: HTMLImageElement | null) => {
    if (image === null) return
    if (isKnownBroken(picture.medium)) setAttempt('over')
    else if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail(image)
  }

  return (
    <img
      ref={inspect}
      src={picture.medium}
      srcSet={srcSetOf(picture, isFullMissing)}
      sizes={sizes}
      alt={picture.alt}
      width={1200}
      height={1200}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={({ currentTarget }) => fail(currentTarget)}
      className={`aspect-square w-full plate-paper object-cover ${outlines[picture.outline ?? 'none']} ${className}`}
    />
  )
}
