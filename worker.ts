import '#server/platform/config/require-node-24.ts'
import { PgBoss } from 'pg-boss'
import { closeDatabase } from '#server/platform/database/database.ts'
import { clearUnconfirmed } from '#server/mail/newsletter/newsletter.ts'
import { refuseSurplusRights } from '#server/platform/database/role-rights.ts'
import { env } from '#server/platform/config/env.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { advanceQuotes } from '#server/quotes/advance-quotes.ts'
import {
  forgetExpiredOnceADay,
  queueCareEmailsOnceADay,
  queueDigestOnceADay,
} from '#server/desk/daily-tasks.ts'
import { closeQueue, requeueJobless } from '#server/mail/queue.ts'
import { repeat } from '#server/platform/repeat.ts'
import { workMail, type Composers } from '#server/mail/work-mail.ts'
import { composeCareEmail } from '#server/care/care-email.tsx'
import { composeDigestEmail } from '#server/desk/digest-email.tsx'
import { composeStoredMessage } from '#server/mail/contact/contact-email.tsx'
import { composeNewsletterEmail } from '#server/mail/newsletter/newsletter-email.tsx'
import { composeEventOfQuote } from '#server/quotes/emails/compose-event-mail.tsx'
import { composeQuoteMail } from '#server/quotes/emails/compose-quote-mail.tsx'
import { sweepPhotoFiles } from '#server/quotes/photo-files.ts'
import { log } from '#server/platform/log/log.ts'
import { watchBackups } from '#server/platform/metrics/backup-metrics.ts'
import { watchQueue } from '#server/mail/email-metrics.ts'
import { serveMetrics } from '#server/platform/metrics/serve-metrics.ts'

const composers: Composers = {
  business: composeQuoteMail,
  customer: composeQuoteMail,
  'to-business': composeEventOfQuote,
  'to-customer': composeEventOfQuote,
  care: composeCareEmail,
  message: composeStoredMessage,
  newsletter: composeNewsletterEmail,
  summary: composeDigestEmail,
}

/** Works through the queue. Migrations create pg-boss's schema and queues; this role isn't allowed to change them. */
export async function startWorker() {
  await refuseSurplusRights('worker')
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    max: 4,
    application_name: 'hctc worker',
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    // How often to look for jobs of dead workers, whose heartbeat has been missing for 20 s.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  const mailer = createMailer(env().SMTP_URL)
  boss.on('error', (error) => log.error({ err: error }, 'queue error'))
  await boss.start()
  await workMail(boss, mailer, composers)
  const stopClock = repeat(1, [
    advanceQuotes,
    requeueJobless,
    queueDigestOnceADay,
    queueCareEmailsOnceADay,
    forgetExpiredOnceADay,
  ])
  const stopSweeping = repeat(60, [clearUnconfirmed, () => sweepPhotoFiles()])
  return async () => {
    await Promise.all([stopClock(), stopSweeping()])
    await boss.stop({ graceful: true, timeout: 7_000 })
    mailer.close()
    await closeQueue()
    await closeDatabase()
  }
}

if (import.meta.main) {
  const close = await startWorker()
  watchQueue()
  watchBackups()
  serveMetrics()
  log.info('worker ready')
  const stop = async () => {
    log.info('stopping')
    // In case something hangs. An email that's cut off here is sent by the next worker.
    setTimeout(() => process.exit(1), 9_500).unref()
    await close()
    log.info('stopped')
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}
