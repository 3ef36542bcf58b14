import { render, toPlainText } from '@react-email/render'
import type { ReactElement, ReactNode } from 'react'
import sharp from 'sharp'
import { telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'
import type { Email } from './mailer.ts'
import { ground, paper, Paragraph, sans, serif, Table } from './mail-parts.tsx'

const onPhones = `@media (max-width:620px){.card{border-radius:0!important;border-left:0!important;border-right:0!important}.outer{padding:0!important}.px{padding-left:20px!important;padding-right:20px!important}.stack{display:block!important;width:auto!important;padding-left:0!important}th.stack{padding-top:10px!important;padding-bottom:0!important}.v{padding-top:0!important}.btnw,.btnw a{width:100%!important;box-sizing:border-box;text-align:center}.hide{display:none!important}}`

type MailFrameProps = {
  title: string
  /** Shown next to the subject in the inbox, so it shouldn't repeat the subject. */
  preview: string
  company: CompanyProfile
  /** Below the card: why this email was sent. */
  foot: string
  children: ReactNode
}

export function MailFrame({ title, preview, company, foot, children }: MailFrameProps) {
  const { name, phone, city, state, zip, quoteDeskHours } = company
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <meta name="format-detection" content="telephone=no,address=no,date=no" />
        <title>{title}</title>
        <style>{onPhones}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: paper.surface }}>
        <div
          data-skip-in-text="true"
          style={{ display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, color: paper.surface }}
        >
          {preview}
        </div>
        <Table style={{ background: paper.surface }}>
          <tr>
            <td align="center" className="outer" {...ground(paper.surface)} style={{ padding: '28px 12px' }}>
              <Table
                className="card"
                style={{
                  width: '100%',
                  maxWidth: 600,
                  background: paper.raised,
                  border: `1px solid ${paper.line}`,
                  borderRadius: 8,
                }}
              >
                <tr data-skip-in-text="true">
                  <td
                    className="px"
                    style={{ padding: '20px 36px', borderBottom: `1px solid ${paper.line}` }}
                  >
                    <Letterhead phone={phone} />
                  </td>
                </tr>
                {children}
                <tr>
                  <td style={{ height: 32, fontSize: 0, lineHeight: 0 }}>{'\u00A0'}</td>
                </tr>
              </Table>
              <Table style={{ width: '100%', maxWidth: 600 }}>
                <tr>
                  <td className="px" align="left" style={{ padding: '20px 36px' }}>
                    <Paragraph small>
                      {name}, {city}, {state} {zip}, {phone}. Quote desk {quoteDeskHours}.
                    </Paragraph>
                    <Paragraph small>{foot}</Paragraph>
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

const markCid = 'mark@hctc'

let mark: Promise<Buffer> | undefined

/** Mail programs support neither WebP nor SVG. */
async function logoPicture(): Promise<Email['pictures'][number]> {
  mark ??= sharp('public/favicon.svg', { density: 144 }).resize(80, 80).png().toBuffer()
  return { cid: markCid, type: 'image/png', bytes: await mark }
}

function Letterhead({ phone }: { phone: string }) {
  const small = { fontFamily: sans, fontSize: 13, fontWeight: 'normal', color: paper.soft } as const
  return (
    <Table>
      <tr>
        <td width={52} style={{ width: 52 }}>
          <img
            src={`cid:${markCid}`}
            width={40}
            height={40}
            alt="Growth rings"
            style={{ display: 'block', border: 0 }}
          />
        </td>
        <td
          style={{ fontFamily: serif, fontSize: 20, lineHeight: 1.1, color: paper.ink, fontWeight: 'bold' }}
        >
          Hill Country
          <br />
          <span style={small}>Tree Company</span>
        </td>
        <td align="right" className="hide" style={{ ...small, fontSize: 14 }}>
          <a href={telephoneLink(phone)} style={{ color: paper.soft, textDecoration: 'none' }}>
            {phone}
          </a>
        </td>
      </tr>
    </Table>
  )
}

/** Renders both parts of an email: HTML, and plain text derived from it, with numbers still in columns. The logo is always attached. */
export async function renderEmail(
  mail: ReactElement,
  pictures: Email['pictures'] = [],
): Promise<Pick<Email, 'html' | 'text' | 'pictures'>> {
  const html = await render(mail)
  const plain = toPlainText(html, {
    wordwrap: 76,
    selectors: [
      { selector: 'a[href^="tel:"]', format: 'anchor', options: { ignoreHref: true } },
      ...['h1', 'h2'].map((selector) => ({ selector, format: 'heading', options: { uppercase: false } })),
      {
        selector: '[data-text-format="dataTable"]',
        format: 'dataTable',
        options: { maxColumnWidth: 56, uppercaseHeaderCells: false },
      },
    ],
  })
  return { html, text: plain, pictures: [await logoPicture(), ...pictures] }
}
