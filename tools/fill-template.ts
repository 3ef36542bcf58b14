export type Values = Record<string, string | readonly string[] | undefined>

/** Fills in ${NAME}. A line whose name has no value is left out; one with several values is repeated. */
export function fillTemplate(template: string, values: Values): string {
  return template
    .split('\n')
    .flatMap((line) => {
      if (line.trimStart().startsWith('#')) return [line]
      return namesIn(line).reduce(
        (lines, name) =>
          [values[name] ?? []]
            .flat()
            .flatMap((value) => lines.map((one) => one.replaceAll(`\${${name}}`, value))),
        [line],
      )
    })
    .join('\n')
}

export const namesIn = (line: string) => [...line.matchAll(/\$\{(\w+)\}/g)].map((match) => match[1] ?? '')
