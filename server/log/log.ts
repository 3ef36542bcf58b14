import pino from 'pino'
import { logLevel } from '#server/config/env.ts'
import { describeError } from './log-errors.ts'
import { logOutput } from './log-output.ts'
import { withoutPersonalData } from './log-privacy.ts'
import { currentRequest } from '#server/http/request-context.ts'

/** JSON lines on standard output. A line written while a request is answered names that request. */
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
