type Size = { containerSize: string; currentHeightInches: number | null; caliperInches: number | null }

/** '65 gal, 13 ft 4 in tall, 3 in caliper' */
export function sizeText({ containerSize, currentHeightInches, caliperInches }: Size): string {
  return [
    containerSize,
    ...(currentHeightInches === null ? [] : [`${feetAndInches(currentHeightInches)} tall`]),
    ...(caliperInches === null ? [] : [`${withQuarters(caliperInches)} in caliper`]),
  ].join(', ')
}

function feetAndInches(inches: number): string {
  const [feet, rest] = [Math.floor(Math.round(inches) / 12), Math.round(inches) % 12]
  return [...(feet > 0 ? [`${feet} ft`] : []), ...(rest > 0 || feet === 0 ? [`${rest} in`] : [])].join(' ')
}

function withQuarters(inches: number): string {
  const whole = Math.floor(inches)
  const quarter = ['', '¼', '½', '¾'][(inches - whole) * 4]
  if (quarter === undefined) return String(inches)
  return whole === 0 && quarter !== '' ? quarter : `${whole}${quarter}`
}
