import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'

// What the desk is made of: topics (a word each, a file each) with verbs. A verb runs with the owner's connection behind
// `db()`, so it uses the same query modules as the site.

/** An expected fault, told to the owner as one plain message: a bad file, an unknown id. Nothing has been changed. */
export class Refusal extends Error {}

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
  /** What stands after the verb: 'EMAIL [--out FILE]'. */
  usage: string
  /** The first line is shown in lists, all of it by --help. */
  help: string
  /** Changes data, and so knows --dry-run and --yes. */
  changes: boolean
  options: Own
  /** Answers the exit code; nothing is 0. */
  run: (values: Values<Own>, positionals: string[]) => Promise<number | void>
}

export type DeskVerb = {
  usage: string
  help: string
  changes: boolean
  /** Reads the arguments at once and throws what is wrong with them; undefined where only help was asked for. */
  read: (args: string[]) => (() => Promise<number | void>) | undefined
}

export type DeskTopic = { summary: string; verbs: Record<string, DeskVerb> }

export function verb<const Own extends Options>({ options, run, ...words }: VerbParts<Own>): DeskVerb {
  return {
    ...words,
    read: (args) => {
      const known: Options = { ...options, ...everyVerb, ...(words.changes && changingVerb) }
      const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true })
      // The same values; only their type has lost which options they came from.
      return values['help'] === true ? undefined : () => run(values as Values<Own>, positionals)
    },
  }
}
