import type { YardItem } from '#domain/stock/yard-item.ts'
import { Plate } from '#desk/app/components/controls.tsx'
import { unsentPhotoUrl } from './unsent-photos.ts'

/** Shown for a photo that the server doesn't have yet. */
export const unsentKey = (key: string) => `unsent-${key}`

function sourceOf({ picture, thumb, drawing }: YardItem): string | null {
  if (picture.useCatalogImage) return drawing
  const unsent = picture.customImageUrl?.startsWith('unsent-') === true
  return unsent ? (unsentPhotoUrl(picture.customImageUrl?.slice('unsent-'.length) ?? '') ?? drawing) : thumb
}

/** The item's photo, or its plant's drawing. */
export const ItemPicture = ({ item, className }: { item: YardItem; className: string }) => (
  <Plate url={sourceOf(item)} className={className} />
)
