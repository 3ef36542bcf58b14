import { expect, test } from 'vitest'
import { photoKindOf } from './photo-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\u00FF\u00D8\u00FF\u00E1', 'jpeg'],
  ['\u0089PNG\r\n\u001A\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\u0018ftypheic', 'heic'],
  ['\0\0\0\u0018ftypmif1', 'heic'],
  ['\0\0\0\u0018ftypheix', 'heic'],
  ['\0\0\0\u0018ftyphevc', 'heic'],
  ['\0\0\0\u0018ftypmsf1', 'heic'],
  ['\0\0\0\u0018ftypavif', 'other'],
  ['\0\0\0\u0018moovheic', 'other'],
  ['LIST\0\0\0\0WEBP', 'other'],
  ['\u00FF\u00D8\u0000', 'other'],
  ['\u0089PNG\r\n\n\n', 'other'],
  ['RIFF\0\0\0\0WAVE', 'other'],
  ['<svg xmlns="', 'other'],
  ['GIF89a', 'other'],
  ['', 'other'],
])('%j is %s', (beginning, kind) => {
  expect(photoKindOf(bytes(beginning))).toBe(kind)
})
