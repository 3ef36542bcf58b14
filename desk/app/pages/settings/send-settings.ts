import { data } from 'react-router'

/** A client action for the forms of the settings: without a signal, what was typed stays on the screen. */
export async function sendSettings<Result>({ serverAction }: { serverAction: () => Promise<Result> }) {
  try {
    return await serverAction()
  } catch (error) {
    // What fetch throws when it can't reach the server.
    if (!(error instanceof TypeError)) throw error
    const refused = 'There’s no connection, so nothing was saved. Try again when you have a signal.'
    // With this status, the page isn't read again, which would fail and replace it with an error.
    return data({ refused }, 503)
  }
}
