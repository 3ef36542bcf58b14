import type { FlowerColor } from '#domain/plants/vocabulary.ts'

// Written out in full, because Tailwind only finds complete class names.
const fills: Record<FlowerColor, string> = {
  white: 'fill-bloom-white',
  yellow: 'fill-bloom-yellow',
  red: 'fill-bloom-red',
  pink: 'fill-bloom-pink',
  purple: 'fill-bloom-purple',
  blue: 'fill-bloom-blue',
  orange: 'fill-bloom-orange',
  green: 'fill-bloom-green',
  none: 'fill-bloom-none',
}

/** By the word in a plant's record; it may be newer than this build. */
export const bloomFills: Readonly<Record<string, string>> = fills
