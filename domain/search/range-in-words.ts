/** 'Full Sun to Part Shade', and 'Full Sun' where both ends are the same. */
export const rangeInWords = (from: string | number, to: string | number): string =>
  from === to ? `${from}` : `${from} to ${to}`
