/** The file type by its first bytes, because a file's name can't be trusted. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

export function photoKindOf(bytes: Uint8Array): PhotoKind {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8)) return 'webp'
  const isPhone = ['heic', 'heix', 'hevc', 'mif1', 'msf1'].some((brand) =>
    startsWith(bytes, letters(brand), 8),
  )
  return startsWith(bytes, letters('ftyp'), 4) && isPhone ? 'heic' : 'other'
}
