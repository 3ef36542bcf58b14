import { readFileSync } from 'node:fs'

/** A table of tests/golden: its rows by column. */
export function readGolden(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(`tests/golden/${name}.tsv`, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const columns = head.split('\t')
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((value, index) => [columns[index] ?? '', value])),
  )
}

export const wordsOf = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '')
