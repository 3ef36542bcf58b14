import { once } from 'node:events'
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type CountedMail = { messageId: string; to: string }

/** A mail server that keeps only who got which letter, written to disk before it says yes. Can be down, or refuse. */
export async function startMailCounter(logFile: string) {
  const mails: CountedMail[] = []
  const file = openSync(logFile, 'a')
  let refusal: (recipient: string) => number | undefined = () => undefined
  let port = 0
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
          done()
        })
      },
    })
    smtp.on('error', () => undefined)
    const listening = smtp.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
    return smtp
  }
  const goDown = () => new Promise<void>((closed) => server.close(() => closed()))

  return {
    mails,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    refuse: (rule: typeof refusal) => (refusal = rule),
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

/** Letters to the business, by quote number; and how many came twice. */
export function countLetters(mails: readonly CountedMail[], kind: 'business' | 'customer') {
  const seen = new Map<string, number>()
  for (const { messageId } of mails) {
    const number = new RegExp(`^<(HCT-[\\w-]+)\\.${kind}@`).exec(messageId)?.[1]
    if (number !== undefined) seen.set(number, (seen.get(number) ?? 0) + 1)
  }
  const repeated = [...seen.values()].reduce((sum, times) => sum + times - 1, 0)
  return { numbers: new Set(seen.keys()), repeated }
}
