import { rangeInWords } from '#domain/wording.ts'

const inchesPerFoot = 12

/** 1½, 2, 2½; anything else stays a decimal. */
const withHalves = (feet: number) => (feet % 1 === 0.5 ? `${Math.floor(feet)}½` : `${feet}`)

/** '6 in', '18 in', '2½ ft', '35 ft': small sizes in inches, as gardeners say them. */
export const feetInWords = (feet: number): string => feetRangeInWords(feet, feet)

/** '3 to 6 in', '1½ to 3 ft', '20 to 50 ft'. */
export function feetRangeInWords(leastFt: number, mostFt: number): string {
  const inInches = mostFt < 2 && (leastFt % 1 !== 0 || mostFt % 1 !== 0)
  return inInches
    ? `${rangeInWords(Math.round(leastFt * inchesPerFoot), Math.round(mostFt * inchesPerFoot))} in`
    : `${rangeInWords(withHalves(leastFt), withHalves(mostFt))} ft`
}
