import { capitalize, withCommas } from '#domain/wording.ts'
import { countInQuote } from './quote.ts'
import { visitWords, type Visit } from './visit.ts'

// The texts that every estimate shows, in emails and on its page.

export const estimateNotice = 'This is an estimate, not an official quote.'

export const beforeTax = 'Estimate before sales tax'

export const whatsIncluded = [
  'Delivery to the planting spot',
  'The 811 call, two business days before we dig',
  'A wide, shallow hole, through rock where the shovel stops',
  'Mulch 3 to 4 inches deep, off the trunk',
  'The first watering, and a watering card for your soil',
  '30-day plant health guarantee',
] as const

export const privateLinesNote =
  'Private lines, such as irrigation or gas to a grill, are yours to mark before we come.'

export const cancelTerms =
  'Canceling is free up to 72 hours before the agreed time. After that it costs half of the total, and on the day itself all of it. A day that we set or move at shorter notice is free to cancel until you say yes to it.'

export const nextSteps = (visit: Visit) =>
  [
    {
      title: 'We check it',
      text:
        visit === 'pickup'
          ? 'A person looks at stock and prices, then sends the official quote.'
          : 'A person looks at stock, your ground and the way in, then sends the official quote.',
    },
    { title: 'You say yes', text: 'We hold the plants and agree on a day.' },
    { title: capitalize(visitWords[visit].day), text: 'Cancel free of charge up to 72 hours before.' },
  ] as const

/** Only what we plant comes with a water card. */
export const wateringNote = (visit: Visit) =>
  `${visit === 'planting' ? 'Water' : "Once they're in the ground, water"} every other day for two weeks, in summer every day or two. ${visit === 'planting' ? 'Then go by your water card, which knows the soil and the month.' : 'Then less and less often.'} Feel the soil 3 to 4 inches down first: clay that stays wet drowns roots.`

export const diggingNote =
  'We call 811 two business days before we dig, so that gas, water and power lines are marked.'

export const oakNote =
  'There is an oak in this estimate. Do not prune or wound oaks from February through June, and paint every wound at any time of year: that is how oak wilt is kept out.'

/** Leaves out anything that isn't plainly a name, so that our email can't be used to send someone a message. */
export function greetingName(firstName: string): string | null {
  return firstName.length <= 40 && /^[\p{L}\p{M} '’-]+$/u.test(firstName) ? firstName : null
}

const smallNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** 'nine photos' */
export const countInWords = (count: number, noun: string): string =>
  `${smallNumbers[count] ?? withCommas(count)} ${count === 1 ? noun : `${noun}s`}`

/** 'nine plants' */
export const countOfPlants = (count: number) => countInWords(count, 'plant')

/** 'Nine plants for Boerne', as the title of a version. */
export function versionTitle(plants: readonly { quantity: number }[], forWhom: string): string {
  const contents = plants.length === 0 ? 'Other work' : capitalize(countOfPlants(countInQuote(plants)))
  return forWhom === '' ? contents : `${contents} for ${forWhom}`
}

/** When the database can't be reached. */
export const quoteUnavailable = {
  title: "We can't open your quote right now",
  message: "It's safe with us. Please try again in a moment, or call the quote desk.",
}

/** Before anything is added to a quote that was already sent. */
export const sentQuoteQuestion = (plantName: string, isOfficial: boolean) =>
  isOfficial
    ? `It's official by now. Ask for ${plantName} on its page, or start a new quote.`
    : `Add ${plantName} to that quote, or start a new one?`
