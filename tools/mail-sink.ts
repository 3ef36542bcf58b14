import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

// A real SMTP server for development and tests. It delivers nothing and shows what it received on a web page.

type ReceivedEmail = { id: number; receivedAt: Date; recipients: string[]; raw: Buffer; mail: Email }

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const page = (title: string, body: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}table{width:100%;border-collapse:collapse}
td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ccc}iframe{width:100%;height:70vh;border:1px solid #ccc}pre{white-space:pre-wrap}</style>
<body>${body}</body></html>`

function listPage(mails: ReceivedEmail[]) {
  const rows = mails
    .toReversed()
    .map(
      ({ id, receivedAt, recipients, mail }) =>
        `<tr><td>${receivedAt.toISOString().slice(11, 19)}<td>${escapeHtml(recipients.join(', '))}<td><a href="/${id}">${escapeHtml(mail.subject ?? '(no subject)')}</a></tr>`,
    )
  const table = `<table><tr><th>Time (UTC)<th>To<th>Subject</tr>${rows.join('')}</table>`
  return page(
    'Emails',
    `<h1>Emails</h1>${rows.length > 0 ? table : '<p>None yet. Emails that the site sends appear here.</p>'}`,
  )
}

function mailPage({ id, recipients, mail }: ReceivedEmail) {
  const head = [
    `To: ${recipients.join(', ')}`,
    `From: ${mail.from?.address}`,
    `Reply-To: ${mail.replyTo?.[0]?.address ?? 'none'}`,
  ]
  return page(
    mail.subject ?? 'Email',
    `<p><a href="/">All emails</a> · <a href="/${id}/raw">source</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1>
<p>${head.map(escapeHtml).join('<br>')}</p><iframe sandbox title="HTML part" src="/${id}/html"></iframe><h2>Text</h2><pre>${escapeHtml(mail.text ?? '')}</pre>`,
  )
}

/** Puts attached pictures into the HTML, since a browser can't load cid: URLs. */
const withPictures = ({ html = '', attachments }: Email) =>
  attachments.reduce((shown, { contentId = '', mimeType, content }) => {
    const data = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
    const url = `data:${mimeType};base64,${data.toString('base64')}`
    return contentId === '' ? shown : shown.replaceAll(`cid:${contentId.slice(1, -1)}`, url)
  }, html)

function findPage(mails: ReceivedEmail[], path: string): { type: string; body: string | Buffer } | undefined {
  if (path === '/') return { type: 'text/html', body: listPage(mails) }
  const [, id, part] = path.split('/')
  const received = mails.find((mail) => String(mail.id) === id)
  if (received === undefined) return undefined
  if (part === 'raw') return { type: 'text/plain', body: received.raw }
  if (part === 'html') return { type: 'text/html', body: withPictures(received.mail) }
  return { type: 'text/html', body: mailPage(received) }
}

/** For tests of failing mail: returns the SMTP status for a recipient, such as 450 or 550; undefined accepts the email. */
type Refusal = (recipient: string) => number | undefined

export async function startMailSink(pagePort = 0) {
  const mails: ReceivedEmail[] = []
  let refusal: Refusal = () => undefined
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
        const raw = Buffer.concat(chunks)
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
        PostalMime.parse(raw).then((mail) => {
          mails.push({ id: mails.length + 1, receivedAt: new Date(), recipients, raw, mail })
          done()
        }, done)
      })
    },
  })
  const smtpServer = smtp.listen(0, '127.0.0.1')
  const pages = createServer((request, response) => {
    const found = findPage(mails, request.url ?? '/')
    response.writeHead(found ? 200 : 404, { 'Content-Type': `${found?.type ?? 'text/plain'}; charset=utf-8` })
    response.end(found?.body ?? 'no such email')
  }).listen(pagePort, '127.0.0.1')
  await Promise.all([once(smtpServer, 'listening'), once(pages, 'listening')])
  return {
    mails,
    refuse: (rule: Refusal) => (refusal = rule),
    smtpUrl: `smtp://127.0.0.1:${(smtpServer.address() as AddressInfo).port}`,
    pageUrl: `http://127.0.0.1:${(pages.address() as AddressInfo).port}`,
    stop: async () => {
      pages.closeAllConnections()
      await Promise.all([
        new Promise((closed) => pages.close(closed)),
        new Promise<void>((closed) => smtp.close(() => closed())),
      ])
    },
  }
}
