import { data } from 'react-router'
import { log } from '#server/platform/log/log.ts'

/**
 * For a part that a page can do without: logs a fault and returns null. The page should then send a 503, so that no cache
 * stores it.
 */
export async function nullOnFault<Value>(work: Promise<Value>, part: string): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    log.error({ err: error }, `${part} could not be read`)
    return null
  }
}

type Texts = { title: string; message: string }

/**
 * For a part that a page can't do without: a fault becomes a 503 with the specified texts. Never a 404, which would tell
 * crawlers that the page is gone.
 */
export async function unavailableOnFault<Value>(
  work: Promise<Value>,
  texts: Texts | ((fault: unknown) => Texts),
): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const shown = typeof texts === 'function' ? texts(error) : texts
    log.error({ err: error }, shown.title)
    throw data(shown, 503)
  }
}
