// Who did something to a quote, as its events store it: 'customer', 'clock' or 'person 3'.

export const personActor = (personId: number) => `person ${personId}`

/** True for what somebody at the desk did. */
export const isDeskActor = (actor: string) => actor !== 'customer' && actor !== 'clock'

/** Null if it isn't a person. */
export function personIdOf(actor: string): number | null {
  const id = /^person (?<id>\d+)$/.exec(actor)?.groups?.['id']
  return id === undefined ? null : Number(id)
}
