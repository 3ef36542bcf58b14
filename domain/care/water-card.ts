import { addDays } from '#domain/company/yard-clock.ts'
import { sizeInWords } from '#domain/inventory/container-sizes.ts'
import type { Day } from '#domain/quote/lifecycle/events.ts'
import { addMonths } from './care-dates.ts'
import { firstWeeks, type Band } from './water-figures.ts'
import { waterPlan } from './water-plan.ts'
import { bucketFills, bucketsInWords, gallonsInWords, type CardLanguage } from './water-words.ts'
import type { PlantedTree } from './your-trees.ts'

// CA-15: the water card, on one letter-size page, in English and Spanish.

export const cardWords = {
  en: {
    title: 'Water card',
    planted: 'Planted',
    amounts: 'How much each time',
    bucketNote: 'A bucket holds five gallons.',
    each: 'each',
    ask: 'Ask us how much',
    often: 'How often: days between waterings',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    year: 'Year',
    first: 'First two weeks',
    firstEvery: 'every other day; every day from June through September',
    years: ['First year', 'Second year'],
    rain: 'rain',
    rainNote: '"rain" means rain is enough, except in a long drought.',
    rules: [
      'Feel the soil 3 to 4 inches down, next to the root ball. Damp: wait. Dry: water.',
      'Skip a watering after an inch of rain.',
      'Pour slowly onto the root ball, close to the trunk. In the second year, farther out.',
      'Clay that stays wet drowns roots. A drowning tree droops like a thirsty one.',
      'Keep mulch 3 to 4 inches deep, and off the trunk.',
      'Your water supplier may limit days and hours. A bucket or a hose in your hand is usually allowed.',
    ],
    help: "If a tree looks wrong, tell us early. It's covered for 30 days after planting.",
    rulesTitle: 'How to water',
    other: 'En español',
    print: 'Print the card',
    back: 'Back to your trees',
  },
  es: {
    title: 'Tarjeta de riego',
    planted: 'Plantado el',
    amounts: 'Cuánta agua cada vez',
    bucketNote: 'Una cubeta tiene cinco galones (19 litros).',
    each: 'cada uno',
    ask: 'Pregúntenos cuánta',
    often: 'Cada cuándo: días entre riegos',
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    year: 'Año',
    first: 'Las primeras dos semanas',
    firstEvery: 'un día sí y otro no; todos los días de junio a septiembre',
    years: ['Primer año', 'Segundo año'],
    rain: 'lluvia',
    rainNote: '«lluvia» quiere decir que basta con la lluvia, menos en una sequía larga.',
    rules: [
      'Toque la tierra a 3 o 4 pulgadas (8 a 10 cm) de hondo, junto a las raíces. Húmeda: espere. Seca: riegue.',
      'Después de una pulgada de lluvia, sáltese un riego.',
      'Eche el agua despacio sobre las raíces, cerca del tronco. El segundo año, más afuera.',
      'El barro que sigue mojado ahoga las raíces. Un árbol que se ahoga se ve caído, igual que uno con sed.',
      'Deje de 3 a 4 pulgadas de mulch, sin que toque el tronco.',
      'Su compañía de agua puede limitar días y horas. Con cubeta o manguera en mano casi siempre se permite.',
    ],
    help: 'Si un árbol se ve mal, avísenos pronto. Tiene garantía por 30 días desde que se plantó.',
    rulesTitle: 'Cómo regar',
    other: 'In English',
    print: 'Imprimir la tarjeta',
    back: 'Volver a sus árboles',
  },
} as const

export type WaterCard = {
  plantedOn: string
  amounts: { line: number; label: string; gallons: string; buckets: string; fills: number[] }[]
  /** Trees that are watered equally often share a row. */
  rows: { key: string; trees: string[]; years: string[][] }[]
}

const dates = {
  en: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }),
  es: new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', dateStyle: 'long' }),
}

/** The middle of each month, January first, in the year that starts after the first two weeks. */
function middles(plantedOn: Day, year: 0 | 1): Day[] {
  const start = addDays(plantedOn, firstWeeks.days)
  return Array.from({ length: 12 }, (_, index) => {
    const day = `${start.slice(0, 4)}-${String(index + 1).padStart(2, '0')}-15`
    return addMonths(day, (day < start ? 12 : 0) + 12 * year)
  })
}

const cell = (days: Band | null, rain: string) =>
  days === null ? rain : days[0] === days[1] ? String(days[0]) : `${days[0]}–${days[1]}`

function nameOf({ name, spanishName, quantity }: PlantedTree, language: CardLanguage) {
  const shown = language === 'es' && spanishName !== null ? `${spanishName} (${name})` : name
  return quantity === 1 ? shown : `${quantity} × ${shown}`
}

export function toWaterCard(trees: readonly PlantedTree[], language: CardLanguage): WaterCard {
  const words = cardWords[language]
  const rows = new Map<string, WaterCard['rows'][number]>()
  for (const tree of trees) {
    const years = ([0, 1] as const).map((year) =>
      middles(tree.plantedOn, year).map((day) => cell(waterPlan(tree, day).days, words.rain)),
    )
    const key = JSON.stringify(years)
    const row = rows.get(key) ?? { key, trees: [], years }
    const name = language === 'es' && tree.spanishName !== null ? tree.spanishName : tree.name
    rows.set(key, { ...row, trees: row.trees.includes(name) ? row.trees : [...row.trees, name] })
  }
  return {
    plantedOn: dates[language].format(new Date(`${trees[0]?.plantedOn ?? ''}T00:00:00Z`)),
    amounts: trees.map((tree) => {
      const { gallons } = waterPlan(tree, tree.plantedOn)
      return {
        line: tree.line,
        label: `${nameOf(tree, language)}, ${sizeInWords(tree.containerSize)}`,
        gallons:
          gallons === null
            ? words.ask
            : `${gallonsInWords(gallons, language)}${tree.quantity > 1 ? ` ${words.each}` : ''}`,
        buckets: gallons === null ? '' : bucketsInWords(gallons, language),
        fills: gallons === null ? [] : bucketFills(gallons),
      }
    }),
    rows: [...rows.values()],
  }
}
