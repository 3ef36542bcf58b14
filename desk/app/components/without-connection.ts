import { data, isRouteErrorResponse } from 'react-router'
import type { DeskFormOutcome } from '#domain/desk/desk-quote-data.ts'

/** No signal, or a desk that's down. A sign-in page or a refusal is an answer. */
export const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500)

/** What the server responds; `otherwise` without a connection, where nothing is sent or queued and what was typed stays. */
export async function orWithoutConnection<Result, Otherwise>(
  sent: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    return await sent
  } catch (error) {
    // What fetch throws when it can't reach the server.
    if (!(error instanceof TypeError)) throw error
    return otherwise
  }
}

/** With this status, the page isn't read again, which would fail and replace it with an error. */
export const unsentStatus = 503

export const refusedWithoutConnection = (sent: Promise<DeskFormOutcome>) =>
  orWithoutConnection(
    sent,
    data<DeskFormOutcome>(
      {
        kind: 'refused',
        message: "There's no connection. Nothing was sent. What you typed stays on this device.",
        isOutdated: false,
      },
      unsentStatus,
    ),
  )
