import { readFileSync } from 'node:fs'

// Import this right after the check for Node. With --help, it prints the comment at the head of the tool that was started, and ends.

const [, tool = '', ...given] = process.argv
if (given.includes('--help')) {
  const [comment = ''] = /^\/\/.*(\n\/\/.*)*/m.exec(readFileSync(tool, 'utf8')) ?? []
  console.log(comment.replaceAll(/^\/\/ ?/gm, ''))
  process.exit(0)
}
