import '#server/platform/config/require-node-24.ts'
import { existsSync } from 'node:fs'
import { toolEnv } from '#server/platform/config/env.ts'
import { closeDatabase, useDatabase } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { explainFault } from './desk/explain-fault.ts'
import type { DeskTopic, DeskVerb } from './desk/topic.ts'
import { localFolder, withOwnersDatabase } from './owners-database.ts'

// Commands that have to work without the desk's screens, or have none: npm run desk -- <topic> <verb> …

/** Each is loaded when it's used, since loading is most of what a command takes. */
export const topics: Record<string, () => Promise<DeskTopic>> = {
  people: async () => (await import('./desk/people.ts')).people,
  mail: async () => (await import('./desk/mail.ts')).mail,
  pictures: async () => (await import('./desk/pictures.ts')).pictures,
  privacy: async () => (await import('./desk/privacy.ts')).privacy,
  cache: async () => (await import('./desk/cache.ts')).cache,
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''

async function listTopics(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(topics).map(async ([name, load]) => `  ${name.padEnd(12)} ${(await load()).summary}`),
  )
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

async function runVerb(work: () => Promise<void>) {
  // On a server, a forgotten DATABASE_URL must not create an empty database that looks like the real one.
  if (toolEnv().DATABASE_URL === undefined && !existsSync(localFolder))
    throw new Refusal(
      "Which database? Set DATABASE_URL to the owner's connection. There's no local one here from npm run dev either.",
    )
  await withOwnersDatabase(async (ownerUrl) => {
    useDatabase(ownerUrl, { poolSize: 2, statementTimeoutMs })
    await work().finally(closeDatabase)
  })
}

/** Runs one command and returns its exit code. */
export async function desk([topicName = '', verbName = '', ...args]: string[]): Promise<number> {
  const topic = Object.hasOwn(topics, topicName) ? await topics[topicName]?.() : undefined
  if (topic === undefined) {
    console.log(await listTopics())
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
    await runVerb(work)
    return 0
  } catch (error) {
    const message = error instanceof Refusal ? error.message : explainFault(error)
    if (message === undefined) throw error
    console.error(message)
    return 1
  }
}

if (import.meta.main) process.exitCode = await desk(process.argv.slice(2))
