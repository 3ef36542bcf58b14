/** Posts to our own API. Returns null on any failure; the caller decides what that means. */
export async function postJson<Result>(
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Result | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
    return response.ok ? ((await response.json()) as Result) : null
  } catch {
    return null
  }
}
