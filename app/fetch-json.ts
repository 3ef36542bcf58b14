type JsonResponse = { ok: boolean; status: number; body: unknown }

/** Null if there was no response at all; a body that isn't JSON is null. Never throws. */
export async function requestJson(url: string, init?: RequestInit): Promise<JsonResponse | null> {
  try {
    const response = await fetch(url, init)
    const body: unknown = await response.json().catch(() => null)
    return { ok: response.ok, status: response.status, body }
  } catch {
    return null
  }
}

/** The body of a successful response from our own API. Null if the request fails in any way. */
export async function fetchJson<Body>(url: string, init?: RequestInit): Promise<Body | null> {
  const response = await requestJson(url, init)
  return response?.ok ? (response.body as Body) : null
}

export const postJson = <Body>(url: string, body: unknown, signal?: AbortSignal) =>
  fetchJson<Body>(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
