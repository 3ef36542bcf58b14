import { sql } from 'kysely'
import { db, type Database } from '#server/platform/database/database.ts'

/** Our own notes about a quote, which the customer never sees, newest first. */
export function listNotes(quoteId: number) {
  return db()
    .selectFrom('quoteNotes')
    .innerJoin('deskPeople', 'deskPeople.id', 'quoteNotes.personId')
    .select(['quoteNotes.id', 'deskPeople.name as who', 'quoteNotes.at', 'quoteNotes.words'])
    .where('quoteId', '=', quoteId)
    .orderBy('quoteNotes.id', 'desc')
    .execute()
}

export async function insertNote(
  on: Database,
  note: { quoteId: number; personId: number; words: string; at: Date },
): Promise<void> {
  await on.insertInto('quoteNotes').values(note).execute()
}

/** The names of everyone who ever used the desk, by id. */
export async function listPeopleNames(): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from desk_people`.execute(db())
  return new Map(rows.map(({ id, name }) => [id, name]))
}
