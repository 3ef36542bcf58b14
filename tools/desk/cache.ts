import { sql } from 'kysely'
import { db } from '#server/platform/database/database.ts'
import { changesChannel } from '#server/catalog/follow-changes.ts'
import { verb, type DeskTopic } from './topic.ts'

export const cache: DeskTopic = {
  summary: 'what the site has cached in memory',
  verbs: {
    clear: verb({
      usage: '',
      help: 'Makes every site process reload settings, prices, zones and communities now.\nChanges made here or by SQL do this automatically. A proxy in front may serve old pages for a few more minutes.',
      changes: false,
      options: {},
      run: async () => {
        await sql`select pg_notify(${changesChannel}, 'all')`.execute(db())
        console.log('Told every site process to reload.')
      },
    }),
  },
}
