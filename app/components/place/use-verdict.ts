import { useEffect } from 'react'
import { fetchJson } from '#app/fetch-json.ts'
import type { PlaceVerdicts } from '#domain/places/verdict.ts'
import { createStore, useStore } from '#ui/create-store.ts'
import { usePlace } from './place-memory.ts'

// One short answer for a whole town, so that every list, guide and cart can stay cached for everyone.

type Known = { slug: string; verdicts: PlaceVerdicts }

const known = createStore<Known | null>(null)
let asked: string | null = null

async function ask(slug: string) {
  if (asked === slug) return
  asked = slug
  const verdicts = await fetchJson<PlaceVerdicts>(`/api/verdicts/${slug}`)
  if (asked !== slug) return
  if (verdicts === null) asked = null
  else known.set({ slug, verdicts })
}

/** Null until the visitor's town and its verdicts are known; the verdict is null if we know too little about either. */
export function useVerdict(plant: string) {
  const place = usePlace()
  const found = useStore(known)
  useEffect(() => {
    if (place !== null) void ask(place.slug)
  }, [place])
  if (place === null || found?.slug !== place.slug) return null
  const reason = found.verdicts.reasons.find(({ slugs }) => slugs.includes(plant))
  const instead = found.verdicts.instead[plant]
  return {
    place,
    verdict:
      reason === undefined
        ? null
        : { answer: reason.answer, why: reason.why, ...(instead !== undefined && { instead }) },
  }
}
