/** The longest that sending one email may take, however slowly the mail server talks. */
export const conversationSeconds = 120

/** How long a worker keeps trying to record that an email was sent while the database is down. */
export const recordSeconds = 20

/** Emails that a worker fetches from the queue at once. They are sent one by one. */
export const batchSize = 10

/** pg-boss has one deadline for the whole batch. It's only for a worker that hangs, so it's twice what ten slow emails take. */
export const batchSeconds = 2 * batchSize * (conversationSeconds + recordSeconds)
