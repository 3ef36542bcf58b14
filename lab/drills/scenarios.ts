import { killedProcesses } from './reliability/r1-killed-processes.ts'
import { killedDatabase } from './reliability/r2-killed-database.ts'
import { oneKey } from './reliability/r3-one-key.ts'
import { cutSockets } from './reliability/r4-cut-sockets.ts'
import { mailFaults } from './reliability/r5-mail-faults.ts'
import { contactFaults } from './reliability/r6-contact-faults.ts'
import { faultMatrix } from './reliability/r7-fault-matrix.ts'
import { cacheAlone } from './reliability/r8-cache-alone.ts'
import { newBuild } from './reliability/r9-new-build.ts'
import { rollingRestart } from './reliability/r10-rolling-restart.ts'
import { expiredPage } from './reliability/r11-expired-page.ts'
import { backupDrill } from './reliability/r12-backup-drill.ts'
import { soak } from './reliability/r13-soak.ts'
import { leftAlone } from './reliability/r14-left-alone.ts'
import { deskGone } from './reliability/r15-desk-gone.ts'
import { deadMachines } from './reliability/r16-dead-machines.ts'
import { everythingDies } from './reliability/r17-everything-dies.ts'
import { fullDisks } from './reliability/r18-full-disks.ts'
import { clocks } from './reliability/r19-clocks.ts'
import { quoteLives } from './reliability/r20-quote-lives.ts'
import { hungProcess } from './reliability/r21-hung-process.ts'
import { mailOutages } from './reliability/r22-mail-outages.ts'
import { hostileBodies } from './attacks/s1-hostile-bodies.ts'
import { secretCrawl } from './attacks/s2-secret-crawl.ts'
import { oneVictim } from './attacks/s5-one-victim.ts'
import { scriptCorpus } from './attacks/s6-script-corpus.ts'
import { hostileUrls } from './attacks/s8-hostile-urls.ts'
import { hostilePictures } from './attacks/s9-hostile-pictures.ts'
import { poisonedCache } from './attacks/s10-poisoned-cache.ts'
import { foreignPosts } from './attacks/s12-foreign-posts.ts'
import { deskAttacks } from './attacks/s14-desk.ts'
import { hostilePhotos } from './attacks/s15-hostile-photos.ts'
import { hostileLists } from './attacks/s16-hostile-lists.ts'
import { cacheFlood } from './attacks/s17-cache-flood.ts'
import { greedyClient } from './attacks/s19-greedy-client.ts'
import type { Rig, Items } from './rig/rig.ts'

type Fault = (rig: Rig, items: Items) => Promise<boolean>
/** Starts what it needs itself. */
type Drill = () => Promise<boolean>
export const isDrill = (run: Fault | Drill): run is Drill => run.length === 0

/** With nginx in front, as visitors see it. Some of these also need Chromium. */
export const behindCache = new Set(['R8', 'R9', 'R11', 'R14', 'S8', 'S10', 'S12', 'S17', 'S19'])

/** Their database is never killed, so a slow disk would prove nothing and only cost time. */
export const isDiskless = (name: string) =>
  name.startsWith('S') || ['R3', 'R5', 'R7', 'R9', 'R10', 'R19'].includes(name)

/** These start the site themselves, or only need the desk. */
export const withoutApps = new Set(['R7', 'R10', 'S14'])

/** At quick size, another may run beside these: they retry, or don't mind a slow response. */
export const mayShare = new Set(['R1', 'R2', 'R9', 'R12', 'S1', 'S2', 'S6', 'S14'])

/** A short soak proves nothing, and R17 needs pgBackRest, which CI doesn't install. */
export const fullOnly = new Set(['R13', 'R17'])

/** Needs packages that no other test needs. */
export const onlyIfNamed = new Set(['R16'])

/** At full size, or about a tenth of it. */
export const scenarios = (quick: boolean): Record<string, Fault | Drill> => {
  const sized = (full: number) => (quick ? Math.ceil(full / 10) : full)
  return {
    R22: (rig, items) =>
      mailOutages(
        rig,
        items,
        quick ? { share: 30, hoursPerStep: 4, each: 2 } : { share: 1, hoursPerStep: 0.5, each: 5 },
      ),
    // Long enough that copies of pages with prices have expired, and have served as stale ones.
    R8: (rig) => cacheAlone(rig, { deadMinutes: quick ? 0.75 : 20, pictures: !quick }),
    R21: hungProcess,
    R11: (rig) => expiredPage(rig, sized(1000)),
    R7: (rig, items) => faultMatrix(rig, items, quick),
    R18: (rig, items) => fullDisks(rig, items, sized(200)),
    R2: (rig, items) =>
      killedDatabase(
        rig,
        items,
        quick
          ? { submitters: 25, each: 10, kills: 3, everySeconds: 6 }
          : { submitters: 500, each: 20, kills: 20, everySeconds: 20 },
      ),
    R1: (rig, items) =>
      killedProcesses(
        rig,
        items,
        quick ? { submitters: 30, each: 10, kills: 12 } : { submitters: 500, each: 20, kills: 200 },
      ),
    R20: (rig, items) =>
      quoteLives(rig, items, { quotes: sized(200), steps: quick ? 7 : 10, kills: quick ? 10 : 200 }),
    R19: (rig) =>
      clocks(
        rig,
        quick ? { orders: 20, stretches: 4, killsEach: 1 } : { orders: 500, stretches: 9, killsEach: 10 },
      ),
    R14: (rig) => leftAlone(rig, quick ? 32 : 600),
    R6: (rig) => contactFaults(rig, sized(100)),
    R9: (rig) => newBuild(rig),
    R5: (rig, items) => mailFaults(rig, items, sized(200)),
    R12: () => backupDrill({ kills: sized(40), quotes: sized(200) }),
    R17: () =>
      everythingDies(
        quick
          ? { seconds: 12, perSecond: 5, timeoutSeconds: 4, copySeconds: 3 }
          : { seconds: 120, perSecond: 4, timeoutSeconds: 30, copySeconds: 30 },
      ),
    R10: (rig, items) => rollingRestart(rig, items, { restarts: sized(20), clients: quick ? 8 : 16 }),
    R4: (rig, items) => cutSockets(rig, items, sized(1000)),
    // More than there are connections to the database.
    R3: (rig, items) => oneKey(rig, items, quick ? 30 : 100),
    R15: deskGone,
    R16: () => deadMachines(quick ? 2 : 10),
    R13: (rig, items) =>
      soak(rig, items, { minutes: 15, mostMegabytesPerMinute: 1, mostResidentMegabytesPerMinute: 10 }),
    S12: (rig) => foreignPosts(rig, sized(2000)),
    S17: (rig) =>
      cacheFlood(
        rig,
        quick
          ? { fromOne: 20_000, fromMany: 2_000, heads: 8_500 }
          : { fromOne: 1_000_000, fromMany: 20_000, heads: 8_500 },
      ),
    S19: (rig, items) =>
      greedyClient(
        rig,
        items,
        quick
          ? { calmSeconds: 2, seconds: 5, quotesPerSecond: 2 }
          : { calmSeconds: 20, seconds: 60, quotesPerSecond: 5 / 3 },
      ),
    S6: (rig, items) => scriptCorpus(rig, items, quick ? 5 : 1),
    S15: (rig, items) => hostilePhotos(rig, items, sized(100)),
    S16: (rig) => hostileLists(rig, sized(10)),
    S2: (rig, items) => secretCrawl(rig, items, quick ? 10 : 1),
    S10: (rig) => poisonedCache(rig, sized(1000)),
    S5: (rig, items) => oneVictim(rig, items, sized(5000)),
    S1: (rig) => hostileBodies(rig, quick ? 500 : 10_000),
    S8: (rig) => hostileUrls(rig, quick ? 10 : 1),
    S9: (rig) => hostilePictures(rig, sized(10)),
    S14: deskAttacks,
  }
}
