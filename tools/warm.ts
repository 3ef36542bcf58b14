import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { createSizes, listMasters } from '#server/platform/pictures/picture-files.ts'
import { crawl } from './warm/crawl.ts'

// npm run warm -- --pictures                       creates missing picture sizes, before the processes restart
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

/** Creates every picture's missing sizes, two at a time. */
async function createPictures() {
  const masters = [...(await listMasters())]
  const failed: string[] = []
  const waiting = masters.values()
  const work = async () => {
    for (const [key, master] of waiting)
      await createSizes(key, master).catch((reason: unknown) => failed.push(`${key}: ${String(reason)}`))
  }
  await Promise.all([work(), work()])
  for (const each of failed) console.error(each)
  console.log(`${masters.length} pictures in ${seconds()}, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

const site = process.argv.slice(2).find((argument) => URL.canParse(argument))
if (site !== undefined) await warm(site)
else if (process.argv.includes('--pictures')) await createPictures()
else throw new Error('Name the site: npm run warm -- https://trees.example')
