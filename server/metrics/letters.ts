import { Counter, Gauge } from 'prom-client'
import { getMailBacklog } from '#server/db/mail-health.ts'
import { getQueueDepth } from '#server/db/queue-depth.ts'
import { log } from '#server/log/log.ts'
import { registry } from './registry.ts'

const outcomes = new Counter({
  registers: [registry],
  name: 'hctc_letters_total',
  help: 'Letters handed over, refused for good, put off, or to be tried again',
  labelNames: ['outcome'],
})

export function countLetter(outcome: 'sent' | 'refused' | 'later' | 'failed') {
  outcomes.inc({ outcome })
}

/** Read from the queue each time somebody looks: the worker's figures. */
export function watchQueue() {
  const unsent = new Gauge({
    registers: [registry],
    name: 'hctc_letters_unsent',
    help: 'Letters to the business that are not sent yet',
  })
  const oldest = new Gauge({
    registers: [registry],
    name: 'hctc_letters_oldest_unsent_minutes',
    help: 'How long the oldest of these has waited',
  })
  const depth = new Gauge({
    registers: [registry],
    name: 'hctc_queue_depth',
    help: 'Jobs that wait or are tried again',
  })
  const dead = new Gauge({
    registers: [registry],
    name: 'hctc_letters_dead',
    help: 'Letters given up, until somebody takes them out',
    // One look for all of them: prom-client asks each, this one answers for the others.
    async collect() {
      try {
        const [backlog, jobs] = await Promise.all([getMailBacklog(), getQueueDepth()])
        unsent.set(backlog.unsent)
        oldest.set(backlog.oldestUnsentMinutes)
        depth.set(jobs)
        dead.set(backlog.dead)
      } catch (error) {
        log.warn({ err: error }, 'queue figures not read')
        for (const gauge of [unsent, oldest, depth, dead]) gauge.reset()
      }
    },
  })
}
