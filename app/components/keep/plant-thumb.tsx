import { useState } from 'react'
import fallbackUrl from '#app/images/fallback-plate.webp?url'
import { classNames } from '#ui/class-names.ts'
import type { ListedPlant } from './plant-list-store.ts'

/** A small plate from the device's list. A picture that has been replaced since then shows as the fallback. */
export function PlantThumb({ plant: { thumb }, className }: { plant: ListedPlant; className?: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <img
      src={failed || thumb === null ? fallbackUrl : thumb}
      alt=""
      width={300}
      height={300}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={classNames('rounded-box border border-line bg-sunk object-cover', className)}
    />
  )
}
