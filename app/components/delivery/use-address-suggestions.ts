import { useEffect, useRef, useState } from 'react'
import type { AddressParts, AddressSuggestion } from '#domain/delivery/chosen-address.ts'
import { postJson } from '#app/fetch-json.ts'

const waitMilliseconds = 220
const minLetters = 3

/** Google bills the lookups and the final choice as one session if they carry the same token. */
function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Address suggestions while typing, and the details of the chosen one. */
export function useAddressSuggestions() {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ typed: string; suggestions: AddressSuggestion[] } | null>(null)
  const session = useRef('')

  // Ask the server after a pause in typing, and drop responses that are out of date.
  useEffect(() => {
    if (typed.trim().length < minLetters) return undefined
    const request = new AbortController()
    const timer = setTimeout(async () => {
      session.current ||= newSession()
      const body = { typed, session: session.current }
      const suggestions = await postJson<AddressSuggestion[]>(
        '/api/address-suggestions',
        body,
        request.signal,
      )
      if (!request.signal.aborted) setFound({ typed, suggestions: suggestions ?? [] })
    }, waitMilliseconds)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [typed])

  return {
    suggest: setTyped,
    suggestions: typed === '' ? [] : (found?.suggestions ?? []),
    /** True once the current text is known to match nothing. */
    foundNone: typed !== '' && found?.typed === typed && found.suggestions.length === 0,
    findParts: (placeId: string) => {
      const body = { placeId, session: session.current }
      session.current = ''
      setTyped('')
      setFound(null)
      return postJson<AddressParts | null>('/api/address-details', body)
    },
  }
}
