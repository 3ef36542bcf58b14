import type { startDesk } from './desk-process.ts'
import { plain } from './settings.ts'

type Desk = Awaited<ReturnType<typeof startDesk>>

/** Uploads lists as the desk's page does. */
export function priceListsOf(desk: Desk) {
  async function upload(cookie: string, name: string, content: string | Buffer) {
    const body = new FormData()
    body.set('list', new File([new Uint8Array(Buffer.from(content))], name))
    const response = await fetch(`${desk.address}/price-lists`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie, Origin: desk.origin },
      body,
    })
    return {
      status: response.status,
      path: response.headers.get('Location') ?? '',
      page: await response.text(),
    }
  }
  /** The page as text, without tags. */
  const read = async (path: string, cookie: string) => {
    const response = await desk.get(path, cookie)
    const html = await response.text()
    return {
      status: response.status,
      html,
      text: plain(html),
      fingerprint: /name="fingerprint" value="([^"]+)"/.exec(html)?.[1] ?? '',
    }
  }
  return { upload, read }
}
