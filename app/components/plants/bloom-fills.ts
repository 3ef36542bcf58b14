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

const byWord: Readonly<Record<string, string | undefined>> = fills

/** A flower's first color, by the words in a plant's record, which may be newer than this build. White needs an outline. */
export function bloomFill(flowerColor: string | null): string {
  const first = flowerColor?.split(', ')[0] ?? 'none'
  return first === 'white' ? `${fills.white} stroke-line-control` : (byWord[first] ?? fills.none)
}
