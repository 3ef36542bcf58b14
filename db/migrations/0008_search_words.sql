-- Every word that occurs in a plant's names, so that a misspelt word can be put right before it is searched for. Plants
-- come by the thousand, their words by the hundred: this stays small at any size.

create extension if not exists fuzzystrmatch with schema public;

create table search_words (
  word text primary key,
  -- How it sounds to an English ear: 'lorel' and 'laurel' sound alike.
  sound text not null generated always as (dmetaphone(word)) stored,
  -- In how many plants it was seen when it came in; of two equally near words the common one is meant.
  seen int not null default 1
);
create index search_words_by_letters on search_words using gin (word gin_trgm_ops);
create index search_words_by_sound on search_words (sound);

create function learn_search_words() returns trigger
  language plpgsql as $$
begin
  insert into search_words (word, seen)
  select word, count(*) from changed, unnest(string_to_array(search_text, ' ')) as word
  where length(word) > 2
  group by word
  on conflict (word) do update set seen = search_words.seen + excluded.seen;
  return null;
end $$;

-- A transition table may name one kind of statement only. Words of a plant that went away do no harm: they find nothing.
create trigger learn_words_of_new_plants after insert on plants
  referencing new table as changed for each statement execute function learn_search_words();
create trigger learn_words_of_changed_plants after update on plants
  referencing new table as changed for each statement execute function learn_search_words();

grant select on search_words to hctc_web, hctc_worker;
