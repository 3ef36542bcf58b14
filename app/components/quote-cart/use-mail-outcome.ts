import { useEffect, useState } from 'react'
import { mailIsSettled, outcomeMessage, type MailState } from '#domain/quote/mail-outcome.ts'
import { quoteApiFor, useSiteSettings } from '#app/site-settings.ts'

const askForMilliseconds = 5_000
const pauseMilliseconds = 400

/** EM-03: what became of the mails, asked for up to 5 s. Null while nothing true can be said. */
export function useMailOutcome(token: string | null, email: string): string | null {
  const settings = useSiteSettings()
  const [known, setKnown] = useState<{ token: string; message: string | null } | null>(null)

  // The worker sends; the browser can only ask.
  useEffect(() => {
    if (token === null) return undefined
    const leaving = new AbortController()
    const url = `${quoteApiFor(settings)}/api/quote-mail-state?token=${token}`
    void askUntilSettled(url, leaving.signal).then((state) => {
      if (leaving.signal.aborted) return
      // Nobody answered, but the letters were stored with the quote: they will leave.
      const told = state ?? { customerCopy: email === '' ? 'none' : 'waiting', business: 'waiting' }
      setKnown({ token, message: outcomeMessage(told, email) })
    })
    return () => leaving.abort()
  }, [token, email, settings])

  return known !== null && known.token === token ? known.message : null
}

async function askUntilSettled(url: string, signal: AbortSignal): Promise<MailState | null> {
  const end = Date.now() + askForMilliseconds
  let state: MailState | null = null
  while (!signal.aborted && Date.now() < end) {
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) })
      if (response.ok) state = (await response.json()) as MailState
    } catch {
      // Asked again below.
    }
    if (state !== null && mailIsSettled(state)) return state
    await new Promise((resume) => setTimeout(resume, pauseMilliseconds))
  }
  return state
}
