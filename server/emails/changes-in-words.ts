import { formatCents, type Cents } from '#domain/money.ts'
import type { QuoteVersion } from '#domain/quote/quote-version.ts'
import { versionChanges, type VersionChanges } from '#domain/quote/version-changes.ts'

type LineChange = VersionChanges['lines'][number]
type Side = NonNullable<LineChange['before']>

const described = ({ quantity, plant }: Side, name: string) =>
  [`${quantity} × ${name}`, ...(plant === null ? [] : [plant.containerSize])].join(', ')

const options = ({ plant }: Side) =>
  plant === null
    ? ''
    : [!plant.isPlantedByUs && "you'll plant it", plant.cageCents > 0 && 'with a deer cage']
        .filter((part) => part !== false)
        .join(', ')

function lineInWords({ name, before, after }: LineChange): string {
  if (after === null) return before === null ? name : `Removed: ${described(before, name)}`
  const now = described(after, name)
  if (before === null) return `New: ${now}, ${formatCents(after.totalCents)}`
  const was = described(before, name)
  const what = was === now ? now : `${was} is now ${now}`
  const chosen = options(after) === options(before) ? '' : `, ${options(after) || 'planted by us'}`
  const price =
    before.totalCents === after.totalCents
      ? ''
      : `: ${formatCents(before.totalCents)} before, ${formatCents(after.totalCents)} now`
  return `${what}${chosen}${price}`
}

type Amount = { beforeCents: Cents | null; afterCents: Cents | null }

/** An amount that wasn't known before, such as an estimate's sales tax, is only named. */
function amountInWords(label: string, change: Amount | null): string[] {
  if (change === null) return []
  const { beforeCents, afterCents } = change
  if (beforeCents === afterCents) return [label]
  const now = afterCents === null ? 'to be confirmed' : formatCents(afterCents)
  return [`${label}: ${beforeCents === null ? now : `${formatCents(beforeCents)} before, ${now} now`}`]
}

function deliveryInWords(change: VersionChanges['delivery']): string[] {
  if (change === null || change.instead === null) return amountInWords('Delivery', change)
  const label =
    change.instead === 'delivery' ? 'Pick-up at the yard instead of delivery' : 'Delivery instead of pick-up'
  return amountInWords(label, change)
}

/** The changes from one version to the next, a sentence each. */
export function changesInWords(before: QuoteVersion, after: QuoteVersion): string[] {
  const { lines, discount, delivery, tax, total } = versionChanges(before, after)
  return [
    ...lines.map(lineInWords),
    ...amountInWords('Discount', discount && { ...discount, beforeCents: discount.beforeCents || null }),
    ...deliveryInWords(delivery),
    ...amountInWords('Sales tax', tax),
    ...amountInWords('Total', total.beforeCents === total.afterCents ? null : total),
  ]
}
