/** FL-02: mature height is chosen by index into these steps, in feet; the last is open above. */
export const heightSteps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32] as const

export const lastHeightStep = heightSteps.length - 1

export function heightStepLabel(step: number): string {
  const feet = heightSteps[step] ?? 0
  return step === lastHeightStep ? `${feet}+ ft` : `${feet} ft`
}
