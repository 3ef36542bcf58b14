const windowSize = 5

/** PD-04: five page numbers around the current one, with the first, the last and ellipses where numbers are left out. */
export function pagerWindow(page: number, pageCount: number): (number | 'gap')[] {
  const start = Math.max(1, Math.min(page - Math.floor(windowSize / 2), pageCount - windowSize + 1))
  const end = Math.min(pageCount, start + windowSize - 1)
  const numbers = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  return [
    ...(start > 1 ? [1] : []),
    ...(start > 2 ? ['gap' as const] : []),
    ...numbers,
    ...(end < pageCount - 1 ? ['gap' as const] : []),
    ...(end < pageCount ? [pageCount] : []),
  ]
}
