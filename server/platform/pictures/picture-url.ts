import { outlineOf, pictureVariants, type Picture, type PictureVariant } from '#domain/pictures/picture.ts'
import { env } from '#server/platform/config/env.ts'

// Pictures are stored on our own disk (server/platform/pictures/picture-files.ts serves /images) or on a hosted service that resizes on
// request, depending on the configuration. Pages only see the URLs.

/** Supabase Storage's public render endpoint, which sends WebP to browsers that accept it. */
function hostedUrl(renderUrl: string, key: string, variant: PictureVariant): string {
  const { width, height, quality } = pictureVariants[variant]
  const url = new URL(`${renderUrl.replace(/\/$/, '')}/${key}.webp`)
  url.searchParams.set('width', String(width))
  if (height !== undefined) url.searchParams.set('height', String(height))
  url.searchParams.set('resize', height === undefined ? 'contain' : 'cover')
  url.searchParams.set('quality', String(quality))
  return url.href
}

export function pictureUrl(key: string, variant: PictureVariant): string {
  const { PICTURE_RENDER_URL } = env()
  return PICTURE_RENDER_URL === undefined
    ? `/images/${variant}/${key}`
    : hostedUrl(PICTURE_RENDER_URL, key, variant)
}

/** A plate's plant type gives its outline. A photograph has none. */
export function toPicture(key: string | null, alt: string, plantType: string | null): Picture | null {
  if (key === null) return null
  return {
    alt,
    outline: plantType === null ? null : outlineOf(plantType),
    thumb: pictureUrl(key, 'thumb'),
    medium: pictureUrl(key, 'medium'),
    full: pictureUrl(key, 'full'),
  }
}
