import { sql, type SqlBool } from 'kysely'
import { db } from './database.ts'

// Searching by words. Each word must occur in a plant's names, as part of a word at least. A word that occurs nowhere is
// taken for a slip and replaced by the known word nearest to it in letters or in sound.

type Correction = { given: string; meant: string | null }

/** Share of letters that may be wrong before a word is another word. */
const mostWrong = 0.5

/** The words of a text as they are compared: no accents, lower case, letters and figures only, at most six. */
const wordsOf = (text: string) =>
  sql`(select word, place from unnest(string_to_array(search_letters(${text}), ' ')) with ordinality as given (word, place)
    where word <> '' order by place limit 6)`

/** Each word of the text with the one that is meant by it; null where no known word is near. */
export async function correctWords(text: string): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select given.word as given, case when known then given.word else near.word end as meant
    from (select word, place, exists (select from search_words where search_words.word like '%' || given.word || '%') as known
      from ${wordsOf(text)} as given) as given
    left join lateral (
      select candidate.word, levenshtein(candidate.word, given.word)::float / greatest(length(candidate.word), length(given.word))
          - case when candidate.sound = dmetaphone(given.word) then 0.2 else 0 end as distance
      from search_words as candidate
      where not known and length(given.word) between 3 and 39
        and (candidate.word % given.word or candidate.sound = dmetaphone(given.word))
      order by distance, candidate.seen desc
      limit 1
    ) as near on near.distance < ${mostWrong}
    order by given.place`.execute(db())
  return rows
}

/** Plants in whose names all words occur. `like` needs no escape: the words hold letters and figures only. */
export const namesHold = (words: readonly string[]) =>
  words.map((word) => sql<SqlBool>`search_text like ${`%${word}%`}`)
