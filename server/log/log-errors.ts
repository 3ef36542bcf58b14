type Described = { type: string; code?: string; message: string; stack?: string; cause?: Described }

/** PostgreSQL repeats the value it could not take: '… for type uuid: "what a visitor wrote"'. */
const withoutValues = (message: string) => message.replace(/: ".*"$/s, ': "…"').split('\n', 1)[0] ?? ''

/**
 * What a log may know of an error: its kind, its code, its first line and where it happened. Libraries hang much more on
 * theirs, such as the row that broke a rule or the recipients of an email. Some copy an error into a plain object (pg-boss),
 * or throw a response (React Router).
 */
export function describeError(error: unknown): Described {
  if (typeof error === 'string') return { type: 'string', message: withoutValues(error) }
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error) }
  const { name, code, message, stack, status, cause } = error as Record<string, unknown>
  // Without the first line, which repeats the message.
  const places =
    typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : undefined
  return {
    type: typeof name === 'string' ? name : (error.constructor?.name ?? 'object'),
    ...(typeof code === 'string' && { code }),
    message:
      typeof message === 'string'
        ? withoutValues(message)
        : typeof status === 'number'
          ? `status ${status}`
          : `an object with ${Object.keys(error).join(', ') || 'nothing in it'}`,
    ...(places !== undefined && { stack: places.join('\n') }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
