import type { WishId } from '#domain/advice/wish.ts'
import type { CatalogPlant } from './catalog.ts'
import { phraseOf } from './search-words.ts'
import {
  all,
  growsIn,
  hasNoThorns,
  isEvergreen,
  isOf,
  isTree,
  isUsedAs,
  isWoody,
  keepsLeaves,
  takesDrought,
} from '#domain/plants/plant-tests.ts'
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
  /** The purpose whose recommendation orders the plants found. */
  wish?: WishId
  fits: (plant: CatalogPlant, month: number) => boolean
  /** The slug of an article about it. */
  article?: string
}

/** Phrases with commas between them. */
const spoken = (text: string): string[] =>
  text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))

const feeds =
  (...animals: readonly string[]) =>
  ({ wildlife }: CatalogPlant) =>
    animals.every((animal) => wildlife.includes(animal))
const takesSun = (exposure: string) => (plant: CatalogPlant) =>
  plant.exposure !== null && plant.values.sun.includes(exposure)

const tallerThan = (feet: number) => (plant: CatalogPlant) => (plant.maxHeightFt ?? 0) >= feet
const upTo = (feet: number) => (plant: CatalogPlant) =>
  plant.maxHeightFt !== null && plant.maxHeightFt <= feet

/** Fruit that stains or has to be raked; seeds and dry capsules don't count. */
const softOrLarge = /acorn|berr|cherr|cone|drupe|fruit|nut(?!let)|olive|pecan|persimmon|plum|pod|ball/
const dropsFruit = ({ fruit }: CatalogPlant) => fruit !== null && softOrLarge.test(fruit)

const hasColor = ({ values }: CatalogPlant) =>
  values.colors.some((color) => color !== 'green' && color !== 'none')

/** No field says what people eat; the records' own texts do. */
const edible = new Set([
  'agarita',
  'anacua',
  'arbequina-olive',
  'barbados-cherry',
  'chile-pequin',
  'escarpment-black-cherry',
  'mexican-plum',
  'pecan',
  'texas-persimmon',
])

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
      `${color} blooming`,
      `${color} bloom`,
      `flowers that are ${color}`,
      ...spanishColors[color].map((spanish) => `flores ${spanish}`),
    ],
    means: `flowers ${color}`,
    fits: ({ values }) => values.colors.includes(color),
  }))

/** A month alone may be about anything: 'what to water in august'. */
const monthNeeds: Need[] = monthNames.map((name, index) => {
  const month = name.toLowerCase()
  return {
    phrases: ['flowers', 'flowering', 'bloom', 'blooms', 'blooming'].flatMap((word) => [
      `${word} in ${month}`,
      `${month} ${word}`,
    ]),
    means: `flowers in ${name}`,
    fits: ({ bloomMonths }) => bloomMonths.includes(index + 1),
    article: 'twelve-months-of-bloom',
  }
})

export const needs: readonly Need[] = [
  {
    phrases:
      spoken(`under live oaks, under oaks, under oak trees, under live oak trees, beneath oaks, under big oaks, bajo
      encinos, debajo encinos, debajo de encinos, what grows under live oak, debajo del arbol, bare ground
      under tree`),
    means: 'up to 6 ft, for the shade of an oak',
    wish: 'under-oaks',
    fits: all(upTo(6), takesSun('Full Shade')),
  },
  {
    phrases:
      spoken(`flowering tree, flower tree, blooming tree, ornamental tree, ornamental, accent tree, trees with
      flowers, arbol con flores, arboles con flores, arbol de flores`),
    means: 'trees with showy flowers',
    wish: 'flowering-tree',
    fits: all(isTree, isUsedAs('accent'), upTo(35), hasColor),
  },
  {
    phrases:
      spoken(`spring flowers, spring bloom, spring blooming, spring color, blooms in spring, flowers in spring, flores
      de primavera, primavera`),
    means: 'flowers in March to May',
    wish: 'flowering-tree',
    fits: all(hasColor, ({ bloomMonths }) => bloomMonths.some((month) => month >= 3 && month <= 5)),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases:
      spoken(`edible, edible fruit, fruit, fruit tree, fruiting, nuts, nut tree, berries to eat, something to eat,
      fruta, arbol frutal, arboles frutales, frutal, frutales, comestible`),
    means: 'fruit or nuts people eat',
    fits: ({ slug }) => edible.has(slug),
  },
  {
    phrases:
      spoken(`power line, under power line, utility line, under wires, overhead lines, electric line, cables, bajo
      cables`),
    means: 'trees and shrubs that stay under 20 ft',
    wish: 'small-tree',
    fits: all(isWoody, upTo(20)),
  },
  {
    phrases: spoken(
      `small yard, small lot, tiny yard, small garden, patio chico, jardin chico, jardin pequeno`,
    ),
    means: 'up to 35 ft tall',
    fits: upTo(35),
  },
  {
    phrases: spoken('thorny, thorns, spiny, espinas, keep people out, security'),
    means: 'has thorns',
    fits: ({ thorns }) => thorns === true,
  },
  {
    phrases:
      spoken(`shade, shade tree, shady tree, big tree, large tree, sombra, arbol de sombra, arboles de sombra, arbol
      para sombra, arboles para sombra, arbol sombra, dar sombra, shade for patio, shade for house, cool
      house, afternoon shade, shade for west side, arbol que da sombra, arbol frondoso, tree to sit under`),
    means: 'shade trees, 25 ft and taller',
    wish: 'shade-tree',
    fits: all(isTree, isUsedAs('shade'), tallerThan(25), hasNoThorns),
    article: 'live-oak-or-cedar-elm',
  },
  {
    phrases:
      spoken(`evergreen, siempre verde, siempreverde, hoja perenne, keeps leaves, dont drop leaves, doesnt drop
      leaves, dont lose leaves, doesnt lose leaves, never loses leaves, wont lose leaves, stays green, green
      all year, green year round, green in winter, no tire hojas, no tira hojas, no tiren hojas, no pierde
      hojas, verde todo el ano, que no tire la hoja, winter green, green all winter`),
    means: 'green all winter',
    wish: 'evergreen',
    fits: isEvergreen,
  },
  {
    phrases:
      spoken(`privacy, privacy screen, screen, screening, hedge, privacidad, cerca viva, seto, privacy fence, privacy
      hedge, privacy tree, screen from neighbors, screen neighbors, block neighbors, block view, block road,
      block street, block noise, noise, living fence, hedge row, hedgerow, hide, block, cover fence, hide
      fence, nosy neighbors, no tiran hojas, no pierden hojas, cerca, barda, tapar vecinos, tapar, tapar al
      vecino, barda verde, cortina de arboles`),
    means: 'evergreen, used as a screen or hedge',
    wish: 'privacy-screen',
    fits: all(isWoody, tallerThan(6), isEvergreen, isUsedAs('screen', 'privacy', 'hedge')),
  },
  {
    phrases: spoken('deciduous, not evergreen, loses leaves, drops leaves, pierde hojas, caduco'),
    means: 'bare in winter',
    fits: ({ leafRetention }) => leafRetention === 'deciduous',
  },
  {
    phrases: spoken('windbreak, wind break, wind, rompevientos, viento'),
    means: 'leafy all year, 10 ft and taller',
    wish: 'privacy-screen',
    fits: all(keepsLeaves, isWoody, tallerThan(10)),
  },
  {
    phrases:
      spoken(`deer, deer resistant, deer proof, deer tolerant, deer resistance, deer wont eat, deer dont eat, deer do
      not eat, deer will not eat, venado, resistente a venados, deer hate, deer wont touch, deer leave alone,
      deer dont like, deer safe, deerproof, deer resist, no comen venados, no se comen venados, que venados no
      coman, antlers`),
    means: 'deer leave it alone',
    wish: 'deer-country',
    fits: ({ values }) => values.deer.includes('High'),
    article: 'deer-and-young-trees',
  },
  {
    phrases:
      spoken(`drought, drought tolerant, drought resistant, low water, little water, waterwise, water wise, xeriscape,
      xeric, dry, heat, heat tolerant, summer heat, calor, sequia, poca agua, resistente a la sequia, drought
      hardy, hot, hot dry, hot and dry, dry spot, dry area, no water, never water, without water, no
      irrigation, less water, dont need water, full of rocks, reflected heat, sin agua, aguanta sequia, desert
      garden, rock garden, zero water, jardin seco, jardin de piedra`),
    means: 'takes drought well',
    wish: 'tough',
    fits: takesDrought,
    article: 'watering-the-first-two-summers',
  },
  {
    phrases:
      spoken(`fast, fast growing, fast growth, quick, quick growing, rapido, de crecimiento rapido, crecimiento
      rapido, grows fast, fast grower, grows quickly, fastest growing, fastest, crece rapido, crecen rapido,
      rapido crecimiento, crezca rapido`),
    means: 'grows fast',
    wish: 'fast-shade',
    fits: ({ growthRate }) => growthRate === 'fast',
  },
  {
    phrases:
      spoken(`small tree, patio tree, arbol pequeno, arboles pequenos, small patio tree, small trees near house, tree
      near house, close to house, next to house, against house, near foundation, around foundation, close to
      foundation, by foundation, safe around foundation, by house, near slab, courtyard, arbol chico, arboles
      chicos, arbol para patio, arbol chico para patio, no tall tree, dwarf tree`),
    means: 'trees up to 25 ft',
    wish: 'small-tree',
    fits: all(isTree, upTo(25)),
  },
  {
    phrases: spoken('compact, low growing, small plant, short plants'),
    means: 'up to 6 ft tall',
    fits: upTo(6),
  },
  {
    phrases: spoken('huge, tall tree, giant, arbol grande, arboles grandes'),
    means: '50 ft and taller',
    wish: 'shade-tree',
    fits: tallerThan(50),
  },
  {
    phrases:
      spoken(`pool, poolside, swimming pool, alberca, piscina, near pool, around pool, by pool, next to pool, pool
      plants, junto a la alberca`),
    means: 'leafy all year, no thorns, no fruit to drop',
    wish: 'poolside',
    fits: all(keepsLeaves, hasNoThorns, (plant) => !dropsFruit(plant)),
  },
  {
    phrases:
      spoken(`no mess, not messy, mess free, clean, low litter, no litter, no fruit, sin basura, non messy, messy, no
      mess tree, clean tree, less mess, doesnt make mess, no acorns, without acorns, no berries, doesnt drop,
      que no ensucie`),
    means: 'trees and shrubs without fruit to rake',
    wish: 'poolside',
    fits: all(isWoody, (plant) => !dropsFruit(plant)),
  },
  {
    phrases: spoken('butterfly, butterflies, butterfly garden, mariposa, jardin de mariposas'),
    means: 'feeds butterflies and their caterpillars',
    wish: 'pollinators',
    fits: feeds('butterflies', 'larval host'),
  },
  {
    phrases: spoken('monarch, monarchs, monarca'),
    means: 'feeds monarch caterpillars',
    wish: 'pollinators',
    fits: ({ larvalHostOf }) => larvalHostOf.some((name) => /monarch/i.test(name)),
  },
  {
    phrases: spoken('hummingbird, hummingbirds, humming bird, colibri, colibries, chuparrosa'),
    means: 'feeds hummingbirds',
    wish: 'pollinators',
    fits: feeds('hummingbirds'),
  },
  {
    phrases: spoken('bees, pollinator, abejas, polinizadores, bee friendly, honey bees'),
    means: 'feeds bees',
    wish: 'pollinators',
    fits: feeds('bees'),
  },
  {
    phrases:
      spoken(`birds, songbirds, wildlife, pajaros, aves, bird friendly, bird food, berries for birds, bird berries,
      attract birds`),
    means: 'feeds birds',
    fits: feeds('birds'),
  },
  {
    phrases:
      spoken(`fall color, fall colour, autumn color, fall foliage, color de otono, otono, red in fall, turn red in
      fall, turn red, fall leaves, color in fall, autumn leaves, colores de otono, red leaves, hojas rojas,
      leaves that turn red`),
    means: 'turns color in fall',
    wish: 'fall-color',
    fits: ({ fallColor }) => fallColor !== null,
  },
  {
    phrases: spoken('native, texas native, nativo, nativa'),
    means: 'native to Texas',
    fits: ({ values }) => values.native.length > 0,
  },
  {
    phrases: spoken('in bloom, blooming now, in flower, flowering now, en flor'),
    means: 'in bloom this month',
    fits: ({ bloomMonths }, month) => bloomMonths.includes(month),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases: spoken('flowers, flowering, blooming, bloom, flores, florece, florecen'),
    means: 'showy flowers',
    wish: 'pollinators',
    fits: hasColor,
    article: 'twelve-months-of-bloom',
  },
  {
    phrases:
      spoken(`summer flowers, summer bloom, summer blooming, summer color, bloom in summer, flowers in summer, flores
      de verano, verano`),
    means: 'flowers in June to August',
    fits: ({ bloomMonths }) => bloomMonths.some((month) => month >= 6 && month <= 8),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases:
      spoken(`winter flowers, winter bloom, winter blooming, winter color, bloom in winter, flowers in winter, flores
      de invierno`),
    means: 'flowers in December to February',
    fits: ({ bloomMonths }) => bloomMonths.some((month) => month === 12 || month <= 2),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases: spoken(
      `fall flowers, fall blooming, fall bloom, bloom in fall, flowers in fall, flores de otono`,
    ),
    means: 'flowers in September to November',
    fits: all(hasColor, ({ bloomMonths }) => bloomMonths.some((month) => month >= 9 && month <= 11)),
    article: 'twelve-months-of-bloom',
  },
  {
    phrases: spoken(
      `fragrant, scented, fragrance, smells good, fragante, aromatico, smell, perfume, perfumado, huele bien`,
    ),
    means: 'fragrant',
    fits: ({ fragrance }) => fragrance === true,
  },
  {
    phrases: spoken('full sun, sun, sunny, pleno sol, sol'),
    means: 'takes full sun',
    fits: takesSun('Full Sun'),
  },
  {
    phrases: spoken('part shade, partial shade, shade tolerant, sombra parcial, media sombra'),
    means: 'grows in part shade',
    fits: takesSun('Part Shade'),
  },
  {
    phrases:
      spoken(`full shade, deep shade, under trees, sombra completa, shady, shady spot, shade loving, planta para
      sombra, plantas de sombra, in shade, para la sombra, shade plant, plants for shade, north side, no sun,
      low light, dark corner, dry shade, shade garden, sombra seca`),
    means: 'grows in full shade',
    wish: 'under-oaks',
    fits: takesSun('Full Shade'),
  },
  {
    phrases:
      spoken(`limestone, rocky, rock, rocky soil, caliza, piedra, rocky hillside, rocky ground, thin rocky soil, suelo
      rocoso, hill country soil, tierra blanca, suelo pedregoso, tepetate`),
    means: 'grows in limestone',
    wish: 'caliche-limestone',
    fits: growsIn('limestone'),
    article: 'planting-in-caliche',
  },
  {
    phrases: spoken('caliche'),
    means: 'grows in caliche',
    wish: 'caliche-limestone',
    fits: growsIn('caliche'),
    article: 'planting-in-caliche',
  },
  {
    phrases: spoken('thin soil, shallow soil, shallow'),
    means: 'grows in thin soil over rock',
    wish: 'caliche-limestone',
    fits: growsIn('shallow'),
    article: 'planting-in-caliche',
  },
  {
    phrases:
      spoken(`clay, clay soil, black clay, arcilla, heavy clay, gumbo, blackland, black soil, barro, heavy soil,
      cracking soil, suelo arcilloso, tierra negra, tierra pesada`),
    means: 'grows in clay',
    wish: 'blackland-clay',
    fits: growsIn('clay'),
  },
  { phrases: spoken('sand, sandy, sandy soil, arena'), means: 'grows in sand', fits: growsIn('sand') },
  {
    phrases:
      spoken(`wet, wet feet, wet soil, poor drainage, rain garden, low spot, jardin de lluvia, wet area, wet spot,
      standing water, stays wet, swampy, drainage, soggy, creek bank, creek, floods, boggy, mojado, suelo
      humedo, humedo, river bank, pond, arroyo, orilla del rio, encharcado, se encharca, lugar humedo`),
    means: 'takes standing water',
    wish: 'wet-spot',
    fits: (plant) => plant.values.poorDrainage.length > 0 || isUsedAs('rain garden')(plant),
  },
  {
    phrases: spoken('groundcover, ground cover, cubresuelo'),
    means: 'used as groundcover',
    wish: 'ground-cover',
    fits: isUsedAs('groundcover'),
    article: 'replacing-a-lawn',
  },
  {
    phrases:
      spoken(`lawn, lawn alternative, instead of lawn, turf, cesped, pasto, no lawn, replace lawn, lawn replacement,
      replace grass, instead of grass, no mow, no mowing, sin cesped, en lugar de pasto, sin pasto, pasto
      nativo, native grass lawn`),
    means: 'in place of a lawn',
    wish: 'ground-cover',
    fits: isUsedAs('lawn alternative'),
    article: 'replacing-a-lawn',
  },
  {
    phrases: spoken('container, pot, maceta, patio pot, in pot, in containers, balcony, planter'),
    means: 'does well in a pot',
    fits: isUsedAs('container'),
  },
  {
    phrases: spoken('street tree, parkway, banqueta'),
    means: 'used as a street tree',
    wish: 'shade-tree',
    fits: isUsedAs('street tree'),
  },
  {
    phrases: spoken('firewise, fire wise, fire resistant, wildfire, incendio'),
    means: 'on firewise lists',
    fits: isUsedAs('firewise'),
  },
  {
    phrases: spoken('slope, erosion, erosion control, hillside, ladera, erosion del suelo'),
    means: 'holds a slope',
    fits: isUsedAs('erosion control'),
  },
  {
    phrases:
      spoken(`pet safe, dog safe, cat safe, safe for dogs, safe for pets, pets, dogs, mascotas, perros, non toxic,
      nontoxic, non toxic to dogs, non toxic dogs, non toxic for dogs, safe for cats, not poisonous, non
      poisonous, pet friendly, dog friendly, not toxic, no toxica, cat, horse, safe for horses, gatos`),
    means: 'assessed as safe for pets',
    fits: ({ values }) => values.petSafe.length > 0,
  },
  {
    phrases: spoken(
      `thornless, no thorns, without thorns, sin espinas, without spines, no spines, spineless, no stickers`,
    ),
    means: 'no thorns',
    fits: hasNoThorns,
  },
  {
    phrases:
      spoken(`freeze, freeze hardy, cold hardy, winter hardy, february 2021, helada, frio, survive freeze, survived
      freeze, survive winter, freeze tolerant, cold tolerant, hard freeze, freeze proof, cold, snow, survived
      2021, uri, resiste heladas, resistente al frio`),
    means: 'no damage on record from February 2021',
    wish: 'tough',
    fits: ({ february2021 }) => cameThroughFebruary2021(february2021),
    article: 'freeze-of-february-2021',
  },
  {
    phrases: spoken('roble'),
    means: 'oaks',
    fits: ({ scientificName }) => isOak(scientificName),
  },
  {
    phrases: spoken(
      `oak wilt, oakwilt, wilt, oak wilt resistant, oak wilt safe, safe from oak wilt, resistant to oak wilt`,
    ),
    means: 'oaks at low risk of oak wilt',
    fits: ({ oakWilt }) => oakWilt === 'low',
    article: 'oak-wilt-calendar',
  },
  {
    phrases:
      spoken(`low maintenance, easy, easy care, no maintenance, facil, low care, hard to kill, hardy, cant kill, care
      free, poco mantenimiento, bajo mantenimiento, tough, plant and forget, resistente, aguanta todo, que no
      se muera, facil de cuidar`),
    means: 'needs little care',
    wish: 'tough',
    fits: ({ maintenanceLevel }) => maintenanceLevel === 'low',
  },
  {
    phrases: spoken('tree, arbol, arboles'),
    means: 'trees',
    fits: isTree,
  },
  {
    phrases: spoken('shrub, bush, bushes, arbusto'),
    means: 'shrubs',
    fits: isOf('shrub'),
  },
  {
    phrases:
      spoken(`vine, climber, trellis, enredadera, vine for fence, climbing plant, arbor, pergola, trepadora, cover a
      fence, chain link fence, chain link, malla ciclonica, cubrir la barda`),
    means: 'vines',
    wish: 'vine',
    fits: isOf('vine'),
  },
  {
    phrases: spoken('grass, grasses, ornamental grass, zacate'),
    means: 'grasses',
    wish: 'ground-cover',
    fits: isOf('grass'),
  },
  {
    phrases: spoken('succulent, suculenta'),
    means: 'succulents',
    wish: 'dry-bold',
    fits: isOf('succulent'),
  },
  {
    phrases: spoken('cactus, cacti, cactuses, cactos'),
    means: 'cacti',
    wish: 'dry-bold',
    fits: ({ scientificName }) =>
      /^(?:Opuntia|Cylindropuntia|Echinocereus|Coryphantha)\b/.test(scientificName),
  },
  {
    phrases: spoken('perennial, perenne'),
    means: 'perennials',
    fits: isOf('perennial'),
  },
  {
    phrases: spoken('annual, wildflower, flores silvestres'),
    means: 'annuals and perennials with showy flowers',
    wish: 'pollinators',
    fits: all(isOf('annual', 'perennial'), hasColor),
  },
  ...flowerNeeds,
  ...monthNeeds,
]

/** Needs by each of their phrases. Of two needs with one phrase, the first. */
export const needOf: ReadonlyMap<string, Need> = new Map(
  needs.toReversed().flatMap((need) => need.phrases.map((phrase) => [phraseOf(phrase), need] as const)),
)

export const needWords: ReadonlySet<string> = new Set(
  [...needOf.keys()].flatMap((phrase) => phrase.split(' ')),
)
