import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createMailer, withRequiredTls } from './mailer.ts'

vi.mock('./mail-deadlines.ts', () => ({ conversationSeconds: 1 }))

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

type Response = (line: string, socket: Socket) => string | undefined

/** A fake mail server with scripted responses; undefined is silence. Without a greeting it hangs up. */
async function startServer(respond: Response, greeting: string | null = '220 hello') {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  let inData = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (greeting === null) socket.destroy()
    else socket.write(`${greeting}\r\n`)
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        if (inData && line !== '.') continue
        heard.push(line)
        inData = line === 'DATA'
        const response = respond(line, socket)
        if (response !== undefined && socket.writable) socket.write(`${response}\r\n`)
      }
    })
  }).listen(0, '0.0.0.0')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  closing.push(() => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  })
  return { port, heard }
}

const usual: Response = (line) => (line === 'DATA' ? '354 go on' : '250 fine')
const email = {
  to: 'jane@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  replyTo: null,
  messageId: '<1@trees.example>',
  pictures: [],
}
const from = { name: 'Trees', address: 'trees@example.com' }

async function sendTo(port: number, url = `smtp://127.0.0.1:${port}`) {
  const mailer = createMailer(url)
  closing.push(mailer.close)
  return mailer.send(email, from)
}

test('an email that the server accepts is sent', async () => {
  const { port, heard } = await startServer(usual)
  expect(await sendTo(port)).toEqual({ success: true })
  expect(heard.at(-1)).toBe('.')
})

test.each([
  [
    'hung up after the email: it may have arrived',
    '.',
    'hang up',
    { permanent: false, mayHaveArrived: true },
  ],
  ['hung up before the email', 'DATA', 'hang up', { permanent: false, mayHaveArrived: false }],
  ['postponed the email', '.', '451 later', { permanent: false, mayHaveArrived: false }],
  ['rejected the email', '.', '554 spam', { permanent: true, mayHaveArrived: false }],
  [
    'went silent after the email: it may have arrived',
    '.',
    undefined,
    { permanent: false, mayHaveArrived: true },
  ],
])('the server %s', async (_, when, response, expected) => {
  const { port, heard } = await startServer((line, socket) => {
    if (line !== when) return usual(line, socket)
    if (response === 'hang up') socket.destroy()
    return response === 'hang up' ? undefined : response
  })
  expect(await sendTo(port)).toMatchObject({ success: false, ...expected })
  expect(heard.filter((line) => line === 'DATA')).toHaveLength(1)
})

test('a server that hangs up before it greets is a failure, not an endless wait', async () => {
  const { port } = await startServer(usual, null)
  expect(await sendTo(port)).toMatchObject({ success: false, permanent: false, mayHaveArrived: false })
})

test('a server that talks forever is cut off', async () => {
  let talking: NodeJS.Timeout | undefined
  closing.push(() => clearInterval(talking))
  const { port } = await startServer((line, socket) => {
    if (line !== '.') return usual(line, socket)
    talking = setInterval(() => socket.write('250-still at it\r\n'), 100)
    return undefined
  })
  expect(await sendTo(port)).toEqual({
    success: false,
    error: 'the mail server took more than 1 s',
    permanent: false,
    mayHaveArrived: true,
  })
})

test('a password is never sent without TLS, except to a server on this machine', async () => {
  const { port, heard } = await startServer((line, socket) => {
    if (line.startsWith('EHLO')) return '250-hello\r\n250 AUTH PLAIN'
    return line === 'STARTTLS' ? '502 no' : line.startsWith('AUTH') ? '235 fine' : usual(line, socket)
  })
  const refused = await sendTo(port, `smtp://user:secret@0.0.0.0:${port}?ignoreTLS=true`)
  expect(refused).toMatchObject({ success: false, permanent: false })
  expect(heard.join('\n')).not.toMatch(/AUTH|MAIL/)
  expect(await sendTo(port, `smtp://user:secret@127.0.0.1:${port}`)).toEqual({ success: true })
})

test('TLS is required if, and only if, there is a password to protect', () => {
  for (const url of ['smtp://mail.example:25', 'smtp://user:x@localhost', 'smtp://user:x@[::1]:25'])
    expect(withRequiredTls(url)).toBe(url)
  expect(withRequiredTls('smtp://user:x@mail.example:587?requireTLS=false&name=trees')).toBe(
    'smtp://user:x@mail.example:587?requireTLS=true&name=trees',
  )
})
