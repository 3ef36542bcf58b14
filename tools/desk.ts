import '#server/config/require-node-24.ts'
import { existsSync } from 'node:fs'
import { closeDatabase, useDatabase } from '#server/db/database.ts'
import { closeQueue } from '#server/jobs/queue.ts'
import { toolEnv } from '#server/config/env.ts'
import { cache } from './desk/cache.ts'
import { explainFault } from './desk/explain-fault.ts'
import { featured } from './desk/featured.ts'
import { inventory } from './desk/inventory.ts'
import { mail } from './desk/mail.ts'
import { markup } from './desk/markup.ts'
import { people } from './desk/people.ts'
import { pictures } from './desk/pictures.ts'
import { privacy } from './desk/privacy.ts'
import { quotes } from './desk/quotes.ts'
import { settings } from './desk/settings.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { DeskTopic, DeskVerb } from './desk/topic.ts'
import { zones } from './desk/zones.ts'
import { localFolder, withOwnersDatabase } from './owners-database.ts'

// The owner's desk: npm run desk -- <topic> <verb> …

export const topics: Record<string, DeskTopic> = {
  inventory,
  pictures,
  quotes,
  mail,
  settings,
  zones,
  markup,
  featured,
  privacy,
  people,
  cache,
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''

function listTopics(): string {
  const lines = Object.entries(topics).map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`)
  return ['npm run desk -- TOPIC VERB …', '', ...lines, '', 'npm run desk -- TOPIC lists its verbs.'].join(
    '\n',
  )
}

function listVerbs(name: string, { summary, verbs }: DeskTopic): string {
  const lines = Object.entries(verbs).flatMap(([verbName, { usage, help }]) => [
    `  ${name} ${verbName} ${usage}`.trimEnd(),
    `      ${firstLine(help)}`,
  ])
  return [`${name}: ${summary}`, '', ...lines, '', `npm run desk -- ${name} VERB --help explains one.`].join(
    '\n',
  )
}

function describeVerb(name: string, { usage, help, changes }: DeskVerb): string {
  const switches = [
    '  --dry-run  shows what would change without changing it',
    '  --yes      makes the change without asking',
  ]
  return [`npm run desk -- ${name} ${usage}`.trimEnd(), '', help, ...(changes ? ['', ...switches] : [])].join(
    '\n',
  )
}

/** Long statements are fine here: only the owner is waiting. */
const statementTimeoutMs = 10 * 60_000

async function runVerb(work: () => Promise<number | void>): Promise<number> {
  // On a server, a forgotten DATABASE_URL must not create an empty database that looks like the real one.
  if (toolEnv().DATABASE_URL === undefined && !existsSync(localFolder))
    throw new Refusal(
      "Which database? Set DATABASE_URL to the owner's connection. There's no local one here from npm run dev either.",
    )
  let code = 0
  await withOwnersDatabase(async (ownerUrl) => {
    useDatabase(ownerUrl, { poolSize: 2, statementTimeoutMs })
    try {
      code = (await work()) ?? 0
    } finally {
      await closeQueue()
      await closeDatabase()
    }
  })
  return code
}

async function desk([topicName = '', verbName = '', ...args]: string[]): Promise<number> {
  const topic = Object.hasOwn(topics, topicName) ? topics[topicName] : undefined
  if (topic === undefined) {
    console.log(listTopics())
    return ['', 'help', '--help', '-h'].includes(topicName) ? 0 : 2
  }
  const verb = Object.hasOwn(topic.verbs, verbName) ? topic.verbs[verbName] : undefined
  if (verb === undefined) {
    console.log(listVerbs(topicName, topic))
    return ['', 'help', '--help', '-h'].includes(verbName) ? 0 : 2
  }
  const help = describeVerb(`${topicName} ${verbName}`, verb)
  let work: ReturnType<DeskVerb['read']>
  try {
    work = verb.read(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : 'invalid arguments'}\n\n${help}`)
    return 2
  }
  if (work === undefined) {
    console.log(help)
    return 0
  }
  try {
    return await runVerb(work)
  } catch (error) {
    const message = error instanceof Refusal ? error.message : explainFault(error)
    if (message === undefined) throw error
    console.error(message)
    return 1
  }
}

if (import.meta.main) process.exitCode = await desk(process.argv.slice(2))
