import { createHmac } from 'node:crypto'
import { env } from './env.ts'

/**
 * Tells two texts apart without keeping either: nobody without SECRET_KEY can find the text again by trying. `purpose` keeps
 * equal texts of different tables unlinkable.
 */
export function keyedHash(purpose: string, text: string): Buffer {
  return createHmac('sha256', env().SECRET_KEY).update(`${purpose}\0${text}`).digest()
}
