import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { assetsIn } from '../../../tools/warm/urls.ts'
import { report, above, equal, none, yes, judged } from '#lab/drills/rig/measurements.ts'
import { timedFetch, startFront } from '#lab/drills/rig/front.ts'
import { untilHealthy, type Rig } from '#lab/drills/rig/rig.ts'
import { startVisitor, untilHydrated } from '#lab/drills/rig/visitor.ts'

const parts = ['app', 'build', 'content', 'db', 'domain', 'pictures', 'public', 'server', 'tools', 'ui']
const files = [
  'package.json',
  'react-router.config.ts',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
  'worker.ts',
]

/** Builds the next release in its own folder, with a text on every page and one page's data changed. */
function buildNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-next-'))
  for (const name of [...parts, ...files]) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} no longer contains ${from}`)
    writeFileSync(join(folder, file), text.replaceAll(from, to))
  }
  change('app/root.tsx', 'Skip to content', 'Skip to the content')
  change('app/pages/plant-database/plant-database-banner.tsx', "'Plant database'", "'New plant database'")
  change('app/pages/plant-database/plant-database.page.tsx', 'plants: rows.map(', 'entries: rows.map(')
  change(
    'app/pages/plant-database/plant-database.page.tsx',
    'loaded, plants, nearest',
    'loaded, entries: plants, nearest',
  )
  execFileSync('node_modules/.bin/react-router', ['build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}

const buildOf = (html: string) => /\/assets\/manifest-\w+\.js/.exec(html)?.[0] ?? ''

/** R9: a new build is deployed while an old page is cached: both hydrate, and a click from old to new loads a full document. */
export async function newBuild(rig: Rig): Promise<boolean> {
  const front = await startFront(rig)
  const visitor = await startVisitor(front.origin)
  const { page, complaints } = visitor
  let folder: string | undefined
  try {
    const contact = `${front.origin}/contact`
    // Cache the page as Chromium requests it, and leave it open in a browser meanwhile.
    await page.goto('/contact')
    const oldHtml = (await timedFetch(contact, { 'Accept-Encoding': 'br' })).body.toString()
    folder = buildNextRelease()
    await Promise.all(rig.apps.map((app) => app.takeDown()))
    for (const app of rig.apps) app.startAgain(folder)
    await Promise.all(rig.origins.map(untilHealthy))

    const newHtml = (await timedFetch(`${rig.origins[0]}/contact`)).body.toString()
    const changed = buildOf(newHtml) !== buildOf(oldHtml) && buildOf(oldHtml) !== ''
    const oldAssets = [...new Set(assetsIn(oldHtml))].filter((path) => path.startsWith('/assets/'))
    const missing = []
    for (const path of oldAssets)
      if ((await timedFetch((rig.origins[0] ?? '') + path)).status !== 200) missing.push(path)

    const cachedCopy = await page.goto('/contact')
    const isOld = buildOf((await cachedCopy?.text()) ?? '') === buildOf(oldHtml)
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
    const fullLoads = documents
    // From here on both pages are from the new build, so no more full loads.
    await header.getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL(/\/contact$/)
    await page.getByRole('heading', { name: 'Ask before you dig' }).waitFor()
    return report('R9 a new build while old pages are cached', [
      yes('the builds differ', changed),
      above("the old page's assets", oldAssets.length, 5),
      none('of these, missing in the new release', missing.length),
      yes('the cached page is the old one, and hydrated', isOld),
      equal('full page loads for a click from old to new', fullLoads, 1),
      judged('it shows the new page', String(heading?.includes('new')), heading === 'New plant database'),
      judged('full page loads for the next click', documents - fullLoads, documents === fullLoads),
      none('browser errors', complaints.length),
    ])
  } finally {
    for (const line of complaints.slice(0, 5)) console.log(`     ${line}`)
    await visitor.stop()
    await front.stop()
    await Promise.all(rig.apps.map((app) => app.takeDown()))
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}
