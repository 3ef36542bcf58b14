import { mostOfOne } from './cart.ts'

/** What was typed as how many to add: at least 1, and what is no figure is 1 (IN-05). */
export const parseQuantity = (text: string) => Math.max(1, parseLineQuantity(text))

/** What was typed as the quantity of a line: the same, but 0 and less remain, as they remove it (CT-03). */
export function parseLineQuantity(text: string): number {
  const typed = text.trim()
  return /^[-+]?\d+(\.\d*)?$/.test(typed) ? Math.min(mostOfOne, Math.trunc(Number(typed))) : 1
}
