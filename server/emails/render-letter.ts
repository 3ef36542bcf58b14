import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** Both parts of a mail from one source: the text is read off the markup, with its figures still in columns. */
export async function renderLetter(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail)
  const text = toPlainText(html, {
    wordwrap: 76,
    selectors: [
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      { selector: 'h1', format: 'heading', options: { uppercase: false } },
      {
        selector: '[data-text-format="dataTable"]',
        format: 'dataTable',
        options: { maxColumnWidth: 56, uppercaseHeaderCells: false },
      },
    ],
  })
  return { html, text }
}
