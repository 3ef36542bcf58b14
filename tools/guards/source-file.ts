import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type SourceFile = { path: string; text: string }

/** Tracked files and new ones that aren't ignored. */
export function listSourceFiles(): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  )
  const paths = listed.split('\n').filter((path) => /\.(ts|tsx|css|sql)$/.test(path))
  return paths.flatMap((path) => {
    try {
      return [{ path, text: readFileSync(path, 'utf8') }]
    } catch {
      return [] // deleted but still in the index
    }
  })
}
