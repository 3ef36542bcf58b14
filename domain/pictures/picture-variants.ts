/** IM-01: the three sizes in which every picture is served. */
export const pictureVariants = {
  thumb: { width: 300, height: 300, quality: 70 },
  medium: { width: 600, height: undefined, quality: 80 },
  full: { width: 1200, height: undefined, quality: 85 },
} as const

export type PictureVariant = keyof typeof pictureVariants

export function isPictureVariant(name: string): name is PictureVariant {
  return Object.hasOwn(pictureVariants, name)
}

/** A picture's key names its content: it ends in a hash of it, so that what is served under a key never changes. */
export function isPictureKey(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
