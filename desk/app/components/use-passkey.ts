import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

function explain(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device already has a passkey for the desk. Sign in with it.'
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The passkey prompt was closed, or it took too long. Try again when you’re ready.'
  return 'This browser can’t use passkeys here. Try Chrome, Safari or Edge on a device with a screen lock.'
}

/** Asks the device for a passkey. `problem` says why there's none; the returned text goes to the server as it is. */
export function usePasskey() {
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const { revalidate } = useRevalidator()

  // A challenge lasts 10 minutes. A page that was in the background gets a new one when it's looked at again.
  useEffect(() => {
    const refresh = () => void (document.visibilityState === 'visible' && revalidate())
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [revalidate])

  async function ask(work: () => Promise<unknown>): Promise<string | undefined> {
    setProblem(undefined)
    setIsAsking(true)
    try {
      return JSON.stringify(await work())
    } catch (error) {
      setProblem(explain(error))
      return undefined
    } finally {
      setIsAsking(false)
    }
  }

  return {
    problem,
    isAsking,
    /** With the options that the server wrote as JSON. */
    use: (options: string) => ask(() => startAuthentication({ optionsJSON: JSON.parse(options) })),
    create: (options: string) => ask(() => startRegistration({ optionsJSON: JSON.parse(options) })),
  }
}
