import { useState } from 'react'

/**
 * The same object for as long as it says the same. A lazy part that hasn't hydrated yet keeps the server's HTML only if its props
 * don't change.
 */
export function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value)
  if (JSON.stringify(same) === JSON.stringify(value)) return same
  setSame(value)
  return value
}
