import { connect, type Socket } from 'node:net'
import { createTransport, type NodemailerError } from 'nodemailer'
import { isLoopback } from '#server/config/env.ts'
import { inTime } from '#server/limits/in-time.ts'
import { conversationSeconds } from '#server/jobs/mail-deadlines.ts'

export type Letter = {
  /** One address. */
  to: string
  subject: string
  html: string
  text: string
  replyTo: string | null
  /** The same for the same letter, so that a mailbox can tell a repetition. */
  messageId: string
  pictures: readonly { cid: string; type: 'image/jpeg' | 'image/png'; bytes: Buffer }[]
}

/**
 * EM-04. `permanent`: the server has refused this email, and would again. `mayHaveArrived`: the connection broke after the whole
 * email was handed over and before the server's response to it.
 */
type SendResult =
  | { success: true }
  | { success: false; error: string; permanent: boolean; mayHaveArrived: boolean }

type Sender = { name: string; address: string }

export type Mailer = {
  /** One email at a time. */
  send: (letter: Letter, from: Sender) => Promise<SendResult>
  /** Why no letter could be handed over just now; null if one can. Asks the server only after a letter has failed. */
  findFault: () => Promise<string | null>
  close: () => void
}

const connectMilliseconds = 10_000

type Server = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined }
type Connected = (error: Error | null, found?: { connection: Socket }) => void

/** nodemailer's own sockets gather small writes and wait for an answer to the one before: 40 ms with each letter. */
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

/** A password never travels in plain text, whatever the server offers; this machine's own server is none to travel to. */
export function withRequiredTls(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  if (url.username === '' || isLoopback(url.hostname)) return smtpUrl
  for (const weaker of ['ignoreTLS', 'opportunisticTLS']) url.searchParams.delete(weaker)
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

/** Over SMTP, as every provider speaks it. Addresses are handed over as such and never parsed out of a text. */
export function createMailer(smtpUrl: string): Mailer {
  let socket: Socket | undefined
  let isHandedOver = false
  let hasFailed = false
  const transport = createTransport({
    url: withRequiredTls(smtpUrl),
    pool: true,
    maxConnections: 1,
    // A lost connection is reported, never mended silently: whether an email is sent again is decided elsewhere.
    maxRequeues: 0,
    getSocket: (server: Server, done: Connected) => (socket = openSocket(server, done)),
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    // nodemailer tells only its log when the whole email, with its final dot, was written to the connection.
    logger: {
      ...silentLog,
      info: (entry: { tnx?: string }) => {
        if (entry.tnx === 'message') isHandedOver = true
      },
    },
  })

  /** A server that says a little now and then would otherwise never be too slow. */
  const untilDeadline = <Result>(conversation: Promise<Result>) =>
    inTime(conversation, conversationSeconds * 1000, () => {
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
    async send(letter, from) {
      isHandedOver = false
      try {
        const sending = transport.sendMail({
          from,
          to: { name: '', address: letter.to },
          ...(letter.replyTo !== null && { replyTo: { name: '', address: letter.replyTo } }),
          subject: letter.subject,
          html: letter.html,
          text: letter.text,
          messageId: letter.messageId,
          attachments: letter.pictures.map(({ cid, type, bytes }) => ({
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
        return toFailure(error, isHandedOver)
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

function toFailure(error: unknown, isHandedOver: boolean): SendResult {
  const { code, responseCode = 0, message } = error as NodemailerError & { responseCode?: number }
  // A password that no longer fits answers 5xx too, but says nothing about the letter.
  const aboutTheLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  return {
    success: false,
    error: message,
    permanent: aboutTheLetter && responseCode >= 500 && responseCode < 600,
    mayHaveArrived: isHandedOver && !aboutTheLetter,
  }
}
