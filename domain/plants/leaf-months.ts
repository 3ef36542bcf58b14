const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const months: Record<string, readonly number[]> = {
  evergreen: everyMonth,
  'semi-evergreen': everyMonth,
  deciduous: [3, 4, 5, 6, 7, 8, 9, 10, 11],
}

/** The months in which a plant has leaves. Null for herbaceous plants, which may go dormant in winter or in summer. */
export const leafMonths = (leafRetention: string | null): readonly number[] | null =>
  months[leafRetention ?? ''] ?? null
