import { formatCents } from '#domain/money.ts'
import { capitalize } from '#domain/wording.ts'
import { dayInWords } from '#domain/time/day-words.ts'
import type { QuoteState } from './lifecycle/events.ts'
import { guaranteeEnds, mostDone, type QuoteRecord } from './lifecycle/record.ts'
import type { PageVersion } from './quote-page-data.ts'
import { cancelTerms, nextSteps, wateringNote } from './quote-words.ts'
import { doneWords, ifPlants, visitDone, visitWords, type Visit } from './visit.ts'

// The customer's page says where a quote stands.

type Step = { title: string; text: string }
/** `ask` is null where photos wouldn't help us. */
type PhotoWords = { title: string; ask: string | null }

export type PageWords = {
  title: string
  /** Below the title: for whom and since when. */
  lead: string
  /** Its meaning for the customer, in the box beside the quote. */
  text: string
  /** How far the track is, from 0; null if there's none to show. */
  reached: number | null
  next: { title: string; steps: readonly Step[] } | null
  photos: PhotoWords
}

type PageSubject = {
  state: QuoteState
  record: QuoteRecord
  visit: Visit
  shown: Pick<PageVersion, 'version' | 'isOfficial' | 'validUntil' | 'sentOn'>
  firstName: string
  /** 'Nine plants for Boerne' */
  plants: string
  requestedOn: string
  replaces: string | null
}

const daySteps: Record<Visit, { title: string; steps: readonly Step[] }> = {
  planting: {
    title: 'Before we come',
    steps: [
      {
        title: 'We call 811',
        text: 'Two business days before. Public lines get painted on the ground: please leave the marks.',
      },
      {
        title: "Show us what 811 doesn't know",
        text: 'Sprinkler lines, a gas line to the grill, the septic field. Flags or string will do.',
      },
      { title: 'On the day', text: 'Gate open, dogs in, a hose within reach.' },
    ],
  },
  delivery: {
    title: 'Before we come',
    steps: [
      { title: 'Choose the place', text: 'Level, in the shade, and near a hose. Tell us here where it is.' },
      { title: 'On the day', text: 'Gate open, dogs in.' },
    ],
  },
  work: {
    title: 'Before we come',
    steps: [{ title: 'On the day', text: 'Gate open, dogs in.' }],
  },
  pickup: {
    title: 'Before you come',
    steps: [
      {
        title: 'The vehicle',
        text: 'One they fit in, with something to tie them down and a tarp against the wind.',
      },
      {
        title: 'At home',
        text: 'Water them the same day, and keep them in the shade until they’re in the ground.',
      },
    ],
  },
}

const daySet: Record<Visit, string> = {
  planting: "You don't need to be home. Please leave the gate open and a hose within reach.",
  delivery: "You don't need to be home. Please leave the gate open, and tell us here where to set them.",
  work: "You don't need to be home. Please leave the gate open.",
  pickup: 'Your plants are ready for you at the yard. Bring a vehicle they fit in.',
}

const nothingHeld = 'Nothing is held for you'

/** Only some states have a lead of their own. */
type StateWords = Omit<PageWords, 'lead' | 'photos'> & { lead?: string }

/** An order whose day came. */
function afterTheDay({ state, record }: PageSubject): StateWords {
  const outcome = mostDone(record.done?.lines ?? [])
  const isNothingDone = outcome === 'not-done'
  const guarantee = guaranteeEnds(record)
  const until = guarantee === null ? null : dayInWords(guarantee)
  const isClosed = state === 'closed'
  return {
    title: isClosed
      ? isNothingDone
        ? 'This order is closed'
        : 'Your order is complete'
      : `${doneWords[outcome]} on ${record.done === null ? 'the day' : dayInWords(record.done.day)}`,
    text: isNothingDone
      ? "There's nothing to pay. If you still want the plants, tell us here."
      : until === null
        ? 'Your order is done. If something is wrong, tell us here.'
        : isClosed
          ? `The 30-day plant health guarantee ended on ${until}. If a tree is in trouble, tell us all the same.`
          : `What we planted is under our 30-day plant health guarantee until ${until}. If a tree is in trouble, tell us early, and add a photo.`,
    reached: isNothingDone ? null : 4,
    next:
      isClosed || isNothingDone || outcome === 'done'
        ? null
        : {
            title: 'The first weeks',
            steps: [{ title: 'Water', text: wateringNote(visitDone[outcome] ?? 'work') }],
          },
  }
}

const over = (title: string, text: string): StateWords => ({
  title,
  text,
  reached: null,
  next: null,
})

function declinedWords(subject: PageSubject): StateWords {
  const { record, visit } = subject
  const { canceledFeeCents: fee } = record
  const { name } = visitWords[visit]
  if (fee === null)
    return over(`You declined this ${whatOf(subject)}`, `You declined. ${nothingHeld}, and you owe nothing.`)
  const cost = fee === 0 ? 'There is no fee.' : `The cancellation fee is ${formatCents(fee)}.`
  return over(`The ${name} is canceled`, `You canceled the ${name}. ${cost}`)
}

const weCall = { title: 'We get in touch', text: 'We agree on a day that suits both of us.' }
const weCall811 = {
  title: 'We call 811',
  text: 'Two business days before we dig, so that public lines are marked.',
}
const whatHappensNext = (...steps: Step[]) => ({ title: 'What happens next', steps })
const dayStep = (visit: Visit): Step => ({ title: capitalize(visitWords[visit].day), text: cancelTerms })
const whatOf = ({ shown }: PageSubject) => (shown.isOfficial ? 'quote' : 'estimate')

/** The one table from where a quote stands to what its page says about it. */
const words: Record<QuoteState, (subject: PageSubject) => StateWords> = {
  requested: ({ firstName, visit }) => ({
    title: `Your estimate, ${firstName}`,
    text: '',
    reached: 0,
    next: whatHappensNext(
      nextSteps(visit)[0],
      { title: 'You accept', text: 'We hold the plants for you and agree on a day.' },
      dayStep(visit),
    ),
  }),
  quoted: ({ visit, shown, plants }) => ({
    title: 'Your official quote',
    lead: `Version ${shown.version}, sent ${shown.sentOn}. ${plants}. Valid until ${shown.validUntil}.`,
    text: '',
    reached: 1,
    next: whatHappensNext(
      {
        title: 'You accept',
        text: `From then on, ${visit === 'work' ? 'it’s an order' : 'the plants are held for you'}.`,
      },
      weCall,
      dayStep(visit),
    ),
  }),
  accepted: ({ record, firstName, visit }) => ({
    title: `Thank you, ${firstName}`,
    text: `You accepted version ${record.accepted?.version}. ${ifPlants(visit, 'Your plants are held for you. ')}We’ll get in touch to agree on a day.`,
    reached: 2,
    next: whatHappensNext(weCall, ...(visit === 'planting' ? [weCall811] : []), dayStep(visit)),
  }),
  scheduled: ({ record, visit, plants }) => {
    const day = capitalize(visitWords[visit].day)
    const when = record.plantingDay === null ? '' : dayInWords(record.plantingDay.day)
    return {
      title: `${day} is set`,
      lead: `${plants}, ${when}.`,
      text: daySet[visit],
      reached: 3,
      next: daySteps[visit],
    }
  },
  planted: afterTheDay,
  closed: afterTheDay,
  declined: declinedWords,
  expired: (subject) =>
    over(
      `This ${whatOf(subject)} has expired`,
      `It was valid until ${subject.shown.validUntil}. Prices and stock may have changed since. ${nothingHeld}.`,
    ),
  lost: (subject) =>
    over(`We closed this ${whatOf(subject)}`, `We closed it. ${nothingHeld}, and you owe nothing.`),
  replaced: () => over('A newer quote took its place', ''),
}

function photoWords({ state, visit }: PageSubject): PhotoWords {
  if (state === 'planted' || state === 'closed')
    return {
      title: 'Photos',
      ask:
        visit === 'work'
          ? 'A photo of what looks wrong tells us a lot.'
          : 'A photo of the whole tree and one of what looks wrong tell us a lot.',
    }
  return visit === 'pickup'
    ? { title: 'Photos', ask: null }
    : { title: 'Photos of the spot', ask: 'Show us the spot, the gate and the way in.' }
}

export function pageWords(subject: PageSubject): PageWords {
  const { state, plants, requestedOn, replaces } = subject
  return {
    lead: `${plants}, requested ${requestedOn}.${replaces === null ? '' : ` Takes the place of quote ${replaces}.`}`,
    ...words[state](subject),
    photos: photoWords(subject),
  }
}
