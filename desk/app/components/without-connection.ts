import { data } from 'react-router'
import type { DeskFormOutcome } from '#domain/desk/desk-quote-data.ts'

/** Without a connection nothing is sent or queued; what was typed stays. */
export async function refusedWithoutConnection(sent: Promise<DeskFormOutcome>) {
  try {
    return await sent
  } catch (error) {
    // What fetch throws when it can't reach the server.
    if (!(error instanceof TypeError)) throw error
    const message = "There's no connection. Nothing was sent. What you typed stays on this device."
    // With this status, the page isn't read again, which would fail and replace it with an error.
    return data<DeskFormOutcome>({ kind: 'refused', message, isOutdated: false }, 503)
  }
}
