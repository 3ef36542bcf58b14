import type { Cents } from '#domain/money.ts'

/** The markup on the wholesale price, in hundredths of a percent, and the planting fee of a container size. */
export type SizePrice = { markupBasisPoints: number; plantingFeeCents: Cents }

export type MarkupRule = SizePrice & { containerSize: string }

const defaultMarkup = 100_00

/** For sizes we don't know. */
const unknownSizePrice: SizePrice = { markupBasisPoints: defaultMarkup, plantingFeeCents: 50_00 }

// Names in the same row mean the same size: a rule for one applies to both.
const defaultPlantingFees: readonly { names: readonly string[]; feeCents: Cents }[] = [
  { names: ['4"'], feeCents: 0 },
  { names: ['6"'], feeCents: 0 },
  { names: ['1 gal'], feeCents: 15_00 },
  { names: ['3 gal'], feeCents: 25_00 },
  { names: ['5 gal', '#5'], feeCents: 35_00 },
  { names: ['7 gal', '#7'], feeCents: 45_00 },
  { names: ['10 gal'], feeCents: 65_00 },
  { names: ['15 gal', '#15'], feeCents: 85_00 },
  { names: ['25 gal', '#25'], feeCents: 125_00 },
  { names: ['30 gal', '#30'], feeCents: 150_00 },
  { names: ['45 gal', '#45'], feeCents: 200_00 },
  { names: ['65 gal'], feeCents: 300_00 },
  { names: ['100 gal'], feeCents: 500_00 },
]

function sizeKey(size: string): string {
  return size.trim().toLowerCase()
}

/** One entry per container size: the defaults, overridden by the active rules. */
export type SizePrices = ReadonlyMap<string, SizePrice>

export function resolveSizePrices(activeRules: readonly MarkupRule[]): SizePrices {
  const rules = new Map(activeRules.map((rule) => [sizeKey(rule.containerSize), rule]))
  const known = defaultPlantingFees.flatMap(({ names, feeCents }) =>
    names.map((name) => {
      const ruled =
        rules.get(name) ?? names.map((other) => rules.get(other)).find((rule) => rule !== undefined)
      return [name, ruled ?? { markupBasisPoints: defaultMarkup, plantingFeeCents: feeCents }] as const
    }),
  )
  const all = new Map<string, SizePrice>([...known, ...rules])
  return new Map([...all].map(([size, price]) => [size, pickPrice(price)]))
}

const pickPrice = ({ markupBasisPoints, plantingFeeCents }: SizePrice): SizePrice => ({
  markupBasisPoints,
  plantingFeeCents,
})

export function findSizePrice(prices: SizePrices, size: string): SizePrice {
  return prices.get(sizeKey(size)) ?? unknownSizePrice
}
