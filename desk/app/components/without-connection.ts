import type { DeskFormOutcome } from '#domain/desk/desk-quote-data.ts'

/** Without a connection nothing is sent or queued; what was typed stays. */
export async function refusedWithoutConnection(sent: Promise<DeskFormOutcome>): Promise<DeskFormOutcome> {
  try {
    return await sent
  } catch (error) {
    // What fetch throws when it can't reach the server.
    if (!(error instanceof TypeError)) throw error
    const message = "There's no connection. Nothing was sent. What you typed stays on this device."
    return { kind: 'refused', message, isOutdated: false }
  }
}
