import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'

// Builds the site and the desk, side by side. Arguments are passed on to React Router.

async function build(...root: string[]): Promise<boolean> {
  const args = ['build', ...root, ...process.argv.slice(2)]
  const [code] = await once(spawn('react-router', args, { stdio: 'inherit' }), 'exit')
  return code === 0
}

const results = await Promise.all([build(), build('desk')])
process.exitCode = results.every(Boolean) ? 0 : 1
