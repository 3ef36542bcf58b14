import { parseJson } from '#domain/parse-json.ts'
import type { DoneLine } from '#domain/quotes/lifecycle/events.ts'

// Why lines weren't done. An event stores no free text in its details, so the reasons are its words, by line: '{"3":"Too rocky"}'.

type Explained = { line: number; reason?: string | undefined }

/** The words to store; '' if nothing was left undone. */
export function reasonsToStore(undone: readonly Explained[]): string {
  if (undone.length === 0) return ''
  return JSON.stringify(Object.fromEntries(undone.map(({ line, reason }) => [line, reason?.trim()])))
}

export function parseReasons(words: string): ReadonlyMap<number, string> {
  const reasons = (parseJson(words) ?? {}) as Record<string, string>
  return new Map(Object.entries(reasons).map(([line, reason]) => [Number(line), reason]))
}

/** A line's outcome, and why it isn't all done. */
export type ExplainedLine = DoneLine & { reason?: string | undefined }

export function explained(lines: readonly DoneLine[], words: string): ExplainedLine[] {
  const reasons = parseReasons(words)
  return lines.map((line) => ({ ...line, reason: reasons.get(line.line) }))
}

/** 'Cenizo: Too rocky', a line each; `names` are those of the order's lines. */
export const reasonsInWords = (words: string, names: readonly string[]): string =>
  [...parseReasons(words)]
    .map(([line, reason]) => `${names[line - 1] ?? `Line ${line}`}: ${reason}`)
    .join('\n')
