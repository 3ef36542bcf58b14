import '#server/config/require-node-24.ts'
import { crawl } from './warm/crawl.ts'

// npm run warm -- http://127.0.0.1          every page, its data and its files, through the cache, in each encoding
// npm run warm -- http://127.0.0.1 --no-pictures
//
// After a deployment and once a day: what has been asked for within 14 days is there when the application is not.

const site = process.argv.slice(2).find((argument) => URL.canParse(argument))
if (site === undefined) throw new Error('say where the site is: npm run warm -- https://trees.example')

const begun = performance.now()
const { asked, failed } = await crawl(site, { pictures: !process.argv.includes('--no-pictures') })
for (const { path, status } of failed) console.error(`${status} ${path}`)
const count = (kind: string) => [...asked].filter((path) => path.startsWith(kind)).length
console.log(
  `${asked.size} addresses in ${((performance.now() - begun) / 1000).toFixed(0)} s (${count('/assets/')} files of the build, ${count('/images/')} pictures), ${failed.length} failed`,
)
process.exitCode = failed.length === 0 ? 0 : 1
