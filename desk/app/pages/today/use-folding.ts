import { useState } from 'react'

export type Folding = { openKey: string | null; toggle: (key: string) => void }

/** One row is unfolded at a time, at first the most urgent one. */
export function useFolding(first: string | null): Folding {
  const [openKey, setOpenKey] = useState(first)
  return { openKey, toggle: (key) => setOpenKey((open) => (open === key ? null : key)) }
}
