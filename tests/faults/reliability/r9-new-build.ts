import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { assetsIn } from '#tools/warm/urls.ts'
import { report } from '#tests/faults/rig/measurements.ts'
import { askFor, startFront } from '#tests/faults/rig/front.ts'
import { untilItAnswers, type Rig } from '#tests/faults/rig/rig.ts'
import { startVisitor, untilHydrated } from '#tests/faults/rig/visitor.ts'

const parts = ['app', 'build', 'content', 'db', 'domain', 'pictures', 'public', 'server', 'tools', 'ui']
const files = [
  'package.json',
  'react-router.config.ts',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
  'worker.ts',
]

/** The next release in a folder of its own: a text of every page and the data of one have changed. */
function buildNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-next-'))
  for (const name of [...parts, ...files]) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from} any more`)
    writeFileSync(join(folder, file), text.replaceAll(from, to))
  }
  change('app/root.tsx', 'Skip to content', 'Skip to the content')
  change('app/pages/plant-database/plant-database-banner.tsx', 'The field guide', 'The new field guide')
  change('app/pages/plant-database/plant-database.page.tsx', 'plants: rows.map(', 'entries: rows.map(')
  change(
    'app/pages/plant-database/plant-database.page.tsx',
    'loaded, plants, total',
    'loaded, entries: plants, total',
  )
  execFileSync('node_modules/.bin/react-router', ['build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}

const buildOf = (html: string) => /\/assets\/manifest-\w+\.js/.exec(html)?.[0] ?? ''

/** R9: a new build is deployed while a page of the old one is kept: both come to life, and a click between them loads the page whole. */
export async function newBuild(rig: Rig): Promise<boolean> {
  const begun = performance.now()
  const front = await startFront(rig)
  const visitor = await startVisitor(front.origin)
  const { page, complaints } = visitor
  let folder: string | undefined
  try {
    const contact = `${front.origin}/contact`
    // As Chromium asks; and one that stays open in a browser meanwhile.
    await page.goto('/contact')
    const oldHtml = (await askFor(contact, { 'Accept-Encoding': 'br' })).body.toString()
    folder = buildNextRelease()
    await Promise.all(rig.apps.map((app) => app.killForNow()))
    for (const app of rig.apps) app.startAgain(folder)
    await Promise.all(rig.origins.map(untilItAnswers))

    const newHtml = (await askFor(`${rig.origins[0]}/contact`)).body.toString()
    const changed = buildOf(newHtml) !== buildOf(oldHtml) && buildOf(oldHtml) !== ''
    const oldAssets = [...new Set(assetsIn(oldHtml))].filter((path) => path.startsWith('/assets/'))
    const missing = []
    for (const path of oldAssets)
      if ((await askFor((rig.origins[0] ?? '') + path)).status !== 200) missing.push(path)

    const keptCopy = await page.goto('/contact')
    const isOld = buildOf((await keptCopy?.text()) ?? '') === buildOf(oldHtml)
    await untilHydrated(page)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Learn' }).click()
    await page.waitForURL(/\/plant-database$/)
    await untilHydrated(page)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const whole = documents
    // From here on both sides are of the new build: no page is loaded whole any more.
    await header.getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL(/\/contact$/)
    await page.getByRole('heading', { name: 'Ask before you dig' }).waitFor()
    return report('R9 a new build while pages of the old one are kept', begun, [
      { name: 'the builds differ', value: String(changed), holds: changed },
      { name: 'files of the old page', value: oldAssets.length, holds: oldAssets.length > 5 },
      { name: 'of these missing in the new release', value: missing.length, holds: missing.length === 0 },
      { name: 'the kept page is the old one, and came to life', value: String(isOld), holds: isOld },
      { name: 'pages loaded whole for a click from old to new', value: whole, holds: whole === 1 },
      {
        name: 'it shows the new page',
        value: String(heading?.includes('new')),
        holds: heading === 'The new field guide',
      },
      { name: 'pages loaded whole for the next click', value: documents - whole, holds: documents === whole },
      { name: 'complaints of the browser', value: complaints.length, holds: complaints.length === 0 },
    ])
  } finally {
    for (const line of complaints.slice(0, 5)) console.log(`     ${line}`)
    await visitor.stop()
    await front.stop()
    await Promise.all(rig.apps.map((app) => app.stop()))
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}
