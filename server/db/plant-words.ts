import { sql, type RawBuilder, type SqlBool } from 'kysely'
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
    select given.word as given, case
        when exists (select from search_words where search_words.word like '%' || given.word || '%') then given.word
        when length(given.word) > 2 then near.word
      end as meant
    from ${wordsOf(text)} as given
    left join lateral (
      select candidate.word, levenshtein(candidate.word, given.word)::float / greatest(length(candidate.word), length(given.word))
          - case when candidate.sound = dmetaphone(given.word) then 0.2 else 0 end as distance
      from search_words as candidate
      where (candidate.word % given.word or candidate.sound = dmetaphone(given.word)) and length(given.word) < 40
      order by distance, candidate.seen desc
      limit 1
    ) as near on near.distance < ${mostWrong}
    order by given.place`.execute(db())
  return rows
}

/** Plants in whose names all words occur. `like` needs no escape: the words hold letters and figures only. */
export function namesHold(words: readonly string[]): RawBuilder<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`(${sql.join(
    words.map((word) => sql`search_text like ${`%${word}%`}`),
    sql` and `,
  )})`
}
