// Pets and people are assessed separately. A plant that nobody has assessed is never called safe.

type Assessed = 'yes' | 'no' | 'not assessed'

export const readAssessed = (text: string): Assessed =>
  text === 'Yes' ? 'yes' : text === 'No' ? 'no' : 'not assessed'

const words = {
  pets: { yes: 'Toxic to pets', no: 'Not toxic to pets', 'not assessed': 'Not assessed for pets' },
  people: { yes: 'Toxic to people', no: 'Not toxic to people', 'not assessed': 'Not assessed for people' },
} as const

export const toxicityInWords = (who: 'pets' | 'people', assessed: Assessed) => words[who][assessed]

/** The heading of the warning at the top of a guide; null if the plant isn't known to be toxic. */
export function toxicityWarning(pets: Assessed, people: Assessed): string | null {
  if (pets === 'yes' && people === 'yes') return 'Toxic to pets and people'
  if (pets === 'yes') return words.pets.yes
  return people === 'yes' ? words.people.yes : null
}
