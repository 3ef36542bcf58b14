import type { SourceFile } from './source-file.ts'

export type Trace = {
  /** For each requirement, the test files with a title that cites it. */
  citedIn: Map<string, string[]>
  faults: string[]
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Titles begin with the requirements they prove, in brackets. */
function listCited(text: string): string[] {
  const code = text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  const lists = code.matchAll(/\[((?:[A-Z]{2}-\d{2,3}(?:, )?)+)\]/g)
  return [...new Set([...lists].flatMap(([, ids = '']) => ids.split(', ')))]
}

/** Maps requirements to the tests that cite them. An uncited requirement is a fault, and so is an unknown id in a title. */
export function traceRequirements(requirements: readonly string[], files: readonly SourceFile[]): Trace {
  const citedIn = new Map<string, string[]>(requirements.map((id) => [id, []]))
  const faults = requirements
    .filter((id, index) => requirements.indexOf(id) !== index)
    .map((id) => `${id} is there twice`)
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
