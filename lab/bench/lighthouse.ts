import '../../server/platform/config/require-node-24.ts'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { startRig } from '#lab/drills/rig/rig.ts'
import { chromiumOptions } from '../../tests/support/chromium.ts'
import { startNginx } from '../../tests/support/nginx.ts'
import { freePort } from '../../tools/free-port.ts'
import { atLeast, isQuick, median, report } from './measure.ts'

// P1: Lighthouse's phone profile, through nginx; the median of five runs per page.
// node lab/bench/lighthouse.ts /contact /blog      only these pages

const runs = isQuick ? 1 : 5
const chosen = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const pages = [
  '/',
  '/inventory',
  '/plant-database',
  '/plant-database/escarpment-live-oak',
  '/plant-database/gulf-muhly',
  '/tree-service/boerne',
  '/blog/planting-in-caliche',
  '/compare?plants=escarpment-live-oak,cedar-elm',
  '/services/tree-service',
  '/contact',
]
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Comparisons aren't for search engines, which Lighthouse counts against them. */
const targetsOf = (path: string) =>
  Object.entries(targets).filter(([name]) => name !== 'seo' || !path.startsWith('/compare'))
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const

const port = await freePort()
const debugPort = await freePort()
const rig = await startRig({
  apps: 1,
  worker: false,
  entries: { SITE_ORIGIN: `http://127.0.0.1:${port}` },
})
const nginx = await startNginx({ port, apps: rig.origins.map((origin) => new URL(origin).host) })
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...chromiumOptions.args, `--remote-debugging-port=${debugPort}`],
})

async function measure(path: string) {
  const result = await lighthouse(nginx.origin + path, { port: debugPort, logLevel: 'error' })
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${path}`)
  const { categories, audits } = result.lhr
  return {
    scores: Object.keys(targets).map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    metrics: metrics.map((name) => audits[name]?.numericValue ?? 0),
    missed: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id }) => id),
  }
}

const results = []
try {
  for (const path of chosen.length > 0 ? chosen : pages.slice(0, isQuick ? 1 : undefined)) {
    // The first visit fills the cache.
    await fetch(nginx.origin + path)
    const measured: Awaited<ReturnType<typeof measure>>[] = []
    for (let run = 0; run < runs; run += 1) measured.push(await measure(path))
    const scores = Object.keys(targets).map((_, index) =>
      median(measured.map((each) => each.scores[index] ?? 0)),
    )
    const [paint = 0, shift = 0, blocked = 0] = metrics.map((_, index) =>
      median(measured.map((each) => each.metrics[index] ?? 0)),
    )
    const holds = targetsOf(path).every(([, least], index) => (scores[index] ?? 0) >= least)
    results.push({ path, scores, paint, shift, blocked, holds })
    console.log(
      `${holds ? 'ok  ' : 'LOW '} ${path.padEnd(32)} ${scores.join(' ')}  LCP ${(paint / 1000).toFixed(2)} s, CLS ${shift.toFixed(3)}, TBT ${blocked.toFixed(0)} ms  ${[...new Set(measured.flatMap((each) => each.missed))].join(', ')}`,
    )
  }
} finally {
  await browser.close()
  await nginx.stop()
  await rig.stop()
}
report(
  'lighthouse',
  results.flatMap(({ path, scores }) =>
    targetsOf(path).map(([name, least], index) =>
      atLeast('P1', `${path}, ${name}`, scores[index] ?? 0, least),
    ),
  ),
  results,
)
