/** Below this similarity two names belong to different plants. */
const near = 0.45

/** The groups of three letters in each word, padded so that beginnings weigh more than ends: '  o', ' oa', 'oak', 'ak '. */
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
 * Indexes names by their trigrams; the function it returns finds those near the given letters. The similarity of two names is
 * the share of their trigrams that they have in common, from 0 to 1, as PostgreSQL's pg_trgm defines it.
 */
export function indexSpellings<Name extends { letters: string }>(names: readonly Name[]) {
  const indexed = names.map((name) => ({ name, trigrams: trigramsOf(name.letters) }))
  const byTrigram = new Map<string, typeof indexed>()
  for (const entry of indexed)
    for (const trigram of entry.trigrams) {
      const entries = byTrigram.get(trigram)
      if (entries === undefined) byTrigram.set(trigram, [entry])
      else entries.push(entry)
    }

  return (letters: string): Similar<Name>[] => {
    const trigrams = trigramsOf(letters)
    const shared = new Map<(typeof indexed)[number], number>()
    for (const trigram of trigrams)
      for (const entry of byTrigram.get(trigram) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1)
    const found: Similar<Name>[] = []
    for (const [entry, count] of shared) {
      const similarity = count / (trigrams.size + entry.trigrams.size - count)
      if (similarity > near) found.push({ name: entry.name, similarity })
    }
    return found
  }
}
