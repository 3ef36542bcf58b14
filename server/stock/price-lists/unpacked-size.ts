const endOfDirectory = 0x06_05_4b_50
const directoryEntry = 0x02_01_4b_50
const endLength = 22

/** Adds up the unpacked sizes in a zip file's directory; undefined if it has none. */
export function unpackedSize(zip: Buffer): number | undefined {
  // The end-of-directory record is last, followed only by a comment of at most 64 KB.
  for (let at = zip.length - endLength; at >= Math.max(0, zip.length - endLength - 65_535); at -= 1) {
    if (zip.readUInt32LE(at) !== endOfDirectory) continue
    return sumEntries(zip, zip.readUInt32LE(at + 16), zip.readUInt16LE(at + 10))
  }
  return undefined
}

function sumEntries(zip: Buffer, start: number, count: number): number | undefined {
  let [at, sum] = [start, 0]
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directoryEntry) return undefined
    sum += zip.readUInt32LE(at + 24)
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return sum
}
