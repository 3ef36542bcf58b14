import { useEffect, useState } from 'react'
import { findOffline, type YardFound, type YardPlant } from '#domain/stock/yard-item.ts'
import { searchWords } from '#domain/search/search-text.ts'

type Found = { text: string; found: YardFound | null }

const waitMilliseconds = 120

/**
 * The plants that the typed words mean: the server's search, or without a signal the words as they are. Until the response is
 * here, the last one stays. Null without words.
 */
export function useYardSearch(text: string, first: Found, plants: readonly YardPlant[]): YardFound | null {
  const [{ text: foundText, found }, setFound] = useState(first)

  // A search is a request for each text that rests for a moment; a newer text cancels it.
  useEffect(() => {
    if (text === foundText) return undefined
    const stopping = new AbortController()
    const search = async () => {
      try {
        const response = await fetch(`/yard/search?${new URLSearchParams({ q: text })}`, {
          signal: stopping.signal,
          redirect: 'manual',
        })
        if (!response.ok) throw new Error(`search: ${response.status}`)
        setFound({ text, found: (await response.json()) as YardFound | null })
      } catch {
        if (!stopping.signal.aborted) setFound({ text, found: findOffline(plants, searchWords(text)) })
      }
    }
    const timer = setTimeout(() => void search(), waitMilliseconds)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [text, foundText, plants])

  return text.trim() === '' ? null : found
}
