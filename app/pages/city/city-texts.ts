import type { CommunityQuestion } from '#domain/places/community-words.ts'

// Texts that are the same on every community page. They're kept short, because the page is about the community.

export const whyUs = [
  'Trees matched to your ground',
  'Sizes in feet and inches',
  'Costs up front',
  'Oaks handled by the calendar',
  '30-day plant health guarantee',
]

export const steps = [
  { title: 'Pick your trees', text: 'Filter by height, sun, water and deer.' },
  { title: 'We deliver and plant', text: 'One crew digs, sets, mulches and waters.' },
  { title: 'You watch it grow', text: 'A card says how much to water.' },
]

export const clients = [
  'Homeowners',
  'New houses',
  'Associations',
  'Designers and builders',
  'Ranches',
  'Schools and churches',
]

const digging = {
  question: 'Can you dig in my ground?',
  answer:
    'Yes. In rock we use a bar; in clay we wait for a drier day. 811 marks public lines; you show us your own.',
}
const month = {
  question: 'Which month should I plant?',
  answer: 'October through April, with late fall best of all. After that it depends on who holds the hose.',
}
const afterwards = {
  question: 'What happens after I ask for a quote?',
  answer:
    'You get an estimate by email, good for 30 days. You owe nothing until you accept the official quote.',
}

/** Three questions, one of them about this community if a recorded fact answers it. */
export const questionsFor = (local: CommunityQuestion | null): CommunityQuestion[] => [
  local ?? month,
  digging,
  afterwards,
]
