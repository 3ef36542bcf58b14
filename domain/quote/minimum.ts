import type { Cents } from '#domain/money.ts'

/**
 * Reading 32: plants and planting against the minimum, before delivery. What went away since it was chosen counts too, so that
 * nobody is refused because of us. 0 means no minimum.
 */
export function meetsMinimum(
  { keptCents, goneCents }: { keptCents: Cents; goneCents: Cents },
  minimumCents: Cents,
): boolean {
  return keptCents + goneCents >= minimumCents
}
