import { unavailableOnFault } from './on-fault.ts'
import { Refusal } from './refusal.ts'

const refusalAsValue = (error: unknown) => {
  if (error instanceof Refusal) return error
  throw error
}

/** Turns a fault into a 503 that says what still works. For what a page of the desk can't do without. A refusal isn't a fault. */
export async function deskUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  const outcome = await unavailableOnFault(work.catch(refusalAsValue), {
    title: "The desk can't reach its records",
    message:
      "The public site isn't affected, and new requests still come in. Nothing you typed is lost: it stays on this device.",
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
