const inchesPerFoot = 12

/** '5 ft 2 in', '13 ft', '10 in'. */
export function heightInWords(heightInches: number): string {
  const whole = Math.max(1, Math.round(heightInches))
  const feet = Math.floor(whole / inchesPerFoot)
  const inches = whole % inchesPerFoot
  return [feet > 0 && `${feet} ft`, inches > 0 && `${inches} in`].filter((part) => part !== false).join(' ')
}

const fractions = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
])

/** '2½ in', '3 in'; anything but quarters stays a decimal. */
export function caliperInWords(caliperInches: number): string {
  const whole = Math.floor(caliperInches)
  const rest = caliperInches - whole
  const fraction = rest === 0 ? '' : fractions.get(rest)
  if (fraction === undefined) return `${caliperInches} in`
  return `${whole === 0 && fraction !== '' ? '' : whole}${fraction} in`
}

type Size = { containerSize: string; currentHeightInches: number | null; caliperInches: number | null }

/** '15 gal, 5 ft 2 in tall, 1¾ in caliper'. */
export function sizeLine({
  containerSize,
  currentHeightInches: height,
  caliperInches: caliper,
}: Size): string {
  const parts = [containerSize]
  if (height !== null) parts.push(`${heightInWords(height)} tall`)
  if (caliper !== null) parts.push(`${caliperInWords(caliper)} caliper`)
  return parts.join(', ')
}
