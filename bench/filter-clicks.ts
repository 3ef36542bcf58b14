import '#server/config/require-node-24.ts'
import { chromium, type Page } from '@playwright/test'
import { startRig } from '#tests/faults/rig/rig.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tools/free-port.ts'
import { atMost, isQuick, median, report } from './measure.ts'

// Time from a click on a filter to the painted result, through nginx; the median of fifty clicks.

const clicks = isQuick ? 4 : 50
/** CPU slowdown of the visitor's machine, and how long a click may take there. */
const machines = [
  { slowdown: 1, mostMs: 150 },
  { slowdown: 4, mostMs: 300 },
]

/** Toggles the filter. The result is painted one frame after the count changes. */
async function timeClick(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const status = [...document.querySelectorAll('main [role="status"]')].find((each) =>
      /\d/.test(each.textContent),
    )
    if (status === undefined) throw new Error('The page has no count.')
    const shown = status.textContent
    const begun = performance.now()
    document.querySelector<HTMLInputElement>('input[name="type"][value="vine"]')?.click()
    // Asking for frames until then would slow down what's measured.
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (status.textContent === shown) return
        observer.disconnect()
        resolve()
      })
      observer.observe(status, { childList: true, characterData: true, subtree: true })
    })
    await nextFrame()
    await nextFrame()
    return performance.now() - begun
  })
}

const port = await freePort()
const rig = await startRig({
  apps: 1,
  worker: false,
  entries: { SITE_ORIGIN: `http://127.0.0.1:${port}` },
})
const nginx = await startNginx({ port, apps: rig.origins.map((origin) => new URL(origin).host) })
const browser = await chromium.launch(chromiumOptions)
const results = []
try {
  for (const path of ['/plant-database', '/inventory']) {
    for (const { slowdown, mostMs } of machines) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(nginx.origin + path, { waitUntil: 'networkidle' })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const times: number[] = []
      for (let click = 0; click < clicks; click += 1) {
        times.push(await timeClick(page))
        await page.waitForTimeout(100)
      }
      const what = `${path}, ${slowdown}x slower machine, ms`
      results.push({ times, result: atMost('clicks', what, median(times), mostMs) })
      await page.close()
    }
  }
} finally {
  await browser.close()
  await nginx.stop()
  await rig.stop()
}
report(
  'filter-clicks',
  results.map(({ result }) => result),
  results,
)
