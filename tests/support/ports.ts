import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

// Ports of this folder's own: two clones may be tested on one machine, and nothing left elsewhere is in the way.
const folder = resolve(import.meta.dirname, '../..')
const first = 20_000 + (createHash('sha256').update(folder).digest().readUInt16BE() % 10_000)

/** Each site takes the port after its own for its mails. */
export const ports = {
  site: first,
  maps: first + 2,
  siteWithAds: first + 3,
  collector: first + 5,
  captcha: first + 6,
}
