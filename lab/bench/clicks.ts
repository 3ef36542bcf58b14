import '../../server/platform/config/require-node-24.ts'
import { chromium, type Page } from '@playwright/test'
import { startRig } from '#lab/drills/rig/rig.ts'
import { chromiumOptions } from '../../tests/support/chromium.ts'
import { startNginx } from '../../tests/support/nginx.ts'
import { freePort } from '../../tools/free-port.ts'
import { atMost, isQuick, median, report } from './measure.ts'

// Time from a click to the painted result, through nginx, as a median: a filter of both lists, and Add until the drawer is open.

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

/** Adds the first size of a guide, whose button stays, while a card's becomes a stepper. */
async function timeAdding(page: Page): Promise<number> {
  await page
    .getByRole('button', { name: /^Add .+ to your quote$/ })
    .first()
    .click()
  const add = page.getByRole('button', { name: 'Add to quote' })
  await add.waitFor()
  await page.waitForTimeout(250)
  const time = await add.evaluate(
    (button: HTMLButtonElement) =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        const look = () => {
          const title = [...document.querySelectorAll('[role=dialog] h2')].find(
            (heading) => heading.textContent === 'Your quote',
          )
          // Open, with its line, and fully in view.
          const panel = title?.closest('[role=dialog]')
          const isSeen = panel?.querySelector('li') && panel.getBoundingClientRect().left < innerWidth - 1
          if (isSeen) resolve(performance.now() - begun)
          else requestAnimationFrame(look)
        }
        button.click()
        requestAnimationFrame(look)
      }),
  )
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Your quote' }).waitFor({ state: 'hidden' })
  return time
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
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${nginx.origin}/plant-database/escarpment-live-oak`, { waitUntil: 'networkidle' })
  const times: number[] = []
  for (let run = 0; run < (isQuick ? 2 : 30); run += 1) times.push(await timeAdding(page))
  results.push({ times, result: atMost('clicks', 'Add until the drawer is open, ms', median(times), 100) })
} finally {
  await browser.close()
  await nginx.stop()
  await rig.stop()
}
report(
  'clicks',
  results.map(({ result }) => result),
  results,
)
