// Written out in full, because Tailwind only finds complete class names.
export const bloomFills: Record<string, string> = {
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
