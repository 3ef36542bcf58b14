import { env } from '#server/config/env.ts'

/** Where the links in emails lead. */
export const linkOrigins = () => ({ siteOrigin: env().SITE_ORIGIN, deskOrigin: env().DESK_ORIGIN ?? null })
