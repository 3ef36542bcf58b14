import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Prints the ports that a process is given, and keeps them until all others have theirs, too. */
const script = `
  import { freePort } from '#tools/free-port.ts'
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  console.log(ports.join(' '))
  setTimeout(() => undefined, 1000)
`

test('no port is given out twice, to one process or to several', { timeout: 30_000 }, async () => {
  const outputs = await Promise.all(
    Array.from({ length: 3 }, () => run(process.execPath, ['--input-type=module', '--eval', script])),
  )
  const ports = outputs.flatMap(({ stdout }) => stdout.trim().split(' ').map(Number))
  expect(new Set(ports).size).toBe(600)
  expect(Math.max(...ports)).toBeLessThan(20_000)
})
