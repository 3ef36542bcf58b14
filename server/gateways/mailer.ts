import { connect } from 'node:net'
import { createTransport, type NodemailerError } from 'nodemailer'

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

/** EM-04. `permanent`: the server has refused this letter, and would again. */
type SendResult = { success: true } | { success: false; error: string; permanent: boolean }

type Sender = { name: string; address: string }

export type Mailer = {
  send: (letter: Letter, from: Sender) => Promise<SendResult>
  /** Why no letter could be handed over just now; null if one can. Asks the server only after a letter has failed. */
  findFault: () => Promise<string | null>
  close: () => void
}

const connectMilliseconds = 10_000

type Server = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined }
type Connected = (error: Error | null, found?: { connection: ReturnType<typeof connect> }) => void

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
}

/** Over SMTP, as every provider speaks it. Addresses are handed over as such and never parsed out of a text. */
export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    getSocket: openSocket,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let hasFailed = false
  return {
    async findFault() {
      if (!hasFailed) return null
      try {
        await transport.verify()
        return null
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
    async send(letter, from) {
      try {
        await transport.sendMail({
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
        hasFailed = false
        return { success: true }
      } catch (error) {
        hasFailed = true
        return toFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

function toFailure(error: unknown): SendResult {
  const { code, responseCode = 0, message } = error as NodemailerError & { responseCode?: number }
  // A password that no longer fits answers 5xx too, but says nothing about the letter.
  const aboutTheLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  return {
    success: false,
    error: message,
    permanent: aboutTheLetter && responseCode >= 500 && responseCode < 600,
  }
}
