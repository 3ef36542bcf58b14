import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'
import type { Role } from '#server/people/person.ts'
import { freePort } from '#tools/free-port.ts'
import { signInWithoutPasskey } from './desk-session.ts'
import { cloneDatabase, closeAfterAll } from '#tests/support/site.ts'

const secretKey = 'a secret of the tests, of no use anywhere else'

/** The built desk on its own port, in this process, with its own database and the desk's role. */
export async function startDesk(entries: Record<string, string> = {}) {
  const { owner, ownerUrl, query } = await cloneDatabase()
  const port = await freePort()
  // Passkeys need a host name, and requests a numeric address.
  const [origin, address] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  Object.assign(process.env, {
    DATABASE_URL: roleUrl(ownerUrl, 'desk'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    SITE_ORIGIN: 'https://trees.example',
    DESK_ORIGIN: origin,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'silent',
    ...entries,
  })
  const { createApp } = (await import(
    /* @vite-ignore */ new URL('../../../desk/build/server/desk.js', import.meta.url).href
  )) as typeof import('../../../desk.ts')
  const server = createServer(createApp()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => new Promise((closed) => server.close(closed)))
  closeAfterAll()
  return {
    owner,
    ownerUrl,
    query,
    origin,
    address,
    get: (path: string, cookie = '') =>
      fetch(address + path, { redirect: 'manual', headers: { Cookie: cookie } }),
    /** Posts a form as the desk's own pages do. */
    post: (
      path: string,
      cookie: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ) =>
      fetch(address + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: cookie, Origin: origin, ...headers },
        body: new URLSearchParams(fields),
      }),
    /** A new person's id and Cookie header. */
    signIn: (name = 'Rosa', role: Role = 'owner') => signInWithoutPasskey(query, { name, role, secretKey }),
  }
}
