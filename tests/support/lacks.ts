import { spawnSync } from 'node:child_process'

/** True on a laptop without this program, where the tests that need it are skipped. In CI they run, and fail. */
export const lacks = (program: string): boolean =>
  process.env['CI'] === undefined && spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0
