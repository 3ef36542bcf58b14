/** Photos up to this size are sent as they are. */
const enoughBytes = 1_000_000

/** The photo as large as it's stored, so that a phone sends 1 MB and not 10. As it is if the browser can't read it. */
export async function scaledDown(file: File, longestSide: number): Promise<Blob> {
  if (file.size <= enoughBytes) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return scaled !== null && scaled.size < file.size ? scaled : file
  } catch {
    return file
  }
}
