import '#server/require-node-24.ts'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'

// From a click on a filter to the painted result, against a site that runs (`npm run preview` in another terminal):
// npm run bench:clicks -- http://localhost:3000

const clicks = 50
const [origin = 'http://localhost:3000'] = process.argv.slice(2)
/** How much slower than this machine the visitor's is, and how long a click may take there. */
const machines = [
  { slowdown: 1, mostMs: 150 },
  { slowdown: 4, mostMs: 400 },
]

/** Puts the filter on, off, on …; painted when the count has changed and a frame has been drawn since. */
async function timeClick(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const status = [...document.querySelectorAll('main [role="status"]')].find((each) =>
      /\d/.test(each.textContent),
    )
    const shown = status?.textContent
    const begun = performance.now()
    document.querySelector<HTMLInputElement>('input[name="type"][value="vine"]')?.click()
    const isPainted = () => status?.textContent !== shown
    while (!isPainted()) await nextFrame()
    await nextFrame()
    return performance.now() - begun
  })
}

const browser = await chromium.launch(chromiumOptions)
let tooSlow = 0
for (const path of ['/plant-database', '/inventory']) {
  for (const { slowdown, mostMs } of machines) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    for (let click = 0; click < clicks; click += 1) {
      times.push(await timeClick(page))
      await page.waitForTimeout(100)
    }
    times.sort((a, b) => a - b)
    const median = ((times[clicks / 2 - 1] ?? 0) + (times[clicks / 2] ?? 0)) / 2
    if (median > mostMs) tooSlow += 1
    console.log(
      `${path.padEnd(16)} ${slowdown}x  median ${median.toFixed(0)} ms of ${clicks}, slowest ${(times.at(-1) ?? 0).toFixed(0)} ms, asked ${mostMs}`,
    )
    await page.close()
  }
}
await browser.close()
process.exitCode = tooSlow === 0 ? 0 : 1
