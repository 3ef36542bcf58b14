/** Below this similarity two names belong to different plants. */
const near = 0.45

/** Each word's groups of three letters, padded so that beginnings weigh more than ends: '  o', ' oa', 'oak', 'ak '. */
function trigramsOf(letters: string): Set<string> {
  const trigrams = new Set<string>()
  for (const word of letters.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3))
  }
  return trigrams
}

type Similar<Name> = { name: Name; similarity: number }

/**
 * Indexes names by their trigrams and returns a function that finds names similar to the given letters. Similarity is the
 * share of trigrams that two names have in common, from 0 to 1, as PostgreSQL's pg_trgm defines it.
 */
export function indexSpellings<Name extends { letters: string }>(names: readonly Name[]) {
  const sizes: number[] = []
  const byTrigram = new Map<string, number[]>()
  for (const [at, { letters }] of names.entries()) {
    const trigrams = trigramsOf(letters)
    sizes.push(trigrams.size)
    for (const trigram of trigrams) {
      const positions = byTrigram.get(trigram)
      if (positions === undefined) byTrigram.set(trigram, [at])
      else positions.push(at)
    }
  }
  // Reused by all searches, because a list has up to 50,000 names.
  const shared = new Uint16Array(names.length)

  return (letters: string): Similar<Name>[] => {
    const trigrams = trigramsOf(letters)
    const candidates: number[] = []
    for (const trigram of trigrams)
      for (const at of byTrigram.get(trigram) ?? []) {
        const count = shared[at] ?? 0
        if (count === 0) candidates.push(at)
        shared[at] = count + 1
      }
    return candidates.flatMap((at) => {
      const count = shared[at] ?? 0
      shared[at] = 0
      const name = names[at]
      const similarity = count / (trigrams.size + (sizes[at] ?? 0) - count)
      return name !== undefined && similarity > near ? [{ name, similarity }] : []
    })
  }
}
