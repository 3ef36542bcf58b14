import { sql } from 'kysely'
import { db } from '#server/db/database.ts'
import { changesChannel } from '#server/reads/follow-changes.ts'
import { verb, type DeskTopic } from './topic.ts'

export const cache: DeskTopic = {
  summary: 'what the site keeps in memory',
  verbs: {
    clear: verb({
      usage: '',
      help: 'Has every process of the site read settings, prices, zones and places anew, at once.\nChanges by the desk or by SQL do so by themselves. A proxy in front keeps pages for a few minutes more.',
      changes: false,
      options: {},
      run: async () => {
        await sql`select pg_notify(${changesChannel}, 'all')`.execute(db())
        console.log('Said to every process: forget what you have read.')
      },
    }),
  },
}
