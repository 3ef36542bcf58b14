import { basename, dirname, extname } from 'node:path'
import { findForbiddenImports } from './import-rules.ts'
import type { SourceFile } from './source-file.ts'

// House rules that the linter can't check. Each takes files and returns violations, so a test can plant one.

/** The lab tries the product out, as tests do. */
const isTest = (path: string) => /^(tests|lab)\//.test(path) || /\.test\.tsx?$/.test(path)

// Hex and functional colors, and Tailwind's palette classes, which aren't loaded and would silently do nothing.
const rawColor =
  /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|rgba|hsl|oklch)\(\s*\d|\b(?:bg|text|border|fill|stroke)-(?:red|green|blue|gray|black|white|amber)(?:-\d+)?\b/i

export function findRawColors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(app|desk|ui)\//.test(path) && path !== 'ui/styles/palette.css' && !isTest(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        // The theme-color meta tag can't use a CSS variable.
        const found = line.includes('theme-color')
          ? null
          : rawColor.exec(line.replaceAll(/['"`]#[\w/.-]+\.(ts|tsx)['"`]|href="#\w+"/g, ''))
        return found === null
          ? []
          : [`${path}:${index + 1} has the raw color ${found[0]}: use a token from tokens.css`]
      }),
    )
}

export function findEnvironmentReads(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) =>
        path !== 'server/platform/config/env.ts' && !isTest(path) && /process\.env\b/.test(text),
    )
    .filter(({ path }) => !path.startsWith('tools/guards/'))
    .map(({ path }) => `${path} reads process.env: only server/platform/config/env.ts may`)
}

const vagueName = /(^|\/)(utils?|helpers?|misc|common|lib|managers?|index)(\.tsx?$|\/)/

export function findVagueNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => vagueName.test(path))
    .map(({ path }) => `${path}: name the file after what it does`)
}

export function findOverlongCitations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\[((?:[A-Z]{2}-\d{2,3}(?:, )?)+)\]/g)]
        .filter((match) => (match[1] ?? '').split(', ').length > 3)
        .map((match) => `${path}: the title [${match[1]}] cites more than three requirements`),
    )
}

/** People open files by name, so within a top-level folder a name belongs to one file. */
export function findRepeatedNames(files: readonly SourceFile[]): string[] {
  const seen = new Map<string, string>()
  return files.flatMap(({ path }) => {
    const name = `${path.split('/')[0]}/${basename(path, extname(path))}`
    const other = seen.get(name)
    seen.set(name, path)
    return other === undefined ? [] : [`${path} has the name of ${other}: rename one of them`]
  })
}

/** Everybody waits for an object that a page's code creates before anybody needs it. */
export function findIntlAtStart(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) =>
        /^(app|desk|domain|ui)\//.test(path) && !isTest(path) && /^\S.*new Intl\./m.test(text),
    )
    .map(
      ({ path }) =>
        `${path} creates an Intl object at its start: create it at first use (domain/time/date-format.ts)`,
    )
}

const mostFiles = 40

/** Forms are data, one per plant. */
const isForm = (path: string) => path.endsWith('.form.ts')

export function findCrowdedFolders(files: readonly SourceFile[]): string[] {
  const folders = Map.groupBy(
    files.filter(({ path }) => !isForm(path)),
    ({ path }) => dirname(path),
  )
  return [...folders]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(([folder, inside]) => `${folder} has ${inside.length} files, more than ${mostFiles}: split it`)
}

/** Comments are sentences that say why; a requirement is cited where a test proves it. */
export function findPoorComments(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const comment = /(?:\/\/|\/\*\*?|^\s*\*|--) (.*)/.exec(line)?.[1] ?? ''
      const id = isTest(path) ? null : /\b[A-Z]{2}-\d{2,3}\b/.exec(comment)
      if (comment.startsWith('What '))
        return [`${path}:${index + 1} begins with What: write a plain sentence`]
      return id === null ? [] : [`${path}:${index + 1} cites ${id[0]}: cite it in the title of a test`]
    }),
  )
}

export const houseRules = [
  findForbiddenImports,
  findRawColors,
  findEnvironmentReads,
  findVagueNames,
  findIntlAtStart,
  findRepeatedNames,
  findCrowdedFolders,
  findOverlongCitations,
  findPoorComments,
]
