import { daysLeft } from '#domain/quote/validity.ts'
import { db } from '#server/db/database.ts'
import { insertQuoteAnswer, type AnswerKind } from '#server/db/quote-answers.ts'
import { recordMails } from '#server/db/quote-mails.ts'
import { findQuoteByToken } from '#server/db/quotes.ts'
import { enqueueEmails, openQueue, wakeWorker } from '#server/jobs/queue.ts'

/** Records, once, that the customer accepts a quote or asks for a change, and emails the business. */
export async function answerQuote(
  token: string,
  kind: AnswerKind,
  message: string,
): Promise<'recorded' | 'known' | 'expired' | 'no-such-quote'> {
  const quote = await findQuoteByToken(token)
  if (quote === undefined) return 'no-such-quote'
  if (daysLeft(quote.createdAt, new Date()) < 0) return 'expired'
  await openQueue()
  const isNew = await db()
    .transaction()
    .execute(async (transaction) => {
      if (!(await insertQuoteAnswer(transaction, quote.id, kind, message))) return false
      await recordMails(transaction, [{ quoteId: quote.id, kind }])
      await enqueueEmails(transaction, [{ type: 'quote', quoteId: quote.id, kind }])
      return true
    })
  if (isNew) wakeWorker()
  return isNew ? 'recorded' : 'known'
}
