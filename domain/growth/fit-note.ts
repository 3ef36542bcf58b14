import { feetInWords } from '#domain/plants/grown-size.ts'
import type { GrowingPlant } from './growth.ts'
import type { Spot } from './spot.ts'
import { willItFit } from './will-it-fit.ts'

// A visitor's measurements go into the notes of their quote request, one line per plant, where they can change it.

type Measured = { name: string; containerSize: string; plant: GrowingPlant; todayFt: number | null }

/** 'Lacey Oak, 15 gal: 12 ft from the wall, wire 25 ft up: won’t fit, could reach the wire by year 20'; null without an answer. */
export function fitNote({ name, containerSize, plant, todayFt }: Measured, spot: Spot): string | null {
  const answer = willItFit(plant, todayFt, spot)
  return answer && `${name}, ${containerSize}: ${spotInWords(spot)}: ${answer.inShort}`
}

function spotInWords({ wireFt, wireAwayFt, wallFt, fenceFt }: Spot): string {
  const away = wireAwayFt === 0 ? '' : ` and ${feetInWords(wireAwayFt)} away`
  return [
    wallFt === null ? null : `${feetInWords(wallFt)} from the wall`,
    fenceFt === null ? null : `${feetInWords(fenceFt)} from the fence`,
    wireFt === null ? null : `wire ${feetInWords(wireFt)} up${away}`,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

/**
 * The visitor's notes with today's lines in place of `earlier` ones. A line that the visitor changed is theirs and stays; one that
 * they deleted isn't written again.
 */
export function withFitNotes(
  notes: string,
  earlier: readonly string[],
  now: readonly string[],
  mostCharacters: number,
): string {
  const outdated = new Set(earlier.filter((line) => !now.includes(line)))
  const kept = notes.split('\n').filter((line) => !outdated.has(line))
  const added = now.filter((line) => !earlier.includes(line) && !kept.includes(line))
  return added.reduce((text, line) => {
    const longer = text === '' ? line : `${text}\n${line}`
    return longer.length > mostCharacters ? text : longer
  }, kept.join('\n'))
}
