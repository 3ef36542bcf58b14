/** The largest body that any route accepts. */
export const mostBodyBytes = 64 * 1024

/** Reads on a little, keeping nothing, where there is too much: who stops reading can no longer answer. */
const readAtMostBytes = 1_000_000

/** The body's bytes, or undefined if there are more than `mostBytes`. */
export async function readBody(request: Request, mostBytes = mostBodyBytes): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.length
    if (bytes > readAtMostBytes) break
    if (bytes <= mostBytes) parts.push(part)
  }
  return bytes > mostBytes ? undefined : Buffer.concat(parts)
}
