import { data } from 'react-router'
import { orWithoutConnection, unsentStatus } from '#desk/app/components/without-connection.ts'

const refused = 'There’s no connection, so nothing was saved. Try again when you have a signal.'

/** A client action for the forms of the settings: without a signal, what was typed stays on the screen. */
export const sendSettings = <Result>({ serverAction }: { serverAction: () => Promise<Result> }) =>
  orWithoutConnection(serverAction(), data({ refused }, unsentStatus))
