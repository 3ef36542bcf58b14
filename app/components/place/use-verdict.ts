import { useEffect } from 'react'
import { fetchJson } from '#app/fetch-json.ts'
import type { PlaceVerdicts } from '#domain/places/verdict.ts'
import { createStore, useStore } from '#ui/create-store.ts'
import { usePlace } from './place-memory.ts'

// One short answer for a whole town, so that every list, guide and cart can stay cached for everyone.

const known = createStore<Readonly<Record<string, PlaceVerdicts>>>({})
const asked = new Set<string>()

async function ask(slug: string) {
  if (asked.has(slug)) return
  asked.add(slug)
  const verdicts = await fetchJson<PlaceVerdicts>(`/api/verdicts/${slug}`)
  if (verdicts === null) asked.delete(slug)
  else known.set({ ...known.read(), [slug]: verdicts })
}

/** Null until they're known. */
export function useVerdictsIn(slug: string | null): PlaceVerdicts | null {
  const found = useStore(known)
  useEffect(() => {
    if (slug !== null) void ask(slug)
  }, [slug])
  return slug === null ? null : (found[slug] ?? null)
}

/** Null until the visitor's town and its verdicts are known; the verdict is null if we know too little about either. */
export function useVerdict(plant: string) {
  const place = usePlace()
  const verdicts = useVerdictsIn(place?.slug ?? null)
  if (place === null || verdicts === null) return null
  const reason = verdicts.reasons.find(({ slugs }) => slugs.includes(plant))
  const instead = verdicts.instead[plant]
  return {
    place,
    verdict:
      reason === undefined
        ? null
        : { answer: reason.answer, why: reason.why, ...(instead !== undefined && { instead }) },
  }
}
