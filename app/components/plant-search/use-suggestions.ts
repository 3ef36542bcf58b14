import { useEffect, useState } from 'react'
import { fetchJson } from '#app/fetch-json.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import type { Suggestion } from '#domain/search/suggest.ts'

export type ShownSuggestion = Omit<Suggestion, 'plant' | 'place'> & { picture: Picture | null }
type Suggestions = {
  groups: { title: string; suggestions: ShownSuggestion[] }[]
  total: number
}

const none: Suggestions = { groups: [], total: 0 }
const typingPauseMs = 120

/** Suggestions for the text. The last ones stay until the next arrive, and a response that comes too late is dropped. */
export function useSuggestions(text: string): Suggestions & { isLoaded: boolean } {
  const [found, setFound] = useState<Suggestions>()
  useEffect(() => {
    const request = new AbortController()
    const timer = setTimeout(
      async () => {
        const url = `/api/plant-suggestions?${new URLSearchParams({ q: text }).toString()}`
        const suggestions = await fetchJson<Suggestions>(url, { signal: request.signal })
        if (!request.signal.aborted) setFound(suggestions ?? undefined)
      },
      text === '' ? 0 : typingPauseMs,
    )
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text])
  return { ...(found ?? none), isLoaded: found !== undefined }
}
