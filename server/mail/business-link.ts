import { env } from '#server/platform/config/env.ts'

/** Where the links in emails lead. Without a desk, `deskOrigin` is null. */
export const linkOrigins = () => ({ siteOrigin: env().SITE_ORIGIN, deskOrigin: env().DESK_ORIGIN ?? null })

/** Where emails to the business lead: to the desk, or, without one, to the quote's page with the token that can't act. */
export const businessLink = (
  { number, readToken }: { number: string; readToken: string },
  { siteOrigin, deskOrigin }: ReturnType<typeof linkOrigins>,
): string => (deskOrigin === null ? `${siteOrigin}/quote/${readToken}` : `${deskOrigin}/quotes/${number}`)
