import type { SettingsOutcome } from '#domain/desk/settings-outcome.ts'

/** A client action for the forms of the settings: without a signal, what was typed stays on the screen. */
export async function sendSettings<Result>({
  serverAction,
}: {
  serverAction: () => Promise<Result>
}): Promise<Result | SettingsOutcome> {
  try {
    return await serverAction()
  } catch (error) {
    // What fetch throws when it can't reach the server.
    if (!(error instanceof TypeError)) throw error
    return { refused: 'There’s no connection, so nothing was saved. Try again when you have a signal.' }
  }
}
