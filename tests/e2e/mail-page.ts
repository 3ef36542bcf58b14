import { until } from '#tests/support/until.ts'

type Listed = { to: string; subject: string; text: string }

const readable = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The emails in the preview's mail sink, which listens one port above the site. */
async function listMails(siteUrl: string, about: string): Promise<Listed[]> {
  const url = new URL(siteUrl)
  url.port = String(Number(url.port) + 1)
  const list = await (await fetch(url)).text()
  const rows = [...list.matchAll(/<tr><td>[\d:]+<td>([^<]*)<td><a href="(\/\d+)">([^<]*)<\/a>/g)]
  const wanted = rows.filter(([, , , subject = '']) => subject.includes(about))
  return Promise.all(
    wanted.map(async ([, to = '', path = '', subject = '']) => {
      const page = await (await fetch(new URL(path, url))).text()
      return { to, subject: readable(subject), text: readable(/<pre>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? '') }
    }),
  )
}

/** Waits for an email about a quote to this recipient. */
export function mailAbout(
  siteUrl: string | undefined,
  number: string,
  to: string,
  subject = '',
): Promise<Listed> {
  return until(`mail about ${number} to ${to}`, async () => {
    const mails = await listMails(siteUrl ?? '', number)
    return mails.find((mail) => mail.to === to && mail.subject.includes(subject))
  })
}

export const businessEmail = 'trees@hillcountrytree.example'
