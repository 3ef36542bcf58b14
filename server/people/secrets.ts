import { hash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits: a session's id, an invitation's token. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The hash of a secret, as the database stores it. Nobody can find a random secret by trying candidates, so it needs no key. */
export const hashOfSecret = (secret: string) => hash('sha256', secret, 'buffer')

// Without letters and digits that look alike on paper.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const groups = 5
const groupLength = 5

/** A code to print: 'K7PWM-…', five groups of five, 123 random bits. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** The code as it was printed, however it was typed: spaces, dashes and case don't matter. */
export function readRecoveryCode(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return plain.match(/.{1,5}/g)?.join('-') ?? ''
}
