import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { crawl } from './warm/crawl.ts'

// npm run warm -- http://127.0.0.1                 requests every page, its data, files and pictures, in each encoding
// npm run warm -- http://127.0.0.1 --no-pictures   the same without pictures
//
// Run it after a deployment and once a day: nginx can serve whatever was requested in the last 14 days without the application.

const site = process.argv.slice(2).find((argument) => URL.canParse(argument))
if (site === undefined) throw new Error('Name the site: npm run warm -- https://trees.example')

const begun = performance.now()
const { asked, failed } = await crawl(site, { pictures: !process.argv.includes('--no-pictures') })
for (const { path, status } of failed) console.error(`${status} ${path}`)
const count = (kind: string) => [...asked].filter((path) => path.startsWith(kind)).length
console.log(
  `${asked.size} URLs in ${((performance.now() - begun) / 1000).toFixed(0)} s (${count('/assets/')} build files, ${count('/images/')} pictures), ${failed.length} failed`,
)
process.exitCode = failed.length === 0 ? 0 : 1
