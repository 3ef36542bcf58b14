type Counts = { quotes: number; answers: number; messages: number; failed: number }

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** 'Daily summary, November 15, 2026: 2 quotes, 1 message, 1 letter failed' */
export function digestSubject(day: string, { quotes, answers, messages, failed }: Counts): string {
  const news = [
    quotes > 0 && counted(quotes, 'quote'),
    answers > 0 && counted(answers, 'answer'),
    messages > 0 && counted(messages, 'message'),
    failed > 0 && `${counted(failed, 'letter')} failed`,
  ].filter((part) => part !== false)
  return `Daily summary, ${day}: ${news.length === 0 ? 'nothing new' : news.join(', ')}`
}

/** Explains why the digest is sent even on a day without news. */
export const digestFootnote =
  'This letter comes every day, also when there is nothing to tell. If it is missing one morning, mail or the worker is down.'
