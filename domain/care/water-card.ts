import { dateFormat } from '#domain/time/date-format.ts'
import { addDays, dateOf, type Day } from '#domain/time/nursery-clock.ts'
import { containerSizeOf, sizeInWords } from '#domain/stock/container-sizes.ts'
import { addMonths } from './care-dates.ts'
import type { Band } from './water-figures.ts'
import { firstWeeksDays, summerEnds, threeAWeekUntil, waterPlan } from './water-plan.ts'
import {
  bucketFills,
  bucketsInWords,
  daysInWords,
  gallonsInWords,
  rhythmInWords,
  type CardLanguage,
} from './water-words.ts'
import type { PlantedTree } from './tree-care.ts'

// The water card, on one letter-size page, in English and Spanish.

export const cardWords = {
  en: {
    title: 'Water card',
    planted: 'Planted',
    amounts: 'How much each time',
    bucketNote: 'A bucket holds five gallons.',
    each: 'each',
    later: 'second year',
    ask: 'Ask us how much',
    often: 'How often: days between waterings',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    year: 'Year',
    first: 'First two weeks',
    next: 'Then, until',
    years: ['First year', 'Second year', 'Third year'],
    rain: 'rain',
    rainNote: '"rain" means rain is enough, except in a long drought.',
    dryNote: 'In the third summer, when three weeks go by without rain:',
    rules: [
      'Feel the soil 3 to 4 inches down, next to the root ball. Damp: wait. Dry: water.',
      'Skip a watering after an inch of rain.',
      'Pour slowly onto the root ball, close to the trunk. In the second year, farther out.',
      'Clay that stays wet drowns roots. A drowning tree droops like a thirsty one.',
      'Keep mulch 3 to 4 inches deep, and off the trunk.',
      'A hose in your hand is usually allowed on any day. For buckets and drip, ask your water supplier.',
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
    bucketNote: 'A una cubeta le caben cinco galones (19 litros).',
    each: 'cada uno',
    later: 'segundo año',
    ask: 'Pregúntenos cuánta',
    often: 'Cada cuándo: días entre riegos',
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    year: 'Año',
    first: 'Las primeras dos semanas',
    next: 'Después, hasta el',
    years: ['Primer año', 'Segundo año', 'Tercer año'],
    rain: 'lluvia',
    rainNote: '«lluvia» quiere decir que basta con la lluvia, menos en una sequía larga.',
    dryNote: 'El tercer verano, cuando pasan tres semanas sin lluvia:',
    rules: [
      'Toque la tierra a 3 o 4 pulgadas (8 a 10 cm) de profundidad, junto a la bola de raíces. Húmeda: espere. Seca: riegue.',
      'Después de una pulgada de lluvia, sáltese un riego.',
      'Eche el agua despacio sobre la bola de raíces, cerca del tronco. El segundo año, más afuera.',
      'La tierra de barro que se queda mojada ahoga las raíces. Un árbol que se ahoga se ve marchito, igual que uno con sed.',
      'Mantenga de 3 a 4 pulgadas de mulch, sin que toque el tronco.',
      'Con manguera en mano casi siempre se permite cualquier día. Para cubeta o goteo, pregunte a su compañía de agua.',
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
  /** Trees from the same container get the same amount. */
  amounts: {
    size: string
    trees: string[]
    gallons: string
    later: string
    buckets: string
    fills: number[]
  }[]
  /** Before the table's days hold. */
  first: { label: string; every: string }[]
  /** In the order in which they come: those after rain is enough are the last ones. */
  months: string[]
  /** Trees that are watered equally often share a row. */
  rows: { key: string; trees: string[]; years: string[][] }[]
  /** 'Bald Cypress (15 gal): every 21 days' */
  dry: string[]
}

const dates = {
  en: dateFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }),
  es: dateFormat('es-MX', { timeZone: 'UTC', dateStyle: 'long' }),
}

/** The middle of each month of a year, which starts with the first one after the first two weeks. */
function middles(plantedOn: Day, year: number): Day[] {
  const start = addDays(plantedOn, firstWeeksDays)
  const middle = `${start.slice(0, 7)}-15`
  const from = 12 * year + (middle < start ? 1 : 0)
  return Array.from({ length: 12 }, (_, index) => addMonths(middle, from + index))
}

const cell = (days: Band | null, rain: string) =>
  days === null ? rain : days[0] === days[1] ? String(days[0]) : `${days[0]}–${days[1]}`

function nameOf({ name, spanishName, quantity }: PlantedTree, language: CardLanguage) {
  const shown =
    language === 'es' && spanishName !== null && spanishName !== name ? `${spanishName} (${name})` : name
  return quantity === 1 ? shown : `${quantity} × ${shown}`
}

/** '15 gal pot', which nobody takes for the water. */
function potInWords(containerSize: string, language: CardLanguage) {
  const size = sizeInWords(containerSize)
  if (containerSizeOf(containerSize) === 'other') return size
  return language === 'es' ? `Maceta de ${size}` : `${size} pot`
}

/** Gallons on the planting day, and a year later. */
const gallonsOf = (tree: PlantedTree) =>
  [0, 365].map((days) => waterPlan(tree, addDays(tree.plantedOn, days)).gallons)

const amountKey = (tree: PlantedTree) => `${sizeInWords(tree.containerSize)} ${gallonsOf(tree).join(' ')}`

export function toWaterCard(trees: readonly PlantedTree[], language: CardLanguage): WaterCard {
  const words = cardWords[language]
  const rows = new Map<string, WaterCard['rows'][number]>()
  const dry = new Map<string, string[]>()
  for (const tree of trees) {
    // What's planted from July to September has its second full summer at the start of its third year.
    const years = [0, 1, 2]
      .map((year) => middles(tree.plantedOn, year).map((day) => cell(waterPlan(tree, day).days, words.rain)))
      .filter((cells) => cells.some((days) => days !== words.rain))
    const key = JSON.stringify(years)
    const row = rows.get(key) ?? { key, trees: [], years }
    const name = language === 'es' && tree.spanishName !== null ? tree.spanishName : tree.name
    rows.set(key, { ...row, trees: row.trees.includes(name) ? row.trees : [...row.trees, name] })
    const { dryDays } = waterPlan(tree, summerEnds(tree.plantedOn, 3))
    const every = dryDays === null ? '' : daysInWords(dryDays, language)
    if (every !== '')
      dry.set(every, [...(dry.get(every) ?? []), `${name} (${sizeInWords(tree.containerSize)})`])
  }
  const plantedOn = trees[0]?.plantedOn ?? ''
  const settledOn = addDays(plantedOn, firstWeeksDays)
  const until = threeAWeekUntil(plantedOn)
  return {
    plantedOn: dates[language](dateOf(plantedOn)),
    months: middles(plantedOn, 0).map((day) => words.months[Number(day.slice(5, 7)) - 1] ?? ''),
    amounts: [...Map.groupBy(trees, amountKey).values()].map((group) => {
      const [first] = group
      const [gallons = null, later = null] = first === undefined ? [] : gallonsOf(first)
      const each = group.length === 1 && first?.quantity === 1 ? '' : ` ${words.each}`
      return {
        size: potInWords(first?.containerSize ?? '', language),
        trees: group.map((tree) => nameOf(tree, language)),
        gallons: gallons === null ? words.ask : `${gallonsInWords(gallons, language)}${each}`,
        later: later === null || later === gallons ? '' : gallonsInWords(later, language),
        buckets: gallons === null ? '' : bucketsInWords(gallons, language),
        fills: gallons === null ? [] : bucketFills(gallons),
      }
    }),
    first: [
      { label: words.first, every: rhythmInWords(trees, [plantedOn, addDays(settledOn, -1)], language) },
      ...(until === null
        ? []
        : [
            {
              label: `${words.next} ${dates[language](dateOf(until))}`,
              every: rhythmInWords(trees, [settledOn, until], language),
            },
          ]),
    ],
    rows: [...rows.values()],
    dry: [...dry].map(([every, names]) => `${names.join(', ')}: ${every}`),
  }
}
