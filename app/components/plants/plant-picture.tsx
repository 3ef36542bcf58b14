import { useState } from 'react'
import fallbackUrl from '#app/images/fallback-plate.webp?url'
import type { Picture } from '#domain/pictures/picture.ts'
import { isKnownBroken, rememberBroken } from './failed-pictures-memory.ts'

type PlantPictureProps = {
  /** Null if the plant has no picture; the fallback is shown. */
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

/** A plant's picture in a fixed square, so it never shifts the layout. If it fails to load, the fallback shows. */
export function PlantPicture({ picture, sizes, eager = false, className }: PlantPictureProps) {
  const [failed, setFailed] = useState(false)
  const [isFullMissing, setIsFullMissing] = useState(false)
  const shown = failed ? null : picture

  const giveUp = (image: HTMLImageElement) => {
    if (picture === null || failed) return
    // The largest is created on first request, which a busy server may refuse; the medium one has usually been shown before.
    if (!isFullMissing && image.currentSrc.endsWith(picture.full)) {
      setIsFullMissing(true)
      return
    }
    // Without a signal, every picture fails.
    if (navigator.onLine) rememberBroken(picture.medium)
    setFailed(true)
  }
  // A picture can fail before hydration, and one that failed last time isn't tried again.
  const inspect = (image: HTMLImageElement | null) => {
    if (image === null || shown === null) return
    if (isKnownBroken(shown.medium)) setFailed(true)
    else if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') giveUp(image)
  }

  return (
    <img
      ref={inspect}
      src={shown?.medium ?? fallbackUrl}
      srcSet={shown === null ? undefined : srcSetOf(shown, isFullMissing)}
      sizes={shown === null ? undefined : sizes}
      alt={picture?.alt ?? 'No picture yet'}
      width={1200}
      height={1200}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={({ currentTarget }) => giveUp(currentTarget)}
      className={`aspect-square w-full plate-paper object-cover ${outlines[shown?.outline ?? 'none']} ${className ?? ''}`}
    />
  )
}
