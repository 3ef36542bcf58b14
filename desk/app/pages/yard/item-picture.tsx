import type { YardItem } from '#domain/inventory/yard-item.ts'
import { classNames } from '#ui/class-names.ts'
import { unsentPhotoUrl } from './unsent-photos.ts'

/** What stands for a photo that the server doesn't have yet. */
export const unsentKey = (key: string) => `unsent-${key}`

function sourceOf({ picture, thumb, drawing }: YardItem): string | null {
  if (picture.useCatalogImage) return drawing
  const unsent = picture.customImageUrl?.startsWith('unsent-') === true
  return unsent ? (unsentPhotoUrl(picture.customImageUrl?.slice('unsent-'.length) ?? '') ?? drawing) : thumb
}

/** The item's photo, or its plant's drawing. */
export function ItemPicture({ item, className }: { item: YardItem; className: string }) {
  const source = sourceOf(item)
  const frame = classNames('flex-none rounded-badge border border-line bg-surface object-cover', className)
  return source === null ? (
    <span className={frame} />
  ) : (
    <img src={source} alt="" width={300} height={300} loading="lazy" className={frame} />
  )
}
