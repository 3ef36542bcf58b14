import { useState } from 'react'

/** What was there last: a dialog that closes still shows it while it fades. */
export function useLastOf<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
