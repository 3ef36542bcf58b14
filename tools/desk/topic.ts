import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'

// The desk has topics (one word and one file each) with verbs. A verb runs with the owner's connection behind `db()`, so it uses
// the same query modules as the site.

type Options = NonNullable<ParseArgsConfig['options']>

const everyVerb = { help: { type: 'boolean', short: 'h' } } satisfies Options
const changingVerb = {
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
} satisfies Options

type Values<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own; allowPositionals: true }>
>['values'] & { 'dry-run'?: boolean; yes?: boolean }

type VerbParts<Own extends Options> = {
  /** The arguments after the verb: 'EMAIL [--out FILE]'. */
  usage: string
  /** Lists show the first line, --help shows all of it. */
  help: string
  /** True if it changes data, and so accepts --dry-run and --yes. */
  changes: boolean
  options: Own
  run: (values: Values<Own>, positionals: string[]) => Promise<void>
}

export type DeskVerb = {
  usage: string
  help: string
  changes: boolean
  /** Parses the arguments right away and throws if they're wrong. Returns undefined for --help. */
  read: (args: string[]) => (() => Promise<void>) | undefined
}

export type DeskTopic = { summary: string; verbs: Record<string, DeskVerb> }

export function verb<const Own extends Options>({ options, run, ...words }: VerbParts<Own>): DeskVerb {
  return {
    ...words,
    read: (args) => {
      const known: Options = { ...options, ...everyVerb, ...(words.changes && changingVerb) }
      const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true })
      // parseArgs can't infer the type from the merged options.
      return values['help'] === true ? undefined : () => run(values as Values<Own>, positionals)
    },
  }
}
