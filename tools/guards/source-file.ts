import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type SourceFile = { path: string; text: string }

/** What git knows of, or would: tracked files and new ones that are not ignored. */
export function listSourceFiles(): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  )
  const paths = listed.split('\n').filter((path) => /\.(ts|tsx|css)$/.test(path))
  return paths.flatMap((path) => {
    try {
      return [{ path, text: readFileSync(path, 'utf8') }]
    } catch {
      return [] // deleted, but not yet in git's eyes
    }
  })
}
