import { useEffect, useRef, useState } from 'react'
import type { AddressParts, AddressSuggestion } from '#domain/delivery/chosen-address.ts'
import { postJson } from '#app/fetch-json.ts'

const waitMilliseconds = 220
const fewestLetters = 3

/** Google bills what is typed and the choice that ends it as one session, if both carry the same word. */
function newSession(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Suggestions for what is being typed, and the parts of one that was chosen. */
export function useAddressSuggestions() {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ typed: string; suggestions: AddressSuggestion[] } | null>(null)
  const session = useRef('')

  // The server is asked after a pause in typing, and an answer that comes too late is dropped.
  useEffect(() => {
    if (typed.trim().length < fewestLetters) return undefined
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      session.current ||= newSession()
      const body = { typed, session: session.current }
      const suggestions = await postJson<AddressSuggestion[]>('/api/address-suggestions', body, asking.signal)
      if (!asking.signal.aborted) setFound({ typed, suggestions: suggestions ?? [] })
    }, waitMilliseconds)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [typed])

  return {
    suggest: setTyped,
    suggestions: typed === '' ? [] : (found?.suggestions ?? []),
    /** True once it is known that nothing fits what stands there now. */
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
