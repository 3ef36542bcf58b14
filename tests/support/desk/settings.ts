import { afterAll } from 'vitest'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { until } from '#tests/support/until.ts'
import { startDesk } from './desk-process.ts'

type Desk = Awaited<ReturnType<typeof startDesk>>

/** The words of a page of the desk, without tags. */
export const plain = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** Reads and changes settings as the desk's pages do. */
export function settingsOf(desk: Desk, cookie: string) {
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

/** A desk where an owner changes settings while the site runs. */
export async function startDeskWithSite() {
  const desk = await startDesk()
  const rosa = await desk.signIn()
  const site = await startSiteProcess(desk.ownerUrl)
  afterAll(site.stop)
  return {
    ...desk,
    ...settingsOf(desk, rosa.cookie),
    rosa,
    site,
    shows: (path: string, words: string) =>
      until(`${words} on ${path}`, async () => (await (await site.get(path)).text()).includes(words), 2),
    lastLogged: async (subject: string) =>
      (
        await desk.owner.query(
          'select person_id::int as person, action, details from desk_log where subject = $1 order by id desc limit 1',
          [subject],
        )
      ).rows[0],
  }
}
