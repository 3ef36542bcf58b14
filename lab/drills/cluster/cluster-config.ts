import '../../../server/platform/config/require-node-24.ts'
import '../../../tools/help.ts'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { fillTemplate, namesIn } from '../../../tools/fill-template.ts'

// npx node lab/drills/cluster/cluster-config.ts haproxy.cfg /etc/hctc/cluster.env > /etc/haproxy/haproxy.cfg
//
// Prints one of the templates in lab/drills/cluster filled in for one of three servers. docs/operations.md explains the steps.

const templates = ['etcd.env', 'patroni.yml', 'haproxy.cfg'] as const
export type ClusterTemplate = (typeof templates)[number]

const isTemplate = (name: string): name is ClusterTemplate => templates.some((one) => one === name)

/** Throws if a value is missing, or could end a line or a quotation in one of the three formats. */
export function clusterConfig(name: ClusterTemplate, given: NodeJS.Dict<string>): string {
  const values = { ...given, ADDRESS: given[given['NODE']?.toUpperCase() ?? ''] }
  const template = readFileSync(`lab/drills/cluster/${name}`, 'utf8')
  const needed = new Set(
    template
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('#'))
      .flatMap(namesIn),
  )
  const wrong = [...needed].filter((each) => !/^[\w./:-]+$/.test(values[each as keyof typeof values] ?? ''))
  if (wrong.length > 0) throw new Error(`missing, or with other characters than allowed: ${wrong.join(', ')}`)
  return fillTemplate(template, values)
}

if (import.meta.main) {
  const [name = '', file] = process.argv.slice(2)
  if (!isTemplate(name) || file === undefined) {
    // To standard error, so a mistake doesn't end up in a configuration file.
    console.error(`npm run --silent cluster -- ${templates.join('|')} /etc/hctc/cluster.env`)
    process.exit(1)
  }
  process.stdout.write(clusterConfig(name, parseEnv(readFileSync(file, 'utf8'))))
}
