import { once } from 'node:events'
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../../tools/free-port.ts'

type CountedMail = { messageId: string; to: string }

/** A mail server that records who got which email, on disk, before it accepts it. It can be down, be slow, refuse or hang up. */
export async function startMailCounter(logFile: string) {
  const mails: CountedMail[] = []
  const file = openSync(logFile, 'a')
  let refusal: (recipient: string) => number | undefined = () => undefined
  let delayMilliseconds = 0
  let hangsUp: (messageId: string) => boolean = () => false
  // Ours even while it's down.
  const port = await freePort()
  let server = await listen()

  async function listen() {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo({ address }, _, done) {
        const responseCode = refusal(address)
        done(responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }))
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const head = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] ?? ''
          const messageId = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? ''
          for (const { address } of session.envelope.rcptTo) {
            writeSync(file, `${messageId}\t${address}\n`)
            mails.push({ messageId, to: address })
          }
          fsyncSync(file)
          if (hangsUp(messageId)) for (const { _socket } of openConnections(smtp)) _socket.destroy()
          else setTimeout(done, delayMilliseconds)
        })
      },
    })
    smtp.on('error', () => undefined)
    await once(smtp.listen(port, '127.0.0.1'), 'listening')
    return smtp
  }
  const goDown = () => new Promise<void>((closed) => server.close(() => closed()))

  return {
    mails,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    refuse: (rule: typeof refusal) => (refusal = rule),
    /** Delays the server's acceptance after the end of each email. */
    acceptAfter: (milliseconds: number) => (delayMilliseconds = milliseconds),
    /** Stores these emails, but cuts the connection instead of accepting them. */
    hangUpOn: (rule: typeof hangsUp) => (hangsUp = rule),
    goDown,
    comeBack: async () => {
      server = await listen()
    },
    stop: async () => {
      await goDown()
      closeSync(file)
    },
  }
}

/** smtp-server's types leave out its connections' sockets. */
const openConnections = (smtp: SMTPServer) =>
  (smtp as unknown as { connections: Set<{ _socket: { destroy: () => void } }> }).connections

/** Counts the surplus copies of emails that arrived more than once. */
export const countRepeated = (mails: readonly CountedMail[]) =>
  mails.length - new Set(mails.map(({ messageId, to }) => `${messageId} ${to}`)).size

/** The quote numbers for which an email of this kind arrived. */
export function quotesMailed(mails: readonly CountedMail[], kind: 'business' | 'customer'): Set<string> {
  const pattern = new RegExp(`^<(HCT-[\\w-]+)\\.${kind}@`)
  return new Set(mails.flatMap(({ messageId }) => pattern.exec(messageId)?.[1] ?? []))
}
