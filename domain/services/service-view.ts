import { fillText, type TextValues } from '#domain/content/text-values.ts'
import { monthsIn } from '#domain/plants/months.ts'
import { deliveryRows } from '#domain/delivery/delivery-rows.ts'
import type { DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import type { ServiceText } from './service-text.ts'

/** A service's text with current values. Parts that lack a value are left out; the rest reads well without them. */
export function serviceView(text: ServiceText, values: TextValues, zones: readonly DeliveryZone[]) {
  const fillEach = <Item extends Record<string, string>>(items: readonly Item[]): Item[] =>
    items.flatMap((item) => {
      const filled = Object.entries(item).map(([key, value]) => [key, fillText(value, values)])
      return filled.some(([, value]) => value === undefined) ? [] : [Object.fromEntries(filled) as Item]
    })
  const fillLines = (lines: readonly string[]) => lines.flatMap((line) => fillText(line, values) ?? [])
  const { table } = text.cost
  const rows = table?.rows === 'delivery zones' ? deliveryRows(zones) : fillRows(table?.rows ?? [], values)
  return {
    heading: text.heading,
    plainly: text.plainly,
    lead: text.lead,
    included: fillLines(text.included),
    visit: fillEach(text.visit),
    cost: {
      includes: text.cost.includes,
      extra: text.cost.extra,
      paragraphs: fillLines(text.cost.paragraphs),
      table: table === undefined || rows.length === 0 ? null : { ...table, rows },
    },
    when: {
      intro: text.when.intro,
      seasons: text.when.seasons.map((season) => ({ ...season, inMonths: monthsIn(season.months) })),
    },
    questions: fillEach(text.questions),
  }
}

function fillRows(rows: readonly string[][], values: TextValues): string[][] {
  return rows.flatMap((row) => {
    const cells = row.flatMap((cell) => fillText(cell, values) ?? [])
    return cells.length === row.length ? [cells] : []
  })
}
