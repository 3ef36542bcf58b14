import { connect, type Socket } from 'node:net'
import { createTransport, type NodemailerError } from 'nodemailer'
import { isLoopback } from '#server/platform/config/env.ts'
import { withDeadline } from '#server/platform/limits/with-deadline.ts'
import { conversationSeconds } from './mail-deadlines.ts'

export type Email = {
  /** One email address. */
  to: string
  subject: string
  html: string
  text: string
  replyTo: string | null
  /** Stays the same if the email is sent again, so that a mailbox can recognize a duplicate. */
  messageId: string
  pictures: readonly { cid: string; type: 'image/jpeg' | 'image/png'; bytes: Buffer }[]
  /** Where a mail program's unsubscribe button posts to (RFC 8058). */
  unsubscribeUrl?: string
  /** A calendar entry to add, move or cancel. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | null
}

/**
 * `permanent`: the server rejected this email and would do so again. `mayHaveArrived`: the connection broke after the
 * whole email was transmitted and before the server responded.
 */
type SendResult =
  | { success: true }
  | { success: false; error: string; permanent: boolean; mayHaveArrived: boolean }

type Sender = { name: string; address: string }

export type Mailer = {
  /** One email at a time. */
  send: (email: Email, from: Sender) => Promise<SendResult>
  /** Why no email can be sent right now; null if one can. Only asks the server if the last email failed. */
  findFault: () => Promise<string | null>
  close: () => void
}

const connectMilliseconds = 10_000

type Server = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined }
type Connected = (error: Error | null, found?: { connection: Socket }) => void

/** Sets noDelay: nodemailer's own sockets buffer small writes, which costs 40 ms per email. */
function openSocket({ host = 'localhost', port, secure = false }: Server, done: Connected) {
  const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)), noDelay: true })
  const fail = (error: Error) => {
    socket.destroy()
    done(error)
  }
  const tooLong = setTimeout(() => fail(new Error('Connection timeout')), connectMilliseconds)
  socket.once('error', (error) => {
    clearTimeout(tooLong)
    fail(error)
  })
  socket.once('connect', () => {
    clearTimeout(tooLong)
    socket.removeAllListeners('error')
    done(null, { connection: socket })
  })
  return socket
}

/** Requires TLS if there's a password, so that it's never sent in plain text. A server on this machine is exempt. */
export function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  if (url.username === '' || isLoopback(url.hostname)) return smtpUrl
  for (const weaker of ['ignoreTLS', 'opportunisticTLS']) url.searchParams.delete(weaker)
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

/**
 * Sends over SMTP, which every provider supports. Email addresses are passed as objects, so they are never parsed from text.
 */
export function createMailer(smtpUrl: string): Mailer {
  let socket: Socket | undefined
  let isTransmitted = false
  let hasFailed = false
  const transport = createTransport({
    url: withRequiredTls(smtpUrl),
    pool: true,
    maxConnections: 1,
    // nodemailer must not retry by itself: the worker decides whether an email is sent again.
    maxRequeues: 0,
    getSocket: (server: Server, done: Connected) => (socket = openSocket(server, done)),
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Only nodemailer's log tells when the whole email, with its final dot, was written to the connection.
    logger: {
      ...silentLog,
      info: (entry: { tnx?: string }) => {
        if (entry.tnx === 'message') isTransmitted = true
      },
    },
  })

  /** Without this, a server that sends a few bytes now and then would never time out. */
  const untilDeadline = <Result>(conversation: Promise<Result>) =>
    withDeadline(conversation, conversationSeconds * 1000, () => {
      socket?.destroy()
      return new Error(`the mail server took more than ${conversationSeconds} s`)
    })

  return {
    async findFault() {
      if (!hasFailed) return null
      try {
        await untilDeadline(transport.verify())
        return null
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
    async send(email, from) {
      isTransmitted = false
      try {
        const sending = transport.sendMail({
          from,
          to: { name: '', address: email.to },
          ...(email.replyTo !== null && { replyTo: { name: '', address: email.replyTo } }),
          subject: email.subject,
          html: email.html,
          text: email.text,
          messageId: email.messageId,
          ...(email.unsubscribeUrl !== undefined && {
            headers: {
              'List-Unsubscribe': `<${email.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          ...(email.calendar && { icalEvent: { ...email.calendar, filename: 'day.ics' } }),
          attachments: email.pictures.map(({ cid, type, bytes }) => ({
            cid,
            contentType: type,
            content: bytes,
            filename: `${cid.split('@')[0]}.${type.slice(6)}`,
            contentDisposition: 'inline',
          })),
        })
        await untilDeadline(sending)
        hasFailed = false
        return { success: true }
      } catch (error) {
        hasFailed = true
        return toFailure(error, isTransmitted)
      }
    },
    close: () => transport.close(),
  }
}

const ignore = () => undefined
const silentLog = {
  level: ignore,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
}

function toFailure(error: unknown, isTransmitted: boolean): SendResult {
  const { code, responseCode = 0, message } = error as NodemailerError & { responseCode?: number }
  // A wrong password is a 5xx too, but says nothing about this email.
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return {
    success: false,
    error: message,
    permanent: isAboutEmail && responseCode >= 500 && responseCode < 600,
    mayHaveArrived: isTransmitted && !isAboutEmail,
  }
}
