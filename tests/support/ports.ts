import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

// Ports derived from this folder's path, so two clones can be tested on one machine.
const folder = resolve(import.meta.dirname, '../..')
const first = 20_000 + (createHash('sha256').update(folder).digest().readUInt16BE() % 10_000)

/** Each site uses the next port for its mail sink. */
export const ports = {
  site: first,
  maps: first + 2,
  siteWithAds: first + 3,
  collector: first + 5,
  captcha: first + 6,
}
