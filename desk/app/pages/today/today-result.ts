/** What became of something done on the page. */
export type TodayResult =
  | { done: 'corrected' | 'retried' | 'dismissed' | 'answered' | 'reopened' }
  | { refused: string }
