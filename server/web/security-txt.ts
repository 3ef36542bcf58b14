import type { RequestHandler } from 'express'
import { mailtoUrl } from '#domain/mailbox.ts'
import { getCompany } from '#server/settings/company.ts'
import { cachePolicies } from './cache-policies.ts'

export const securityTxtPath = '/.well-known/security.txt'

const dayMilliseconds = 24 * 3600 * 1000

/** Where to report a weakness (RFC 9116). Whoever reads an older copy than this has to look here again. */
const validDays = 90

/** GET /.well-known/security.txt, with the company's own email address. */
export function serveSecurityTxt(origin: string): RequestHandler {
  return async (_request, response) => {
    const { profile, error } = await getCompany()
    // Without the settings it would be somebody else's address.
    if (error !== null) {
      response
        .status(503)
        .set('Cache-Control', cachePolicies.never)
        .type('text')
        .send('not available right now')
      return
    }
    const today = Math.floor(Date.now() / dayMilliseconds)
    const lines = [
      `Contact: ${mailtoUrl(profile.email)}`,
      `Expires: ${new Date((today + validDays) * dayMilliseconds).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}${securityTxtPath}`,
    ]
    response
      .set('Cache-Control', cachePolicies.file)
      .type('text')
      .send(`${lines.join('\n')}\n`)
  }
}
