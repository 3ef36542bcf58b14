/** For one email, from the connection to the mail server's last word, however slowly it talks. */
export const conversationSeconds = 120

/** How long the note of a sent email waits for a database that comes back. */
export const noteSeconds = 20

/** Emails that a worker takes from the queue at once. They are sent one after the other. */
export const batchSize = 10

/** pg-boss has one deadline for the whole batch. It's only for a worker that hangs, so it's twice what ten slow emails take. */
export const batchSeconds = 2 * batchSize * (conversationSeconds + noteSeconds)
