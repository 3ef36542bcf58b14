/** Asks one of our own addresses. Null when it fails in any way: whoever asks says what that means. */
export async function postJson<Answer>(
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
