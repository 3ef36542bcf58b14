/** The largest body that any route accepts, except for a photo. */
export const mostBodyBytes = 64 * 1024
/** A photo of 15 MB and the form around it. nginx has the same limit. */
export const mostUploadBytes = 15 * 1024 * 1024

/** Reads on for a while when a body is too large: if we stopped reading, the client might never see our response. */
const readAtMostBytes = 1_000_000

/** The body's bytes, or undefined if there are more than `mostBytes`. */
export async function readBody(
  request: { body: AsyncIterable<Uint8Array> | null },
  mostBytes = mostBodyBytes,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.length
    if (bytes > Math.max(mostBytes, readAtMostBytes)) break
    if (bytes <= mostBytes) parts.push(part)
  }
  return bytes > mostBytes ? undefined : Buffer.concat(parts)
}

/** The fields of a posted form, or null if the body is of another type or over 64 KB. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const body = await readBody(request)
  return body === undefined ? null : new URLSearchParams(body.toString('utf8'))
}
