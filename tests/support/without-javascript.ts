import { decode, wordsIn } from './page-parts.ts'

// Follows links and presses buttons as a browser without JavaScript does. The HTML is our own, so regular expressions are enough.

type Part = { kind: string; inside: string; from: number; to: number; has: Map<string, string> }

const attributesOf = (tag: string) =>
  new Map(
    [...(/^<[^>]*>/.exec(tag)?.[0] ?? '').matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), decode(value)] as const,
    ),
  )

const partsOf = (html: string, pattern: RegExp): Part[] =>
  [...html.matchAll(pattern)].map(({ 0: tag, 1: kind = 'input', 2: inside = '', index }) => ({
    kind,
    inside,
    from: index,
    to: index + tag.length,
    has: attributesOf(tag),
  }))

const nameOf = ({ has, inside }: Part) => has.get('aria-label') ?? wordsIn(inside).trim()

function valueOf({ kind, inside, has }: Part): string | undefined {
  if (has.get('type') === 'file') return undefined
  if (['checkbox', 'radio'].includes(has.get('type') ?? ''))
    return has.has('checked') ? (has.get('value') ?? 'on') : undefined
  if (kind === 'textarea') return decode(inside)
  if (kind !== 'select') return has.get('value') ?? ''
  const options = partsOf(inside, /<(option)[^>]*>/g)
  return (options.find((option) => option.has.has('selected')) ?? options[0])?.has.get('value')
}

/** The path of the link with this name. */
export function linkNamed(html: string, name: RegExp): string {
  const link = partsOf(html, /<(a) [^>]*>([\s\S]*?)<\/a>/g).find((each) => name.test(nameOf(each)))
  if (link === undefined) throw new Error(`No link is named ${name}`)
  return link.has.get('href') ?? ''
}

/** The request that pressing a button makes, with what a visitor typed or chose before. `at` is the page's own path. */
export function pressed(
  html: string,
  button: string,
  typed: Record<string, string | readonly string[]> = {},
  at = '/',
): { path: string; init: RequestInit } {
  const page = html.replaceAll(/<script[\s\S]*?<\/script>|<\/?noscript[^>]*>/g, '')
  const forms = partsOf(page, /<(form)[^>]*>([\s\S]*?)<\/form>/g)
  const controls = partsOf(page, /<input[^>]*>|<(select|textarea|button)\b[^>]*>([\s\S]*?)<\/\1>/g)
  const formOf = ({ has, from }: Part) =>
    forms.find((form) =>
      has.has('form') ? form.has.get('id') === has.get('form') : form.from < from && from < form.to,
    )
  const press = controls.find(
    (each) => each.kind === 'button' && each.has.get('type') !== 'button' && nameOf(each) === button,
  )
  const form = press && formOf(press)
  if (press === undefined || form === undefined || press.has.has('disabled'))
    throw new Error(`The page has no form with an enabled button "${button}"`)
  const fields = new URLSearchParams()
  const filled = new Set<string>()
  for (const control of controls) {
    const name = control.has.get('name')
    if (name === undefined || formOf(control) !== form || control.has.has('disabled')) continue
    if (control.kind === 'button' && control !== press) continue
    const isTyped = control !== press && typed[name] !== undefined
    if (isTyped && filled.has(name)) continue
    filled.add(name)
    for (const value of [(isTyped ? typed[name] : valueOf(control)) ?? []].flat()) fields.append(name, value)
  }
  const missing = Object.keys(typed).filter((name) => !filled.has(name))
  if (missing.length > 0) throw new Error(`The form has no field "${missing.join()}"`)
  const to = new URL(form.has.get('action') ?? '', new URL(at, 'http://site'))
  if (form.has.get('method') === 'post')
    return { path: to.pathname + to.search, init: { method: 'POST', body: fields } }
  to.search = fields.toString()
  return { path: to.pathname + to.search + to.hash, init: {} }
}
