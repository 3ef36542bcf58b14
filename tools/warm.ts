import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { resolve } from 'node:path'
import { withOwnersDatabase } from './owners-database.ts'
import { crawl } from './warm/crawl.ts'

// npm run warm -- --pictures                       creates missing picture sizes and social cards, before the processes restart
// npm run warm -- http://127.0.0.1                 requests every page, its data, files and pictures, in each encoding
// npm run warm -- http://127.0.0.1 --no-pictures   the same without pictures
//
// Request the site after a deployment and once a day: nginx can serve whatever was requested in the last 14 days without the application.

const begun = performance.now()
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`

async function warm(site: string) {
  const { asked, failed } = await crawl(site, { pictures: !process.argv.includes('--no-pictures') })
  for (const { path, status } of failed) console.error(`${status} ${path}`)
  const count = (kind: string) => [...asked].filter((path) => path.startsWith(kind)).length
  console.log(
    `${asked.size} URLs in ${seconds()} (${count('/assets/')} build files, ${count('/images/')} pictures), ${failed.length} failed`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}

async function create(databaseUrl: string) {
  const built = (await import(
    resolve('build/server/create-pictures.js')
  )) as typeof import('./warm/create-pictures.ts')
  const { pictures, cards, failed } = await built.createPictures(databaseUrl)
  for (const { name, reason } of failed) console.error(`${name}: ${String(reason)}`)
  console.log(`${pictures} pictures and the cards of ${cards} pages in ${seconds()}, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

const site = process.argv.slice(2).find((argument) => URL.canParse(argument))
if (site !== undefined) await warm(site)
else if (process.argv.includes('--pictures')) await withOwnersDatabase(create)
else throw new Error('Name the site: npm run warm -- https://trees.example')
