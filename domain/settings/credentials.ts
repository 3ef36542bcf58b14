/** A Texas nursery should state these. Optional: each shows at the foot of every page once the owner has filled it in. */
export const credentialKeys = ['tda_registration', 'insurance', 'arborist'] as const
export type CredentialKey = (typeof credentialKeys)[number]

const words: Record<CredentialKey, (value: string) => string> = {
  tda_registration: (value) => `Texas Department of Agriculture nursery registration ${value}`,
  insurance: (value) => `Insurance: ${value}`,
  arborist: (value) => `Arborist: ${value}`,
}

export const credentialsOf = (settings: ReadonlyMap<string, string>): string[] =>
  credentialKeys.flatMap((key) => {
    const value = settings.get(key)?.trim() ?? ''
    return value === '' ? [] : [words[key](value)]
  })
