import type { SourceFile } from './source-file.ts'

export type Trace = {
  /** Requirement to the test files with a title that cites it. */
  citedIn: Map<string, string[]>
  faults: string[]
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** A title says what it proves: '[CT-01, CT-03] adding …'. A comment may name a requirement, and proves nothing. */
function listCited(text: string): string[] {
  const code = text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  const lists = code.matchAll(/\[((?:[A-Z]{2}-\d{2}(?:, )?)+)\]/g)
  return [...new Set([...lists].flatMap(([, ids = '']) => ids.split(', ')))]
}

/** Which test cites which requirement. A requirement that no test cites is a fault, and so is a citation of none. */
export function traceRequirements(requirements: readonly string[], files: readonly SourceFile[]): Trace {
  const citedIn = new Map<string, string[]>(requirements.map((id) => [id, []]))
  const faults: string[] = []
  for (const { path, text } of files.filter((file) => isTest(file.path))) {
    for (const id of listCited(text)) {
      const paths = citedIn.get(id)
      if (paths === undefined) faults.push(`${path} cites ${id}, which is not a requirement`)
      else paths.push(path)
    }
  }
  for (const [id, paths] of citedIn) if (paths.length === 0) faults.push(`${id} is cited by no test`)
  return { citedIn, faults }
}
