// Pets and people are assessed separately. A plant that nobody has assessed is never called safe.

type Assessed = 'yes' | 'by report' | 'no' | 'not assessed'

const assessments: Record<string, Assessed> = { Yes: 'yes', 'Yes, by report': 'by report', No: 'no' }

export const readAssessed = (text: string): Assessed => assessments[text] ?? 'not assessed'

const isHazard = (assessed: Assessed) => assessed === 'yes' || assessed === 'by report'

/** A reported hazard counts as much as an assessed one. */
export const isToxic = (text: string) => isHazard(readAssessed(text))

const words = {
  pets: {
    yes: 'Toxic to pets',
    'by report': 'Toxic to pets, by report',
    no: 'Not toxic to pets',
    'not assessed': 'Not assessed for pets',
  },
  people: {
    yes: 'Toxic to people',
    'by report': 'Toxic to people, by report',
    no: 'Not toxic to people',
    'not assessed': 'Not assessed for people',
  },
} as const

export const toxicityInWords = (who: 'pets' | 'people', assessed: Assessed) => words[who][assessed]

/** One line for both, for most plants. */
export const bothUnassessed = 'Not assessed for pets or people'

/** The heading of the warning at the top of a guide; null if the plant isn't known to be toxic. */
export function toxicityWarning(pets: Assessed, people: Assessed): string | null {
  if (isHazard(pets) && isHazard(people)) return 'Toxic to pets and people'
  if (isHazard(pets)) return words.pets.yes
  return isHazard(people) ? words.people.yes : null
}
