import { Counter, Gauge } from 'prom-client'
import { getMailBacklog, getQueueDepth } from './unsent-emails.ts'
import { log } from '#server/platform/log/log.ts'
import { registry } from '#server/platform/metrics/metrics.ts'

const outcomes = new Counter({
  registers: [registry],
  name: 'hctc_emails_total',
  help: 'Emails sent, rejected for good, postponed, or failed and to be tried again',
  labelNames: ['outcome'],
})

export function countEmail(outcome: 'sent' | 'refused' | 'later' | 'failed') {
  outcomes.inc({ outcome })
}

/** The worker's metrics, read from the database on each scrape. */
export function watchQueue() {
  const unsent = new Gauge({
    registers: [registry],
    name: 'hctc_emails_unsent',
    help: 'Unsent emails to the business',
  })
  const oldest = new Gauge({
    registers: [registry],
    name: 'hctc_emails_oldest_unsent_minutes',
    help: 'Age of the oldest unsent email to the business',
  })
  const depth = new Gauge({
    registers: [registry],
    name: 'hctc_queue_depth',
    help: 'Jobs that are waiting, running or to be tried again',
  })
  const dead = new Gauge({
    registers: [registry],
    name: 'hctc_emails_dead',
    help: 'Emails that were given up and wait for the desk',
    // prom-client calls collect() of each gauge; this one queries once and sets them all.
    async collect() {
      try {
        const [backlog, jobs] = await Promise.all([getMailBacklog(), getQueueDepth()])
        unsent.set(backlog.unsent)
        oldest.set(backlog.oldestUnsentMinutes)
        depth.set(jobs)
        dead.set(backlog.dead)
      } catch (error) {
        log.warn({ err: error }, 'queue metrics could not be read')
        for (const gauge of [unsent, oldest, depth, dead]) gauge.reset()
      }
    },
  })
}
