// Who did something to a quote, as its events store it: 'customer', 'clock', 'desk' (the command line), or 'person 3'.

export const personActor = (personId: number) => `person ${personId}`

/** True for the command line and for people. */
export const isDeskActor = (actor: string) => actor !== 'customer' && actor !== 'clock'

/** Null for the command line. */
export function personIdOf(actor: string): number | null {
  const id = /^person (?<id>\d+)$/.exec(actor)?.groups?.['id']
  return id === undefined ? null : Number(id)
}
