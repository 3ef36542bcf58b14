import type { CatalogPlant } from './catalog.ts'
import { monthNames } from '#domain/plants/months.ts'
import { isOak } from '#domain/plants/oak-wilt.ts'
import { cameThroughFebruary2021 } from '#domain/plants/usda-zone.ts'
import { flowerColors, type FlowerColor } from '#domain/plants/vocabulary.ts'

// Words that people type when they don't know a plant's name: 'shade', 'deer', 'privacy screen', and the same in Spanish.

export type Need = {
  /** Every way to say it, as search text. The first one names it. */
  phrases: readonly string[]
  /** The filter as shown on the need's chip. */
  means: string
  fits: (plant: CatalogPlant, month: number) => boolean
  /** The slug of an article about it. */
  article?: string
}

const isTree = ({ values }: CatalogPlant) => values.types.includes('tree')
const isWoody = ({ values }: CatalogPlant) => values.types.includes('tree') || values.types.includes('shrub')
const isUsedAs =
  (...uses: readonly string[]) =>
  ({ landscapeUses }: CatalogPlant) =>
    uses.some((use) => landscapeUses.includes(use))
const feeds =
  (...animals: readonly string[]) =>
  ({ wildlife }: CatalogPlant) =>
    animals.every((animal) => wildlife.includes(animal))
const growsIn =
  (texture: string) =>
  ({ soilTextures }: CatalogPlant) =>
    soilTextures.includes(texture)
const isType =
  (...types: readonly string[]) =>
  ({ values }: CatalogPlant) =>
    types.some((type) => values.types.includes(type))
const takesSun = (exposure: string) => (plant: CatalogPlant) =>
  plant.exposure !== null && plant.values.sun.includes(exposure)

const keepsLeaves = ({ leafRetention }: CatalogPlant) =>
  leafRetention === 'evergreen' || leafRetention === 'semi-evergreen'
const tallerThan = (feet: number) => (plant: CatalogPlant) => (plant.maxHeightFt ?? 0) >= feet
const upTo = (feet: number) => (plant: CatalogPlant) =>
  plant.maxHeightFt !== null && plant.maxHeightFt <= feet

/** Fruit that stains or has to be raked; seeds and dry capsules don't count. */
const softOrLarge = /acorn|berr|cherr|cone|drupe|fruit|nut(?!let)|olive|pecan|persimmon|plum|pod|ball/
const dropsFruit = ({ fruit }: CatalogPlant) => fruit !== null && softOrLarge.test(fruit)

const all =
  (...tests: readonly ((plant: CatalogPlant) => boolean)[]) =>
  (plant: CatalogPlant) =>
    tests.every((test) => test(plant))

/** People don't look for green flowers, or for none. */
const spanishColors: Readonly<Record<Exclude<FlowerColor, 'green' | 'none'>, readonly string[]>> = {
  white: ['blancas', 'blanca'],
  yellow: ['amarillas', 'amarilla'],
  red: ['rojas', 'roja'],
  pink: ['rosas', 'rosadas'],
  purple: ['moradas', 'morada'],
  blue: ['azules', 'azul'],
  orange: ['anaranjadas', 'naranjas'],
}

/** A color alone stays a word of names: 'red' finds red oaks. */
const flowerNeeds: Need[] = flowerColors
  .filter((color) => color !== 'none' && color !== 'green')
  .map((color) => ({
    phrases: [
      `${color} flowers`,
      `${color} flower`,
      `${color} blooms`,
      `${color} flowering`,
      ...spanishColors[color].map((spanish) => `flores ${spanish}`),
    ],
    means: `flowers ${color}`,
    fits: ({ values }) => values.colors.includes(color),
  }))

/** 'May' and 'march' alone are words of names and sentences. */
const monthNeeds: Need[] = monthNames.map((name, index) => {
  const month = name.toLowerCase()
  return {
    phrases: [
      ...['flowers', 'flowering', 'bloom', 'blooms', 'blooming'].flatMap((word) => [
        `${word} in ${month}`,
        `${month} ${word}`,
      ]),
      ...(month === 'march' || month === 'may' ? [] : [month]),
    ],
    means: `flowers in ${name}`,
    fits: ({ bloomMonths }) => bloomMonths.includes(index + 1),
    article: 'twelve-months-of-bloom',
  }
})

export const needs: readonly Need[] = [
  {
    phrases: [
      'shade',
      'shade tree',
      'shade trees',
      'shady tree',
      'big tree',
      'large tree',
      'sombra',
      'arbol de sombra',
      'arboles de sombra',
    ],
    means: 'trees 25 ft and taller',
    fits: all(isTree, tallerThan(25)),
    article: 'live-oak-or-cedar-elm',
  },
  {
    phrases: ['evergreen', 'evergreens', 'siempre verde', 'siempreverde', 'hoja perenne'],
    means: 'green all winter',
    fits: ({ leafRetention }) => leafRetention === 'evergreen',
  },
  {
    phrases: [
      'privacy',
      'privacy screen',
      'screen',
      'screening',
      'hedge',
      'hedges',
      'privacidad',
      'cerca viva',
      'seto',
    ],
    means: 'leafy all year, used as a screen or hedge',
    fits: all(keepsLeaves, isUsedAs('screen', 'privacy', 'hedge')),
  },
  {
    phrases: ['windbreak', 'wind break', 'wind', 'rompevientos', 'viento'],
    means: 'leafy all year, 10 ft and taller',
    fits: all(keepsLeaves, isWoody, tallerThan(10)),
  },
  {
    phrases: [
      'deer',
      'deer resistant',
      'deer proof',
      'deer tolerant',
      'deer resistance',
      'deer wont eat',
      'deer dont eat',
      'deer do not eat',
      'deer will not eat',
      'venado',
      'venados',
      'resistente a venados',
    ],
    means: 'deer leave it alone',
    fits: ({ values }) => values.deer.includes('High'),
    article: 'deer-and-young-trees',
  },
  {
    phrases: [
      'drought',
      'drought tolerant',
      'drought resistant',
      'low water',
      'little water',
      'waterwise',
      'water wise',
      'xeriscape',
      'xeric',
      'dry',
      'heat',
      'heat tolerant',
      'summer heat',
      'calor',
      'sequia',
      'poca agua',
      'resistente a la sequia',
    ],
    means: 'takes drought well',
    fits: ({ droughtTolerance }) => droughtTolerance === 'high',
    article: 'watering-the-first-two-summers',
  },
  {
    phrases: [
      'fast',
      'fast growing',
      'fast growth',
      'quick',
      'quick growing',
      'rapido',
      'de crecimiento rapido',
      'crecimiento rapido',
    ],
    means: 'grows fast',
    fits: ({ growthRate }) => growthRate === 'fast',
  },
  {
    phrases: ['small tree', 'small trees', 'patio tree', 'arbol pequeno', 'arboles pequenos'],
    means: 'trees up to 25 ft',
    fits: all(isTree, upTo(25)),
  },
  {
    phrases: ['small', 'compact', 'short', 'pequeno', 'pequena', 'chico'],
    means: 'up to 6 ft tall',
    fits: upTo(6),
  },
  {
    phrases: ['tall', 'tall tree', 'tall trees', 'big', 'large', 'huge', 'alto', 'grande'],
    means: '50 ft and taller',
    fits: tallerThan(50),
  },
  {
    phrases: ['pool', 'pools', 'poolside', 'swimming pool', 'alberca', 'piscina'],
    means: 'leafy all year, no thorns, no fruit to drop',
    fits: all(
      keepsLeaves,
      (plant) => plant.thorns === false,
      (plant) => !dropsFruit(plant),
    ),
  },
  {
    phrases: [
      'no mess',
      'not messy',
      'mess free',
      'clean',
      'low litter',
      'no litter',
      'no fruit',
      'sin basura',
    ],
    means: 'trees and shrubs without fruit to rake',
    fits: all(isWoody, (plant) => !dropsFruit(plant)),
  },
  {
    phrases: ['butterfly', 'butterflies', 'butterfly garden', 'mariposa', 'mariposas'],
    means: 'feeds butterflies and their caterpillars',
    fits: feeds('butterflies', 'larval host'),
  },
  {
    phrases: ['monarch', 'monarchs', 'monarca', 'monarcas'],
    means: 'feeds monarch caterpillars',
    fits: ({ larvalHostOf }) => larvalHostOf.some((name) => /monarch/i.test(name)),
  },
  {
    phrases: ['hummingbird', 'hummingbirds', 'humming bird', 'humming birds', 'colibri', 'colibries'],
    means: 'feeds hummingbirds',
    fits: feeds('hummingbirds'),
  },
  {
    phrases: ['bees', 'bee', 'pollinator', 'pollinators', 'abejas', 'polinizadores'],
    means: 'feeds bees',
    fits: feeds('bees'),
  },
  {
    phrases: ['birds', 'bird', 'songbirds', 'wildlife', 'pajaros', 'aves'],
    means: 'feeds birds',
    fits: feeds('birds'),
  },
  {
    phrases: ['fall color', 'fall colour', 'autumn color', 'fall foliage', 'color de otono', 'otono'],
    means: 'turns color in fall',
    fits: ({ fallColor }) => fallColor !== null,
  },
  {
    phrases: ['native', 'natives', 'texas native', 'nativo', 'nativa', 'nativos'],
    means: 'native to Texas',
    fits: ({ values }) => values.native.length > 0,
  },
  {
    phrases: ['in bloom', 'blooming now', 'in flower', 'flowering now', 'en flor'],
    means: 'in bloom this month',
    fits: ({ bloomMonths }, month) => bloomMonths.includes(month),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases: ['flowers', 'flowering', 'blooming', 'flores'],
    means: 'showy flowers',
    fits: ({ values }) => values.colors.some((color) => color !== 'green' && color !== 'none'),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases: ['summer', 'summer flowers', 'summer bloom', 'summer blooming', 'flores de verano'],
    means: 'flowers in June to August',
    fits: ({ bloomMonths }) => bloomMonths.some((month) => month >= 6 && month <= 8),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases: ['winter flowers', 'winter bloom', 'winter blooming', 'flores de invierno'],
    means: 'flowers in December to February',
    fits: ({ bloomMonths }) => bloomMonths.some((month) => month === 12 || month <= 2),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases: ['fragrant', 'scented', 'fragrance', 'smells good', 'fragante', 'aromatico'],
    means: 'fragrant',
    fits: ({ fragrance }) => fragrance === true,
  },
  {
    phrases: ['full sun', 'sun', 'sunny', 'pleno sol', 'sol'],
    means: 'takes full sun',
    fits: takesSun('Full Sun'),
  },
  {
    phrases: [
      'part shade',
      'partial shade',
      'shade loving',
      'shade tolerant',
      'in shade',
      'sombra parcial',
      'media sombra',
    ],
    means: 'grows in part shade',
    fits: takesSun('Part Shade'),
  },
  {
    phrases: ['full shade', 'deep shade', 'under trees', 'sombra completa'],
    means: 'grows in full shade',
    fits: takesSun('Full Shade'),
  },
  {
    phrases: ['limestone', 'rocky', 'rock', 'rocky soil', 'caliza', 'piedra'],
    means: 'grows in limestone',
    fits: growsIn('limestone'),
    article: 'planting-in-caliche',
  },
  {
    phrases: ['caliche'],
    means: 'grows in caliche',
    fits: growsIn('caliche'),
    article: 'planting-in-caliche',
  },
  {
    phrases: ['thin soil', 'shallow soil', 'shallow'],
    means: 'grows in thin soil over rock',
    fits: growsIn('shallow'),
    article: 'planting-in-caliche',
  },
  { phrases: ['clay', 'clay soil', 'black clay', 'arcilla'], means: 'grows in clay', fits: growsIn('clay') },
  { phrases: ['sand', 'sandy', 'sandy soil', 'arena'], means: 'grows in sand', fits: growsIn('sand') },
  {
    phrases: ['wet', 'wet feet', 'wet soil', 'poor drainage', 'rain garden', 'low spot', 'jardin de lluvia'],
    means: 'takes standing water',
    fits: (plant) => plant.values.poorDrainage.length > 0 || isUsedAs('rain garden')(plant),
  },
  {
    phrases: ['groundcover', 'ground cover', 'groundcovers', 'cubresuelo', 'cubresuelos'],
    means: 'used as groundcover',
    fits: isUsedAs('groundcover'),
    article: 'replacing-a-lawn',
  },
  {
    phrases: ['lawn', 'lawn alternative', 'instead of lawn', 'turf', 'cesped', 'pasto'],
    means: 'in place of a lawn',
    fits: isUsedAs('lawn alternative'),
    article: 'replacing-a-lawn',
  },
  {
    phrases: ['container', 'containers', 'pot', 'pots', 'patio', 'maceta', 'macetas'],
    means: 'does well in a pot',
    fits: isUsedAs('container'),
  },
  {
    phrases: ['street tree', 'street trees', 'driveway', 'banqueta'],
    means: 'used as a street tree',
    fits: isUsedAs('street tree'),
  },
  {
    phrases: ['firewise', 'fire wise', 'fire resistant', 'wildfire', 'incendio'],
    means: 'on firewise lists',
    fits: isUsedAs('firewise'),
  },
  {
    phrases: ['slope', 'erosion', 'erosion control', 'hillside', 'ladera', 'erosion del suelo'],
    means: 'holds a slope',
    fits: isUsedAs('erosion control'),
  },
  {
    phrases: [
      'pet safe',
      'dog safe',
      'cat safe',
      'safe for dogs',
      'safe for pets',
      'pets',
      'dogs',
      'mascotas',
      'perros',
    ],
    means: 'assessed as safe for pets',
    fits: ({ values }) => values.petSafe.length > 0,
  },
  {
    phrases: ['thornless', 'no thorns', 'without thorns', 'sin espinas'],
    means: 'no thorns',
    fits: ({ thorns }) => thorns === false,
  },
  {
    phrases: [
      'freeze',
      'freeze hardy',
      'cold hardy',
      'winter hardy',
      'february 2021',
      'helada',
      'heladas',
      'frio',
    ],
    means: 'no damage on record from February 2021',
    fits: ({ february2021 }) => cameThroughFebruary2021(february2021),
    article: 'freeze-of-february-2021',
  },
  {
    phrases: ['roble', 'robles', 'encinos'],
    means: 'oaks',
    fits: ({ scientificName }) => isOak(scientificName),
  },
  {
    phrases: ['oak wilt', 'oakwilt', 'wilt'],
    means: 'oaks at low risk of oak wilt',
    fits: ({ oakWilt }) => oakWilt === 'low',
    article: 'oak-wilt-calendar',
  },
  {
    phrases: ['low maintenance', 'easy', 'easy care', 'no maintenance', 'facil'],
    means: 'needs little care',
    fits: ({ maintenanceLevel }) => maintenanceLevel === 'low',
  },
  {
    phrases: ['tree', 'trees', 'arbol', 'arboles'],
    means: 'trees',
    fits: isType('tree'),
  },
  {
    phrases: ['shrub', 'shrubs', 'bush', 'bushes', 'arbusto', 'arbustos'],
    means: 'shrubs',
    fits: isType('shrub'),
  },
  {
    phrases: ['vine', 'vines', 'climber', 'climbers', 'trellis', 'fence', 'enredadera', 'enredaderas'],
    means: 'vines',
    fits: isType('vine'),
  },
  {
    phrases: ['grass', 'grasses', 'ornamental grass', 'zacate', 'zacates'],
    means: 'grasses',
    fits: isType('grass'),
  },
  {
    phrases: ['succulent', 'succulents', 'cactus', 'cacti', 'suculenta', 'suculentas', 'cactos'],
    means: 'succulents',
    fits: isType('succulent'),
  },
  {
    phrases: ['perennial', 'perennials', 'perenne', 'perennes'],
    means: 'perennials',
    fits: isType('perennial'),
  },
  {
    phrases: ['annual', 'annuals', 'wildflower', 'wildflowers', 'flores silvestres'],
    means: 'annuals and perennials with showy flowers',
    fits: all(isType('annual', 'perennial'), ({ values }) =>
      values.colors.some((color) => color !== 'green' && color !== 'none'),
    ),
  },
  ...flowerNeeds,
  ...monthNeeds,
]
