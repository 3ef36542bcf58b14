/** A picture as pages get it: the URLs of its three sizes, its alt text, and the outline to show until it has loaded. */
export type Picture = {
  alt: string
  outline: PlateOutline | null
  thumb: string
  medium: string
  full: string
}

export type PlateOutline = 'tree' | 'shrub' | 'clump'

/** The outline that's nearest to a plant's own. */
export const outlineOf = (plantType: string): PlateOutline =>
  plantType === 'tree' ? 'tree' : plantType === 'shrub' || plantType === 'vine' ? 'shrub' : 'clump'

/** The three sizes in which every picture is served. */
export const pictureVariants = {
  thumb: { width: 300, height: 300, quality: 70 },
  medium: { width: 600, height: undefined, quality: 80 },
  full: { width: 1200, height: undefined, quality: 85 },
} as const

export type PictureVariant = keyof typeof pictureVariants

export function isPictureVariant(name: string): name is PictureVariant {
  return Object.hasOwn(pictureVariants, name)
}

/** A picture's key ends in a hash of its content, so that what is served under a key never changes. */
export function isPictureKey(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

type Images = { useCatalogImage: boolean; customImageUrl: string | null; ownImageUrl: string | null }

/** A stock item's own image overrides the plant's, unless it's set to use the catalog image. */
export const imageKeyOf = (item: Images, plantImageUrl: string | null): string | null =>
  item.useCatalogImage ? plantImageUrl : (item.customImageUrl ?? item.ownImageUrl ?? plantImageUrl)
