import pino from 'pino'
import { logLevel } from '#server/platform/config/env.ts'
import { describeError, withoutPersonalData } from './log-privacy.ts'
import { logOutput } from './log-output.ts'
import { currentRequest } from '#server/platform/requests/request-context.ts'

/** JSON lines on standard output. Lines written on behalf of a request include its id. */
export const log = pino(
  {
    level: logLevel(),
    base: null,
    mixin: () => {
      const request = currentRequest()?.id
      return request === undefined ? {} : { request }
    },
    serializers: { err: describeError },
    hooks: { streamWrite: withoutPersonalData },
  },
  logOutput(1),
)
