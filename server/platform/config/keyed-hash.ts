import { createHmac } from 'node:crypto'
import { env } from './env.ts'

/**
 * A hash that can be compared but not reversed: without SECRET_KEY, nobody can find the text by trying candidates. `purpose`
 * makes the same text hash differently in each table, so rows can't be linked.
 */
export function keyedHash(purpose: string, text: string): Buffer {
  return createHmac('sha256', env().SECRET_KEY).update(`${purpose}\0${text}`).digest()
}
