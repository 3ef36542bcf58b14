import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test, vi } from 'vitest'
import { logOutput } from './log-output.ts'

// /dev/full refuses every write with ENOSPC.

function open(path: string) {
  const fd = openSync(path, 'a')
  onTestFinished(() => closeSync(fd))
  return fd
}

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'log-output-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'log')
}

test('lines are written in order', async ({ expect }) => {
  const file = newFile()
  const output = logOutput(open(file))
  const lines = Array.from({ length: 1000 }, (_, index) => `{"line":${index}}\n`)
  for (const line of lines) output.write(line)
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe(lines.join('')))
})

test('a full disk neither throws nor blocks', async ({ expect }) => {
  const output = logOutput(open('/dev/full'))
  const started = performance.now()
  for (let index = 0; index < 10_000; index += 1) output.write(`${'x'.repeat(200)}\n`)
  expect(performance.now() - started).toBeLessThan(1000)
})

test("a process exits even if the disk is full, and writes its last lines if it isn't", ({ expect }) => {
  const program = `import { logOutput } from '#server/platform/log/log-output.ts'
    const output = logOutput(1)
    for (let line = 0; line < 3; line += 1) output.write(line + '\\n')
    process.exit(0)`
  const run = (stdout: number) =>
    spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', stdout, 'inherit'],
      timeout: 10_000,
    }).status
  expect(run(open('/dev/full'))).toBe(0)
  const file = newFile()
  expect(run(open(file))).toBe(0)
  // The last lines may overtake the one being written.
  expect(readFileSync(file, 'utf8').split('\n').toSorted()).toEqual(['', '0', '1', '2'])
})
