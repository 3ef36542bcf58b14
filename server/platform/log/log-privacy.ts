// Our own log messages contain no personal data, but a library's might. So only the safe parts of an error are logged, and every
// line is checked once more before it's written.

/** The bound makes a long line without spaces take linear time. No email address is longer than 254 characters. */
const emailAddress = /[\w.!#$%&'*+/=?^`{|}~-]{1,254}@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/gi
/** The secret part of private links. */
const linkToken = /(quote|confirm|stop|token=)(\/|%2F|)[\w-]{20,}/gi

export function withoutPersonalData(line: string): string {
  const withoutEmails = line.includes('@') ? line.replaceAll(emailAddress, '[mail]') : line
  return withoutEmails.replaceAll(linkToken, '$1$2[token]')
}

type Described = { type: string; code?: string; message: string; stack?: string; cause?: Described }

/** PostgreSQL repeats the value it rejected: '… for type uuid: "what a visitor wrote"'. */
const withoutValues = (message: string) => message.replace(/: ".*"$/s, ': "…"').split('\n', 1)[0] ?? ''

/**
 * The parts of an error that may be logged: its type, its code, its first line and where it happened. Libraries attach much
 * more, such as the row that violated a constraint or the recipients of an email. Some copy an error into a plain object
 * (pg-boss) or throw a response (React Router).
 */
export function describeError(error: unknown): Described {
  if (typeof error === 'string') return { type: 'string', message: withoutValues(error) }
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error) }
  const { name, code, message, stack, status, cause } = error as Record<string, unknown>
  // Without the first line, which repeats the message.
  const frames =
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
    ...(frames !== undefined && { stack: frames.join('\n') }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
