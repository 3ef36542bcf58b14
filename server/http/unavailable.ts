import { data } from 'react-router'
import { log } from '#server/log/log.ts'

type Texts = { title: string; message: string }

/** Reading 28: what could not be read because of a fault is 503 with the specified words, never 404 and never stored. */
export async function orUnavailable<Value>(
  work: Promise<Value>,
  texts: Texts | ((fault: unknown) => Texts),
): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const told = typeof texts === 'function' ? texts(error) : texts
    log.error({ err: error }, told.title)
    throw data(told, 503)
  }
}
