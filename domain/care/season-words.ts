type Seasonal = {
  leafRetention: string | null
  bloomMonths: readonly number[]
  fallColor: string | null
}

type Season = 'winter' | 'spring' | 'summer' | 'fall'

const seasonOf = (month: number): Season =>
  month === 12 || month <= 2 ? 'winter' : month <= 5 ? 'spring' : month <= 8 ? 'summer' : 'fall'

const evergreen: Record<Season, string> = {
  winter: 'It keeps its leaves. A few yellow ones inside the crown are old, not sick.',
  spring: 'Old leaves may drop while new ones come. That looks worse than it is.',
  summer: 'Growth stops in the heat. Leaves that still hang limp at sunrise want water.',
  fall: 'It keeps its leaves, and its roots grow while the ground is warm.',
}

const byLeaf: Readonly<Record<string, Record<Season, string>>> = {
  evergreen,
  'semi-evergreen': {
    ...evergreen,
    winter: 'A hard frost may take some of its leaves. New ones come in spring.',
  },
  deciduous: {
    winter: "It's bare until spring. Scratch a twig: green underneath means it's alive.",
    spring: 'New leaves come now. Small and few in the first spring is normal.',
    summer: 'Growth stops in the heat. Leaves that still hang limp at sunrise want water.',
    fall: "It's getting ready to drop its leaves, and its roots grow while the ground is warm.",
  },
  herbaceous: {
    winter: 'It may die back to the ground. The roots are alive, so leave it in place.',
    spring: 'New shoots come from the base. Cut off last year’s dead stems.',
    summer: 'It may rest in the worst heat. Leaves that still hang limp at sunrise want water.',
    fall: 'It gathers strength for winter, and its roots grow while the ground is warm.',
  },
}

/** Signs that a customer should expect to see on a plant this month, 1 to 12. */
export function seasonWords({ leafRetention, bloomMonths, fallColor }: Seasonal, month: number): string {
  const season = seasonOf(month)
  const words = [byLeaf[leafRetention ?? '']?.[season] ?? evergreen[season]]
  if (season === 'fall' && leafRetention === 'deciduous' && fallColor !== null)
    words.push(`Fall color: ${fallColor}.`)
  if (bloomMonths.includes(month)) words.push('It may flower now, lightly in the first year.')
  return words.join(' ')
}
