import { fillText, type Figures } from '#domain/content/figures.ts'
import { monthsIn } from '#domain/content/month-range.ts'
import { deliveryRows } from '#domain/delivery/delivery-rows.ts'
import type { DeliveryZone } from '#domain/delivery/delivery-zone.ts'
import type { ServiceText } from './service-text.ts'

/** A service's text with today's figures. Whatever lacks one is left out whole; each part reads well without it. */
export function serviceView(text: ServiceText, figures: Figures, zones: readonly DeliveryZone[]) {
  const fillEach = <Item extends Record<string, string>>(items: readonly Item[]): Item[] =>
    items.flatMap((item) => {
      const filled = Object.entries(item).map(([key, value]) => [key, fillText(value, figures)])
      return filled.some(([, value]) => value === undefined) ? [] : [Object.fromEntries(filled) as Item]
    })
  const { table } = text.cost
  const rows = table?.rows === 'delivery zones' ? deliveryRows(zones) : fillRows(table?.rows ?? [], figures)
  return {
    heading: text.heading,
    lead: text.lead,
    included: fillEach(text.included),
    visit: fillEach(text.visit),
    cost: {
      paragraphs: text.cost.paragraphs.flatMap((paragraph) => fillText(paragraph, figures) ?? []),
      table: table === undefined || rows.length === 0 ? null : { ...table, rows },
    },
    when: {
      intro: text.when.intro,
      seasons: text.when.seasons.map((season) => ({ ...season, inMonths: monthsIn(season.months) })),
    },
    questions: fillEach(text.questions),
  }
}

function fillRows(rows: readonly string[][], figures: Figures): string[][] {
  return rows.flatMap((row) => {
    const cells = row.flatMap((cell) => fillText(cell, figures) ?? [])
    return cells.length === row.length ? [cells] : []
  })
}
