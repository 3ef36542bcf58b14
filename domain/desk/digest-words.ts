import { counted } from '#domain/wording.ts'

type Counts = { quotes: number; answers: number; messages: number; failed: number; areBackupsLate: boolean }

/** 'Daily summary, November 15, 2026: 2 quotes, 1 message, 1 email not sent' */
export function digestSubject(
  day: string,
  { quotes, answers, messages, failed, areBackupsLate }: Counts,
): string {
  const news = [
    quotes > 0 && counted(quotes, 'quote'),
    answers > 0 && counted(answers, 'answer'),
    messages > 0 && counted(messages, 'message'),
    failed > 0 && `${counted(failed, 'email')} not sent`,
    areBackupsLate && 'backups late',
  ].filter((part) => part !== false)
  return `Daily summary, ${day}: ${news.length === 0 ? 'nothing new' : news.join(', ')}`
}

/** Explains why the digest is sent even on a day without news. */
export const digestFootnote =
  "This email comes every morning, even when there's nothing new. If it's missing one morning, the site can't send email."
