import { hash, randomBytes } from 'node:crypto'

/** 256 random bits: a session's id, an invitation's token. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The hash of a secret, as the database stores it. Nobody can find a random secret by trying candidates, so it needs no key. */
export const hashOfSecret = (secret: string) => hash('sha256', secret, 'buffer')
