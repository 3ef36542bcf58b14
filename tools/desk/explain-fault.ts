// By error code of Node or PostgreSQL: what the owner can do about it.
const advice: Record<string, string> = {
  ECONNREFUSED: "The database isn't responding. Is it running, and is DATABASE_URL right?",
  ENOTFOUND: "The host in DATABASE_URL can't be found.",
  '28P01': 'The database rejected the password in DATABASE_URL.',
  '3D000': "The database named in DATABASE_URL doesn't exist.",
  '42P01': 'The database schema is older than this version: run npm run migrate first.',
  '42703': 'The database schema is older than this version: run npm run migrate first.',
  '42501': "DATABASE_URL must be the owner's connection, not the site's or the worker's.",
  '40001':
    'Someone else changed the same rows at the same moment. Nothing was changed; run the command again.',
  '57014': 'The database took too long. Nothing was changed.',
}

/** Returns advice and the database's own message for a known fault, undefined for any other error. */
export function explainFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const sentence = Object.hasOwn(advice, error.code) ? advice[error.code] : undefined
  return sentence === undefined
    ? undefined
    : [sentence, error.message].filter((part) => part !== '').join('\n')
}
