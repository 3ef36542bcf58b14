import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

// Ports derived from this folder's path, so two clones can be tested on one machine.
const folder = resolve(import.meta.dirname, '../..')
const first = 20_000 + (createHash('sha256').update(folder).digest().readUInt16BE() % 10_000)

/** The preview's, so that a test can sign a session. */
export const siteSecretKey = 'a secret of the browser tests, of no use elsewhere'

/** Each site uses the next port for its mail sink, the one after that for its database, and its own plus 10 for the desk. */
export const ports = {
  site: first,
  database: first + 2,
  maps: first + 3,
  siteWithAds: first + 4,
  collector: first + 7,
  captcha: first + 8,
  desk: first + 10,
}
