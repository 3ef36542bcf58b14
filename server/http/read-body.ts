/** The body's bytes, or undefined if there are more than `mostBytes`; what is too long is not read to its end. */
export async function readBody(request: Request, mostBytes: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return undefined
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
