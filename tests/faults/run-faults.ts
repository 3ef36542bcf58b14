import '#server/config/require-node-24.ts'
import { killedProcesses } from '#tests/faults/reliability/r1-killed-processes.ts'
import { killedDatabase } from '#tests/faults/reliability/r2-killed-database.ts'
import { oneKey } from '#tests/faults/reliability/r3-one-key.ts'
import { cutSockets } from '#tests/faults/reliability/r4-cut-sockets.ts'
import { mailFaults } from '#tests/faults/reliability/r5-mail-faults.ts'
import { contactFaults } from '#tests/faults/reliability/r6-contact-faults.ts'
import { faultMatrix } from '#tests/faults/reliability/r7-fault-matrix.ts'
import { cacheAlone } from '#tests/faults/reliability/r8-cache-alone.ts'
import { newBuild } from '#tests/faults/reliability/r9-new-build.ts'
import { rollingRestart } from '#tests/faults/reliability/r10-rolling-restart.ts'
import { expiredPage } from '#tests/faults/reliability/r11-expired-page.ts'
import { backupDrill } from '#tests/faults/reliability/r12-backup-drill.ts'
import { soak } from '#tests/faults/reliability/r13-soak.ts'
import { leftAlone } from '#tests/faults/reliability/r14-left-alone.ts'
import { fullDisks } from '#tests/faults/reliability/r18-full-disks.ts'
import { hungProcess } from '#tests/faults/reliability/r21-hung-process.ts'
import { mailOutages } from '#tests/faults/reliability/r22-mail-outages.ts'
import { startRig, type Rig } from '#tests/faults/rig/rig.ts'
import { hostileBodies } from '#tests/faults/attacks/s1-hostile-bodies.ts'
import { secretCrawl } from '#tests/faults/attacks/s2-secret-crawl.ts'
import { oneVictim } from '#tests/faults/attacks/s5-one-victim.ts'
import { scriptCorpus } from '#tests/faults/attacks/s6-script-corpus.ts'
import { hostileUrls } from '#tests/faults/attacks/s8-hostile-urls.ts'
import { hostilePictures } from '#tests/faults/attacks/s9-hostile-pictures.ts'
import { poisonedCache } from '#tests/faults/attacks/s10-poisoned-cache.ts'
import { foreignPosts } from '#tests/faults/attacks/s12-foreign-posts.ts'
import { cacheFlood } from '#tests/faults/attacks/s17-cache-flood.ts'
import { freePort } from '#tools/free-port.ts'

// npm run faults            all faults at full size, about 80 minutes
// npm run faults -- --quick a tenth of the size
// npm run faults -- R3 R12  only these two
// npm run attacks           the same for the attacks (S), about 18 minutes

const quick = process.argv.includes('--quick')
const chosen = process.argv.slice(2).filter((argument) => /^[RS]\d+$/.test(argument))
const sized = (full: number) => (quick ? Math.ceil(full / 10) : full)

type Items = { inventoryId: number; quantity: number }[]
type Fault = (rig: Rig, items: Items) => Promise<boolean>

/** Run behind nginx, as in production. These also need Chromium. */
const behindCache = new Set(['R8', 'R9', 'R11', 'R14', 'S8', 'S10', 'S12', 'S17'])

const faults: Record<string, Fault> = {
  R3: oneKey,
  R4: (rig, items) => cutSockets(rig, items, sized(1000)),
  R5: (rig, items) => mailFaults(rig, items, sized(200)),
  R6: (rig) => contactFaults(rig, sized(100)),
  R7: (rig, items) => faultMatrix(rig, items, quick),
  R8: (rig) => cacheAlone(rig, { deadMinutes: sized(20), pictures: !quick }),
  R9: (rig) => newBuild(rig),
  R10: (rig, items) => rollingRestart(rig, items, { restarts: sized(20), clients: 16 }),
  R11: (rig) => expiredPage(rig, sized(1000)),
  R12: () => backupDrill({ kills: sized(40), quotes: sized(200) }),
  R13: (rig, items) =>
    soak(rig, items, {
      minutes: sized(150) / 10,
      mostMegabytesPerMinute: quick ? 5 : 1,
      // Resident memory includes what's outside the heap. In a short run, that's mostly pages the allocator hasn't returned yet.
      mostResidentMegabytesPerMinute: quick ? 60 : 10,
    }),
  R14: (rig) => leftAlone(rig, quick ? 32 : 600),
  R18: (rig, items) => fullDisks(rig, items, sized(200)),
  R21: hungProcess,
  R22: (rig, items) =>
    mailOutages(
      rig,
      items,
      quick ? { share: 30, hoursPerStep: 1.5, each: 2 } : { share: 1, hoursPerStep: 0.5, each: 5 },
    ),
  R1: (rig, items) => killedProcesses(rig, items, { submitters: sized(500), each: 20, kills: sized(200) }),
  R2: (rig, items) => killedDatabase(rig, items, { submitters: sized(500), each: 20, kills: sized(20) }),
}

const attacks: Record<string, Fault> = {
  S1: (rig) => hostileBodies(rig, sized(10_000)),
  S2: (rig, items) => secretCrawl(rig, items, quick ? 10 : 1),
  S5: (rig, items) => oneVictim(rig, items, sized(5000)),
  S6: (rig, items) => scriptCorpus(rig, items, quick ? 5 : 1),
  S8: (rig) => hostileUrls(rig, quick ? 10 : 1),
  S9: (rig) => hostilePictures(rig, sized(10)),
  S10: (rig) => poisonedCache(rig, sized(1000)),
  S12: (rig) => foreignPosts(rig, sized(2000)),
  S17: (rig) =>
    cacheFlood(
      rig,
      quick
        ? { fromOne: 20_000, fromMany: 2_000, heads: 8_500 }
        : { fromOne: 1_000_000, fromMany: 20_000, heads: 8_500 },
    ),
}

let running: Rig | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.resolve(running?.stop()).then(() => process.exit(1)))

let passed = 0
let failed = 0
for (const [name, run] of Object.entries(process.argv.includes('--attacks') ? attacks : faults)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  // Each scenario gets its own site and database, so their counts don't mix.
  const rig = await startRig(
    behindCache.has(name) ? { entries: { SITE_ORIGIN: `http://127.0.0.1:${await freePort()}` } } : {},
  )
  running = rig
  try {
    const stock = await rig.query(
      "select id::int as id from inventory where deleted_at is null and size_description = '15 gal' order by id limit 3",
    )
    const items = stock.map(({ id }, index) => ({ inventoryId: Number(id), quantity: index + 1 }))
    if (await run(rig, items)) passed += 1
    else failed += 1
  } finally {
    await rig.stop()
    running = undefined
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
