import { readdirSync, readFileSync } from 'node:fs'

type Process = { id: number; parent: number; command: string; milliseconds: number }

// Linux counts in hundredths of a second.
const tick = 10

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        // User and system time, of the process and of the children that it has outlived.
        const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        return [{ id: Number(name), parent: Number(fields[1]), command, milliseconds: ticks * tick }]
      } catch {
        return [] // It has ended meanwhile.
      }
    })
}

/** CPU time so far of our child processes whose command contains `part`, with their own children. */
export function cpuTimeOf(part: string): number {
  const all = listProcesses()
  const withChildren = (id: number): number =>
    all
      .filter((each) => each.parent === id)
      .reduce((sum, child) => sum + child.milliseconds + withChildren(child.id), 0)
  return all
    .filter(({ parent, command }) => parent === process.pid && command.includes(part))
    .reduce((sum, { id, milliseconds }) => sum + milliseconds + withChildren(id), 0)
}
