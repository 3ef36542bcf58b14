import type { ContainerSize } from '#domain/stock/container-sizes.ts'

export const fewestCompared = 2
export const mostCompared = 4

/** Whether so many plants fit side by side. */
export const comparesAtOnce = (count: number) => count >= fewestCompared && count <= mostCompared

/** The slugs in the URL, each once. A form repeats `plants` for each of them. */
export const parseComparedSlugs = (parameters: URLSearchParams): string[] => [
  ...new Set(parameters.getAll('plants').flatMap((list) => list.split(','))),
]

/** Whether the URL already names exactly these plants and this size. */
export const isCanonicalComparison = (
  parameters: URLSearchParams,
  slugs: readonly string[],
  size: ContainerSize | null,
): boolean => parameters.getAll('plants').join('&') === slugs.join(',') && parameters.get('size') === size

/** The canonical URL. The size is left out if it's the default. */
export function compareUrl(slugs: readonly string[], size: ContainerSize | null = null): string {
  const parameters = [
    ...(slugs.length === 0 ? [] : [`plants=${slugs.join(',')}`]),
    ...(size === null ? [] : [`size=${size}`]),
  ]
  return parameters.length === 0 ? '/compare' : `/compare?${parameters.join('&')}`
}
