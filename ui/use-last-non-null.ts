import { useState } from 'react'

/** The latest value that wasn't null, so a closing dialog keeps its content while it fades out. */
export function useLastNonNull<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
