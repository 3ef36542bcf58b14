/** The owner may do everything; the yard counts stock and sees planting days, but no prices and no people. */
export type Role = 'owner' | 'yard'

/** Someone who is allowed to use the desk. */
export type Person = { id: number; name: string; role: Role }
