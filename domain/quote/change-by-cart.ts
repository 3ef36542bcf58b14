import type { ChosenPrice } from '#domain/pricing/line-choice.ts'

type Line = Pick<ChosenPrice, 'isPlantedByUs' | 'cageCents'> & {
  plantName: string
  containerSize: string
  quantity: number
}
type Request = { lines: readonly Line[]; isPickup: boolean; notes: string }

/** As much as an event may store; a full cart with the longest names fits. */
const mostCharacters = 12_000

/** QL-24: a request that was added to an official quote, as the words of a change request. */
export function changeByCart({ lines, isPickup, notes }: Request): string {
  const words = [
    'Please change this quote to:',
    ...lines.map(lineInWords),
    ...(isPickup ? ['Pick-up at the yard'] : []),
    ...(notes === '' ? [] : ['', notes]),
  ]
  return words.join('\n').slice(0, mostCharacters)
}

/** '2 × Texas Redbud, 15 gal, with a deer cage' */
function lineInWords({ quantity, plantName, containerSize, isPlantedByUs, cageCents }: Line): string {
  const choices = [
    ...(isPlantedByUs ? [] : ['I’ll plant it']),
    ...(cageCents > 0 ? ['with a deer cage'] : []),
  ]
  return [`${quantity} × ${plantName}`, containerSize, ...choices].join(', ')
}
