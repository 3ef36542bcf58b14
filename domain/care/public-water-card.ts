import { toWaterCard, type WaterCard } from './water-card.ts'
import type { CardLanguage } from './water-words.ts'

// The water card for everyone: a tree of medium thirst that drops its leaves, planted on the first of November.

const sizes = ['1 gal', '3 gal', '5 gal', '15 gal', '30 gal', '45 gal', '65 gal', '100 gal']

const groups = [
  { containerSize: '5 gal', ground: 'limestone' },
  { containerSize: '5 gal', ground: 'clay' },
  { containerSize: '30 gal', ground: 'limestone' },
  { containerSize: '30 gal', ground: 'clay' },
] as const

export const publicCardWords = {
  en: {
    intro: 'For a tree planted from October to April, by pot size and month.',
    groups: [
      'Pots up to 7 gallons, rock or sand',
      'Pots up to 7 gallons, clay',
      'Pots of 10 gallons and up, rock or sand',
      'Pots of 10 gallons and up, clay',
    ],
    next: 'Then, to the end of the first month',
    start: 'The months start in November. If you planted later, start in your month, after the first month.',
    summer:
      'Planted from June to September? Water every day for two weeks, or every other day in clay from 10 gallons up. Then follow the first year.',
    help: 'Not sure? Call us:',
  },
  es: {
    intro: 'Para un árbol plantado de octubre a abril, por tamaño de maceta y por mes.',
    groups: [
      'Maceta de hasta 7 galones, en piedra o arena',
      'Maceta de hasta 7 galones, en barro',
      'Maceta de 10 galones o más, en piedra o arena',
      'Maceta de 10 galones o más, en barro',
    ],
    next: 'Después, hasta completar el primer mes',
    start: 'Los meses empiezan en noviembre. Si plantó más tarde, empiece en su mes, pasado el primer mes.',
    summer:
      '¿Plantó de junio a septiembre? Riegue todos los días por dos semanas; en barro, de 10 galones en adelante, cada 2 días. Después siga el primer año.',
    help: '¿Tiene dudas? Llámenos:',
  },
} as const

const anyTree = {
  line: 1,
  quantity: 1,
  name: '',
  spanishName: null,
  scientificName: '',
  slug: null,
  size: '',
  growthRate: null,
  bloomMonths: [],
  fallColor: null,
  hasCage: false,
  caliperInches: null,
  waterNeed: 'medium',
  plantType: 'tree',
  leafRetention: 'deciduous',
  plantedOn: '2026-11-01',
} as const

export function publicWaterCard(language: CardLanguage): WaterCard {
  const words = publicCardWords[language]
  const { amounts } = toWaterCard(
    sizes.map((containerSize) => ({ ...anyTree, containerSize, ground: 'limestone' })),
    language,
  )
  const often = toWaterCard(
    groups.map((group, index) => ({ ...anyTree, ...group, name: words.groups[index] ?? '' })),
    language,
  )
  const [firstWeeks, nextWeeks] = often.first
  return {
    ...often,
    amounts,
    first: [
      ...(firstWeeks === undefined ? [] : [firstWeeks]),
      ...(nextWeeks === undefined ? [] : [{ ...nextWeeks, label: words.next }]),
    ],
  }
}
