import { caliperInWords, heightInWords } from '#domain/inventory/measures.ts'
import type { CartItem } from './cart-item.ts'

/** '15 gal, 5 ft 2 in tall, 1¾ in caliper': what is known of a plant's size today (IN-04). */
export function sizeLine({
  containerSize,
  currentHeightInches: height,
  caliperInches: caliper,
}: Pick<CartItem, 'containerSize' | 'currentHeightInches' | 'caliperInches'>): string {
  const parts = [containerSize]
  if (height !== null) parts.push(`${heightInWords(height)} tall`)
  if (caliper !== null) parts.push(`${caliperInWords(caliper)} caliper`)
  return parts.join(', ')
}
