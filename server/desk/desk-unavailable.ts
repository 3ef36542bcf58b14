import { unavailableOnFault } from '#server/http/on-fault.ts'

/** Turns a fault into a 503 that says what still works. For what a page of the desk can't do without. */
export const deskUnavailable = <Value>(work: Promise<Value>): Promise<Value> =>
  unavailableOnFault(work, {
    title: "The desk can't reach its records",
    message:
      "The public site isn't affected, and new requests still come in. Nothing you typed is lost: it stays on this device.",
  })
