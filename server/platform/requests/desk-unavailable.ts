import { data } from 'react-router'
import { log } from '#server/platform/log/log.ts'
import { Refusal } from './refusal.ts'

const unavailable = {
  title: "The desk can't reach its records",
  message:
    "The public site isn't affected, and new requests still come in. Nothing you typed is lost: it stays on this device.",
}

/** Turns a fault into a 503 that says what still works. For what a page of the desk can't do without. A refusal isn't a fault. */
export async function deskUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) throw error
    log.error({ err: error }, unavailable.title)
    throw data(unavailable, 503)
  }
}
