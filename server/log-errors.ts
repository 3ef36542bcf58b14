type Described = { type: string; code?: string; message: string; stack?: string; cause?: Described }

/** PostgreSQL repeats the value it could not take: '… for type uuid: "what a visitor wrote"'. */
const withoutValues = (message: string) => message.replace(/: ".*"$/s, ': "…"').split('\n', 1)[0] ?? ''

/**
 * What a log may know of an error: its kind, its code, its first line and where it happened. Libraries hang much more on
 * theirs, such as the row that broke a rule or the recipients of a mail.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  // Without the first line, which repeats the message.
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: withoutValues(error.message),
    ...(places !== undefined && { stack: places.join('\n') }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
