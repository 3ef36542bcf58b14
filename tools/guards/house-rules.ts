import type { SourceFile } from './source-file.ts'

// Rules that a linter does not know. Each takes files and answers what is wrong, so that a test can plant a violation.

const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)

// A color by figures, by a Tailwind palette (none is loaded, so it would silently be nothing), or by a name of the palette.
const rawColor =
  /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|rgba|hsl|oklch)\(\s*\d|\b(?:bg|text|border|fill|stroke)-(?:red|green|blue|gray|black|white|amber)(?:-\d+)?\b/i

export function findRawColors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(app|ui)\//.test(path) && path !== 'ui/styles/palette.css' && !isTest(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        // The theme-color tag takes no variable.
        const found = line.includes('theme-color')
          ? null
          : rawColor.exec(line.replaceAll(/['"`]#[\w/.-]+\.(ts|tsx)['"`]|href="#\w+"/g, ''))
        return found === null
          ? []
          : [`${path}:${index + 1} has the raw color ${found[0]}: use a token of tokens.css`]
      }),
    )
}

export function findEnvironmentReads(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) => path !== 'server/config/env.ts' && !isTest(path) && /process\.env\b/.test(text),
    )
    .filter(({ path }) => !path.startsWith('tools/guards/'))
    .map(({ path }) => `${path} reads process.env: only server/config/env.ts does`)
}

const vagueName = /(^|\/)(utils?|helpers?|misc|common|lib|managers?|index)(\.tsx?$|\/)/

export function findVagueNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => vagueName.test(path))
    .map(({ path }) => `${path}: name it after what it does`)
}

export function findOverlongCitations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\[((?:[A-Z]{2}-\d{2}(?:, )?)+)\]/g)]
        .filter((match) => (match[1] ?? '').split(', ').length > 3)
        .map((match) => `${path}: the title [${match[1]}] cites more than three requirements`),
    )
}
