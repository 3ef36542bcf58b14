import type { startDesk } from './desk-process.ts'

type Desk = Awaited<ReturnType<typeof startDesk>>

/** Reads and changes settings as the desk's pages do. */
export function settingsOf(desk: Desk, cookie: string) {
  const plain = (html: string) =>
    html
      .replaceAll(/<script.*?<\/script>/gs, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&#x27;|’/g, "'")
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
  /** The page, and what stands for what it shows: that of the form with this name. */
  async function load(path: string, form?: string) {
    const html = await (await desk.get(path, cookie)).text()
    const part = form === undefined ? html : html.slice(html.indexOf(`name="form" value="${form}"`))
    return { html, text: plain(html), seen: /name="seen" value="([^"]+)"/.exec(part)?.[1] ?? '' }
  }
  /** The changes that the page announces. */
  async function preview(path: string, fields: Record<string, string>) {
    const { seen } = await load(path, fields['form'])
    const response = await desk.post(path, cookie, { seen, ...fields, intent: 'preview' })
    return (await response.text()).replaceAll('’', "'")
  }
  /** Saves what was loaded a moment before. */
  async function save(path: string, fields: Record<string, string>) {
    const { seen } = await load(path, fields['form'])
    return desk.post(path, cookie, { seen, ...fields, intent: 'save' })
  }
  return { load, preview, save }
}
