import type { Response } from 'express'
import { Busy } from '#server/limits/few-at-once.ts'
import { inTime } from '#server/limits/in-time.ts'
import { log } from '#server/log/log.ts'
import { cachePolicies } from './cache-policies.ts'

const mostMakingMilliseconds = 2_500

/** A response takes 3 s at most. What takes longer, on a disk that hangs or a busy machine, may be there next time. */
export function makeInTime<Result>(making: Promise<Result>): Promise<Result> {
  return inTime(
    making,
    mostMakingMilliseconds,
    () => new Busy(`not made within ${mostMakingMilliseconds} ms`),
  )
}

/** 503 for a picture or a card that couldn't be made. That many want one at once is no fault; the request's line tells. */
export function refuseForNow(response: Response, error: unknown, what: 'picture' | 'card') {
  if (!(error instanceof Busy)) log.error({ err: error }, `${what} could not be made`)
  response
    .status(503)
    .set({ 'Cache-Control': cachePolicies.never, 'Retry-After': '10' })
    .type('text')
    .send(`${what} not available`)
}
