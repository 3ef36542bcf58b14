import { env } from '#server/platform/config/env.ts'

/** The one origin the desk is used at. Passkeys are bound to its host name. */
export function deskOrigin(): string {
  const { DESK_ORIGIN, NODE_ENV, PORT } = env()
  if (DESK_ORIGIN !== undefined) return DESK_ORIGIN
  if (NODE_ENV === 'production')
    throw new Error("The environment isn't usable:\n  DESK_ORIGIN: must be set\nSee .env.example.")
  return `http://localhost:${PORT}`
}
