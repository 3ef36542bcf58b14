import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** Renders both parts of an email: HTML, and plain text derived from it, with numbers still in columns. */
export async function renderEmail(mail: ReactElement): Promise<{ html: string; text: string }> {
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
