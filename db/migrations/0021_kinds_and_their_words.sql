-- A kind is all plants that share every filter value and bloom in the same months. Which kinds there are, and in which of
-- them a word occurs, is kept here, so that a search by words and filters looks only at kinds that can hold what is asked
-- for. These are sets, not counts: a kind or a word whose last plant went away finds nothing and does no harm.

create table plant_kinds (
  facet_bits bigint not null,
  bloom_months smallint[] not null,
  primary key (facet_bits, bloom_months)
);
create table kind_words (
  word text not null,
  facet_bits bigint not null,
  -- In a plant's own name, not only in its other, Spanish or botanical ones.
  in_name boolean not null,
  primary key (word, facet_bits, in_name)
);

create or replace function learn_search_words() returns trigger
  language plpgsql as $$
begin
  insert into search_words (word, seen)
  select word, count(*) from changed, unnest(string_to_array(search_text, ' ')) as word
  where length(word) > 2
  group by word order by word
  on conflict (word) do update set seen = search_words.seen + excluded.seen;
  insert into plant_kinds
  select distinct facet_bits, bloom_months from changed order by 1, 2
  on conflict do nothing;
  insert into kind_words
  select distinct word, facet_bits, position(word in slug) > 0
  from changed, unnest(string_to_array(search_text, ' ')) as word
  where length(word) > 2 order by 1, 2, 3
  on conflict do nothing;
  return null;
end $$;

insert into plant_kinds select distinct facet_bits, bloom_months from plants;
insert into kind_words
select distinct word, facet_bits, position(word in slug) > 0
from plants, unnest(string_to_array(search_text, ' ')) as word where length(word) > 2;

-- The plants of a kind in the order of their names and of their heights, with all that a search asks of each.
drop index plants_by_kind;
create index plants_by_kind on plants (facet_bits, bloom_months, plant_name, id)
  include (slug, min_height_ft, max_height_ft, search_text);
create index plants_by_kind_and_height on plants (facet_bits, bloom_months, max_height_ft desc, plant_name, id)
  include (min_height_ft, search_text) where max_height_ft is not null;

-- All plants in these orders, and by the beginning of their names.
drop index plants_by_name;
create index plants_by_name on plants (plant_name, id)
  include (slug, facet_bits, bloom_months, min_height_ft, max_height_ft, search_text);
drop index plants_by_height;
create index plants_by_height on plants (max_height_ft desc, plant_name, id)
  include (facet_bits, min_height_ft, search_text) where max_height_ft is not null;
drop index plants_by_slug_beginning;
create index plants_by_slug_beginning on plants (slug text_pattern_ops)
  include (id, plant_name, facet_bits, min_height_ft, max_height_ft, search_text);

-- Words are found by kind now; nothing asks these any more.
drop index plants_by_search_words;
drop index plants_by_search_letters;

grant select on plant_kinds, kind_words to hctc_web;
