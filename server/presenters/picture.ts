import type { Picture } from '#domain/pictures/picture.ts'
import { pictureAddress } from '#server/pictures/picture-url.ts'

export function toPicture(key: string | null, alt: string, color: string | null): Picture | null {
  if (key === null) return null
  return {
    alt,
    color,
    thumb: pictureAddress(key, 'thumb'),
    medium: pictureAddress(key, 'medium'),
    full: pictureAddress(key, 'full'),
  }
}
