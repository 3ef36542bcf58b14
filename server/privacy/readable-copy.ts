import { formatCents } from '#domain/money.ts'
import { formatMoment } from '#domain/quotes/validity.ts'
import { capitalize } from '#domain/wording.ts'

// A person's data as a page to read, print or send: one HTML file that needs nothing else. It's written from whatever the export
// has, so that nothing can be missing from it.

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** 'termsAcceptedAt' is 'Terms accepted at', 'subtotalCents' is 'Subtotal', and 'isPickup' is 'Pickup'. */
const labelOf = (key: string) =>
  capitalize(
    key
      .replace(/^is(?=[A-Z])/, '')
      .replace(/Cents$/, '')
      .replace(/^cents$/, 'amount')
      .replaceAll(/([A-Z])/g, ' $1')
      .trim()
      .toLowerCase(),
  )

/** Our numbers for rows tell a person nothing. */
const isInternal = (key: string) => key === 'id' || key.endsWith('Id')

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

function simple(key: string, value: unknown): string | null {
  if (value instanceof Date) return formatMoment(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return /cents$/i.test(key) ? formatCents(value) : String(value)
  return typeof value === 'string' ? escapeHtml(value) : null
}

function entry(key: string, value: unknown): string {
  if (isInternal(key) || isNothing(value)) return ''
  if (key === 'jpeg' && value !== 'file missing')
    return `<p><img alt="Your photo" src="data:image/jpeg;base64,${escapeHtml(String(value))}"></p>`
  const shown = simple(key, value)
  if (shown !== null) return `<p><b>${escapeHtml(labelOf(key))}:</b> ${shown}</p>`
  const parts = isList(value) ? value : [value]
  return `<section><h2>${escapeHtml(labelOf(key))}</h2>${parts.map((part) => block(key, part)).join('')}</section>`
}

function block(key: string, value: unknown): string {
  const shown = simple(key, value)
  if (shown !== null) return `<p>${shown}</p>`
  return `<div>${Object.entries(value as object)
    .map(([name, part]) => entry(name, part))
    .join('')}</div>`
}

type Copy = { companyName: string; asOf: Date; data: Readonly<Record<string, unknown>> }

export function readableCopy({ companyName, asOf, data }: Copy): string {
  const parts = Object.entries(data)
    .map(([key, value]) => entry(key, value))
    .join('')
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data at ${escapeHtml(companyName)}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.1rem }
p { margin: .2rem 0; white-space: pre-line; overflow-wrap: anywhere }
div { border-left: 2px solid; padding-left: 1rem; margin-bottom: 1rem }
img { max-width: 100% }
</style>
<h1>Your data at ${escapeHtml(companyName)}</h1>
<p>Everything we had stored about you on ${formatMoment(asOf)}.</p>
${parts || '<p>We had nothing about you.</p>'}
</html>
`
}
