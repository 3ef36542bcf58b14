import { quoteDeskHours } from '#domain/company/company-profile.ts'

// Texts that are the same on every community page.

export const whyUs = [
  { title: 'Trees for your ground', text: 'Thin rock, black clay and sand each get a list of their own.' },
  { title: 'Measured sizes', text: 'You choose by feet and inches. The pot is only the pot.' },
  {
    title: 'Costs up front',
    text: 'Plant, planting and delivery are added up before we ask who you are.',
  },
  {
    title: 'Oaks handled by the calendar',
    text: 'Uncut from February through June, and painted at every wound in every month.',
  },
  {
    title: '30-day plant health guarantee',
    text: 'A tree we planted that fails within 30 days, watered by its card, is replaced or refunded.',
  },
]

export const steps = [
  {
    title: 'Pick your trees',
    text: 'Filter the yard by height, sun, water and deer, and put what you like into the quote cart.',
  },
  {
    title: 'We deliver and plant',
    text: 'Utility lines are marked first. One crew brings the trees, digs, sets, mulches and waters.',
  },
  {
    title: 'You watch it grow',
    text: 'The card on the trunk says how much to pour, how often, and when you may stop.',
  },
]

export const clients = [
  { title: 'Homeowners', text: 'One tree or the whole yard, front or back.' },
  { title: 'New houses', text: 'First shade on a lot the builder left bare.' },
  { title: 'Associations', text: 'Common ground that stays green on little water.' },
  { title: 'Designers and builders', text: 'Your plant list filled, measured and on time.' },
  { title: 'Ranches', text: 'Rows and groves, fenced from deer and cattle.' },
  { title: 'Schools and churches', text: 'Shade where people wait, play and park.' },
]

export const questions = [
  {
    question: 'Can you dig in my ground?',
    answer:
      'Rock takes a bar and a wider hole, clay takes a drier day. Two business days before either we call 811 for the public lines; sprinkler pipe and a gas line to the grill are yours to show us.',
  },
  {
    question: 'Which month should I plant?',
    answer:
      'Any from October to April, with late fall the kindest. From May on it depends on who holds the hose, and we will say so if we think you should wait.',
  },
  {
    question: 'What happens after I ask for a quote?',
    answer: `You get the estimate by email if you gave an address, and the quote desk (${quoteDeskHours}) goes through it. It stands for 30 days, and nothing is owed until you accept the official quote.`,
  },
]
