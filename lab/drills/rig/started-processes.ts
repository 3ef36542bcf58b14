import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

type Started = { pid: number; command: string }

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has exited meanwhile.
    return ''
  }
}

/**
 * Lists a scenario's processes that still run, even if its own is gone. They're in its process group, as nginx is, which
 * overwrites its environment, or have its temporary folder in theirs, as PostgreSQL does, which has a group of its own.
 */
export function processesOf(leader: number | undefined, folder: string): Started[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== leader)
    .filter((pid) => {
      // After the name in parentheses: state, parent, group.
      const [state, , group] = read(`/proc/${pid}/stat`)
        .replace(/^.*\) /s, '')
        .split(' ')
      if (state === undefined || state === 'Z' || state === '') return false
      return Number(group) === leader || read(`/proc/${pid}/environ`).includes(`TMPDIR=${folder}`)
    })
    .map((pid) => ({
      pid: Number(pid),
      command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, 80),
    }))
}

/** Kills all of it. A database's processes exit once their server is gone. */
export async function endAll(leader: number | undefined, folder: string) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const left = processesOf(leader, folder)
    if (left.length === 0) return
    for (const { pid } of left)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has exited meanwhile.
      }
    await sleep(100)
  }
}
