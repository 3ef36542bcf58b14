import { log } from '#server/log/log.ts'

/** Reading 28: a part of a page that may be missing. Null on a fault; the page is whole all the same, and answered 503. */
export async function orNull<Value>(work: Promise<Value>, part: string): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    log.error({ err: error }, `${part} could not be read`)
    return null
  }
}
