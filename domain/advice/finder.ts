import { recommend, type Asked, type Recommended, type Room } from '#domain/advice/recommend.ts'
import type { WishId, Wishes } from '#domain/advice/wish.ts'
import { findCommunity, nameInSentence } from '#domain/places/communities.ts'
import type { PlantingPlace } from '#domain/places/verdict.ts'
import { deerRule, needsCage } from '#domain/plants/deer.ts'
import type { Catalog, CatalogPlant } from '#domain/search/catalog.ts'
import { holdsEntries, writeQuery } from '#domain/search/parameters.ts'

// Plain questions that say what to recommend. Only the place and the wish exclude any plant; the rest say how well it fits.

type Answer = { id: string; label: string; hint: string }
type Question = {
  id: 'place' | 'wish' | 'light' | 'room' | 'deer'
  word: string
  asks: string
  answers: readonly Answer[]
}

/** By question: the id of the answer, 'any' if it was skipped, or '' if it's open. The place may also be a community's slug. */
export type FinderAnswers = Record<Question['id'], string>

type Advised = Pick<Catalog, 'plants' | 'places'> & { wishes: Wishes }

export const questions: readonly Question[] = [
  {
    id: 'place',
    word: 'Place',
    asks: 'Where will it live?',
    answers: [
      { id: 'city', label: 'San Antonio', hint: 'Zone 9a' },
      { id: 'hills', label: 'Hill Country', hint: 'Limestone, zone 8b' },
      { id: 'wet', label: 'A low, wet spot', hint: 'Water sits after rain' },
    ],
  },
  {
    id: 'wish',
    word: 'Wish',
    asks: 'What is it for?',
    answers: [
      { id: 'shade', label: 'Shade', hint: 'Trees to sit under' },
      { id: 'screen', label: 'A screen', hint: 'Closes a gap' },
      { id: 'flowers', label: 'Flowers', hint: 'Trees and beds' },
      { id: 'lawn', label: 'Instead of lawn', hint: 'Low and spreading' },
      { id: 'wall', label: 'A fence or wall', hint: 'Vines' },
      { id: 'dry', label: 'Dry and bold', hint: 'Succulents' },
      { id: 'small-tree', label: 'A small tree', hint: 'Near the house' },
      { id: 'pool', label: 'Beside a pool', hint: 'Nothing to sweep up' },
      { id: 'fall', label: 'Fall color', hint: 'Red, gold, orange' },
    ],
  },
  {
    id: 'light',
    word: 'Sun',
    asks: 'What is the spot like at three in the afternoon?',
    answers: [
      { id: 'open', label: 'In the open', hint: 'Full sun' },
      { id: 'some', label: 'Open, some shade', hint: 'Part sun' },
      { id: 'edge', label: 'Under an edge', hint: 'Part shade' },
      { id: 'under', label: 'Under trees', hint: 'Full shade' },
    ],
  },
  {
    id: 'room',
    word: 'Room',
    asks: 'How big may it get?',
    answers: [
      { id: 'knee', label: 'Knee high', hint: 'Up to 3 ft' },
      { id: 'window', label: 'Under the window', hint: 'Up to 6 ft' },
      { id: 'eaves', label: 'Up to the eaves', hint: 'Up to 25 ft' },
      { id: 'roof', label: 'Over the roof', hint: 'More than 16 ft' },
    ],
  },
  {
    id: 'deer',
    word: 'Deer',
    asks: 'Do deer come by?',
    answers: [
      { id: 'daily', label: 'Every night', hint: '' },
      { id: 'some', label: 'Now and then', hint: 'What they eat to the ground comes last' },
      { id: 'never', label: 'Never', hint: 'Anything goes' },
    ],
  },
]

const skipped = 'any'

function answerOf(question: Question, id: string): Answer | undefined {
  const community = question.id === 'place' ? findCommunity(id) : undefined
  return community === undefined
    ? question.answers.find((answer) => answer.id === id)
    : { id, label: nameInSentence(community), hint: 'Its ground and winters' }
}

export function parseFinder(parameters: URLSearchParams): FinderAnswers {
  const read = (question: Question) => {
    const id = parameters.get(question.id) ?? ''
    return id === skipped || answerOf(question, id) !== undefined ? id : ''
  }
  return Object.fromEntries(questions.map((question) => [question.id, read(question)])) as FinderAnswers
}

const entriesOf = (answers: FinderAnswers) => questions.map(({ id }): [string, string] => [id, answers[id]])

export const writeFinder = (answers: FinderAnswers) => writeQuery(entriesOf(answers))

/** True if the URL is the canonical one for its answers. Unknown parameters are ignored. */
export const isCanonicalFinder = (parameters: URLSearchParams) =>
  holdsEntries(parameters, entriesOf(parseFinder(parameters)))

/** San Antonio has every ground, so its plants take rock and clay; the Hill Country is rock with colder nights. */
const areas: Record<string, PlantingPlace> = {
  city: {
    slug: 'san-antonio',
    name: 'San Antonio',
    ground: 'limestone',
    groundCertain: false,
    usdaZone: '9a',
    waters: [],
    deerPressure: null,
    oakWilt: 'here',
    forbidsRedOaks: false,
  },
  hills: {
    slug: 'hills',
    name: 'the Hill Country',
    ground: 'limestone',
    groundCertain: true,
    usdaZone: '8b',
    waters: [],
    deerPressure: null,
    oakWilt: null,
    forbidsRedOaks: false,
  },
}

const lights: Record<string, string> = {
  open: 'Full Sun',
  some: 'Part Sun',
  edge: 'Part Shade',
  under: 'Full Shade',
}
const rooms: readonly Room[] = ['knee', 'window', 'eaves', 'roof']
const deerAnswers = ['daily', 'some', 'never'] as const

const wishesOf: Record<string, readonly WishId[]> = {
  shade: ['shade-tree'],
  screen: ['privacy-screen'],
  lawn: ['ground-cover'],
  wall: ['vine'],
  dry: ['dry-bold'],
  'small-tree': ['small-tree'],
  pool: ['poolside'],
  fall: ['fall-color'],
}

/** Flowers over the roof are a tree's, below the window a bed's. Under trees, what's asked for is dry shade. */
function wishesMeant({ wish, room, light, place }: FinderAnswers): readonly WishId[] {
  if (wish !== 'flowers') return wishesOf[wish] ?? (light === 'under' ? ['under-oaks'] : [])
  if (room === 'roof') return ['flowering-tree']
  const isLow = (room === 'knee' || room === 'window') && place !== 'wet'
  return isLow ? ['pollinators'] : ['flowering-tree', 'pollinators']
}

function variantMeant({ wish, room, light }: FinderAnswers): string {
  if (wish === 'screen') return room === 'knee' || room === 'window' ? 'low-hedge' : ''
  if (light === 'under') return 'full-shade'
  if (light === 'edge') return 'part-shade'
  return room === 'knee' ? 'low' : ''
}

function askedBy(answers: FinderAnswers, { places, wishes }: Advised): Asked {
  const room = rooms.find((each) => each === answers.room)
  const deer = deerAnswers.find((each) => each === answers.deer)
  const light = lights[answers.light]
  return {
    wishes: wishesMeant(answers).map((id) => wishes[id]),
    variant: variantMeant(answers),
    place: areas[answers.place] ?? places.find(({ slug }) => slug === answers.place) ?? null,
    ...(answers.place === 'wet' && { wet: wishes['wet-spot'] }),
    ...(light !== undefined && { light }),
    ...(room !== undefined && { room }),
    ...(deer !== undefined && { deer }),
  }
}

export type Ranked = Recommended<CatalogPlant>

/** The plants that may be shown, best first. */
export const rankPlants = (catalog: Advised, answers: FinderAnswers): Ranked[] =>
  recommend(catalog.plants, askedBy(answers, catalog))

const meetsAll = ({ misses }: Ranked) => misses.length === 0

/** How many plates the finder ends with. */
export const mostBest = 6

type Asking = { question: Question; ranked: ReadonlyMap<string, readonly Ranked[]> }

/** The first question that's still open, with the plants that each answer leads to. */
function nextQuestion(catalog: Advised, answers: FinderAnswers): Asking | undefined {
  for (const question of questions) {
    if (answers[question.id] !== '') continue
    const ids = [skipped, ...question.answers.map(({ id }) => id)]
    const ranked = new Map(ids.map((id) => [id, rankPlants(catalog, { ...answers, [question.id]: id })]))
    const inView = [...ranked.values()].map((each) =>
      each
        .slice(0, mostBest)
        .map(({ plant, misses }) => [plant.slug, ...misses].join(' '))
        .join(),
    )
    // If every answer leads to the same plants, and to as good a fit, there's nothing to ask.
    if (new Set(inView).size > 1) return { question, ranked }
  }
  return undefined
}

/** The finder's state after some answers: the open question with a count for each answer, or nothing once none is left to ask. */
export function finderStep(catalog: Advised, answers: FinderAnswers) {
  const next = nextQuestion(catalog, answers)
  const open = next?.question
  const after = (id: string) =>
    open === undefined ? answers : ({ ...answers, [open.id]: id } satisfies FinderAnswers)
  const ranked = rankPlants(catalog, answers)
  const fitting = ranked.filter(meetsAll)
  const upTo = open === undefined ? questions.length : questions.indexOf(open)
  return {
    ranked,
    total: fitting.length,
    deer: {
      leave: fitting.filter(({ plant }) => deerRule(plant) === 'leave').length,
      cage: fitting.filter(({ plant }) => needsCage(deerRule(plant))).length,
    },
    steps: questions
      // A question that nobody has to answer isn't shown.
      .filter(({ id }, index) => answers[id] !== '' || index >= upTo)
      .map((question) => ({
        word: question.word,
        answer: answerOf(question, answers[question.id])?.label ?? null,
        isOpen: question === open,
        isDone: answers[question.id] !== '',
        /** Asks it again. */
        search: writeFinder({ ...answers, [question.id]: '' }),
      })),
    question:
      open === undefined
        ? null
        : {
            id: open.id,
            asks: open.asks,
            skip: writeFinder(after(skipped)),
            answers: open.answers.map(({ id, label, hint }) => ({
              label,
              hint,
              total: next?.ranked.get(id)?.filter(meetsAll).length ?? 0,
              search: writeFinder(after(id)),
            })),
          },
  }
}
