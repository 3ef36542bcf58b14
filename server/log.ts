import pino from 'pino'
import { logLevel } from './env.ts'

export const log = pino({ level: logLevel(), base: null })
