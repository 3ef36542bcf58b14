import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { topics } from './desk.ts'

// The documentation only mentions files, scripts, desk commands and headings that exist.

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const topLevel = new Set(files.map((file) => file.split('/')[0]))
const fileNames = new Set(files.map((file) => basename(file)))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const verbs = new Map(
  await Promise.all(
    Object.entries(topics).map(async ([topic, load]) => [topic, Object.keys((await load()).verbs)] as const),
  ),
)
const docs = files.filter((file) => /^(README|CONTRIBUTING|SECURITY|docs\/.*|lab\/.*README)\.md$/.test(file))

type Doc = { path: string; text: string }

const capturedBy = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const withoutCodeBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** Placeholders (<slug>, NNNN, *), absolute paths, and what only exists after a build or a run. */
const isNotInRepository = (span: string) =>
  /[<*{…]|NNNN|^\/|^(\.local|build|node_modules|test-results)\//.test(span)

function isPath(span: string): boolean {
  if (!/^[\w.@/-]+$/.test(span) || isNotInRepository(span)) return false
  const isSource = /[\w-]\.(tsx?|md|css|sh|conf|sql|tsv|ya?ml|jsonc?)$/.test(span)
  return isSource || (span.includes('/') && topLevel.has(span.split('/')[0] ?? '')) || /^[\w-]+\/$/.test(span)
}

/** A name without a folder may be any file, since the sentence around it names the folder. */
const exists = (span: string, doc: Doc) =>
  existsSync(span) || existsSync(join(dirname(doc.path), span)) || fileNames.has(span)

/** GitHub's anchors. */
const anchorsOf = (markdown: string) =>
  capturedBy(/^#+ (.+)$/gm, withoutCodeBlocks(markdown)).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

function isBrokenLink(link: string, doc: Doc): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? doc.path : join(dirname(doc.path), file)
  if (!existsSync(target)) return true
  const markdown = file === '' ? doc.text : anchor === undefined ? '' : readFileSync(target, 'utf8')
  return anchor !== undefined && !anchorsOf(markdown).includes(anchor)
}

function isUnknownDeskCommand(command: string): boolean {
  const [topic = '', verb = ''] = command.split(' ')
  return !verbs.has(topic) || (verb !== '' && verbs.get(topic)?.includes(verb) === false)
}

/** A tool that has no npm script is found by its --help. */
const explainsItself = (tool: string) =>
  existsSync(tool) && /tools\/help\.ts|--help/.test(readFileSync(tool, 'utf8'))

function findDeadReferences(doc: Doc): string[] {
  const prose = withoutCodeBlocks(doc.text)
  const spans = capturedBy(/`([^`\n]+)`/g, prose)
  const links = [...capturedBy(/\]\(([^)\s]+)\)/g, prose), ...capturedBy(/ src="([^"]+)"/g, prose)]
  const deskCommands = [
    ...capturedBy(/npm run desk -- ([a-z]+(?: [a-z]+)?)/g, doc.text),
    ...spans.filter((span) => verbs.has(/^([a-z]+) [a-z]/.exec(span)?.[1] ?? '')),
  ]
  const dead = [
    ...spans.filter((span) => isPath(span) && !exists(span, doc)),
    ...links.filter((link) => !/^(https?|mailto):/.test(link) && isBrokenLink(link, doc)),
    ...capturedBy(/npm run (?:--silent )?([\w:-]+)/g, doc.text).filter(
      (name) => !Object.hasOwn(scripts, name),
    ),
    ...capturedBy(/npx node (\S+\.ts)/g, doc.text).filter(
      (tool) => !isNotInRepository(tool) && !explainsItself(tool),
    ),
    ...deskCommands.filter(isUnknownDeskCommand),
  ]
  return dead.map((reference) => `${doc.path}: ${reference}`)
}

test.each(docs)('%s only refers to what exists', (path) => {
  expect(findDeadReferences({ path, text: readFileSync(path, 'utf8') })).toEqual([])
})

test.each([
  'See `server/no-such-file.ts`.',
  'See `no-such-file.tsx`.',
  'See `app/no-such-folder`.',
  'See `no-such-folder/`.',
  'See [this](no-such-file.md).',
  'See [this](#no-such-heading).',
  'See [this](docs/operations/nginx.md#no-such-heading).',
  '<img src="docs/no-such-picture.webp">',
  'Run `npm run no-such-script`.',
  '```sh\nnpm run --silent no-such-script\n```',
  'Run `npx node tools/no-such-tool.ts`.',
  'Run `npx node tools/free-port.ts`.',
  'Run `npm run desk -- no`.',
  '```sh\nnpm run desk -- mail forget\n```',
  'Run `mail forget ID`.',
])('catches a dead reference: %j', (text) => {
  expect(findDeadReferences({ path: 'README.md', text })).toHaveLength(1)
})
