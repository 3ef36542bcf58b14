// What the owner can do about it, for faults of the database that a command cannot help.
const advice: Record<string, string> = {
  ECONNREFUSED: 'The database does not answer. Is it running, and does DATABASE_URL lead to it?',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  '28P01': 'The database refuses the password in DATABASE_URL.',
  '3D000': 'There is no database of the name in DATABASE_URL.',
  '42P01': "The database's schema is older than this program: run npm run migrate first.",
  '42703': "The database's schema is older than this program: run npm run migrate first.",
  '42501': 'DATABASE_URL must be the connection of the owner, not of the site or the worker.',
  '40001': 'Somebody else changed the same rows at this moment. Nothing was changed: run it again.',
  '57014': 'The database took too long. Nothing was changed.',
}

/** A plain sentence for a fault that is not the program's, with the database's own words; undefined for any other. */
export function explainFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const sentence = Object.hasOwn(advice, error.code) ? advice[error.code] : undefined
  return sentence === undefined
    ? undefined
    : [sentence, error.message].filter((part) => part !== '').join('\n')
}
