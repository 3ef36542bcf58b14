-- How the catalogue's texts are read: one immutable function for each rule, so that columns can be derived from them
-- and no two queries read a text differently.

create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

-- unaccent() itself is only stable, because its dictionary could be changed; ours is not.
create function plain_text(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, words));

-- What is searched in: plain letters, figures and single spaces; an apostrophe joins, so that 'turks cap' finds Turk's Cap.
create function search_letters(words text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(replace(plain_text(words), '''', ''), '[^a-z0-9]+', ' ', 'g'));

create function joined(words text[]) returns text
  language sql immutable parallel safe
  return coalesce(array_to_string(words, ' '), '');

-- SG-02: lower case, symbols removed, spaces turned into hyphens. Accents become plain letters first.
create function slug_of(name text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(trim(regexp_replace(plain_text(name), '[^a-z0-9 -]', '', 'g')), '[ -]+', '-', 'g');

-- FL-01: 1 Full Sun, 2 Part or Partial Sun, 3 Part or Partial Shade, 4 Full Shade.
create function sun_step(words text) returns int
  language sql immutable strict parallel safe
  return case lower(trim(words))
    when 'full sun' then 1
    when 'part sun' then 2 when 'partial sun' then 2
    when 'part shade' then 3 when 'partial shade' then 3
    when 'full shade' then 4
  end;

create function exposure_steps(exposure text) returns int4range
  language sql immutable strict parallel safe
  return int4range(
    least(sun_step(split_part(exposure, ' to ', 1)), sun_step(split_part(exposure || ' to ' || exposure, ' to ', 2))),
    greatest(sun_step(split_part(exposure, ' to ', 1)), sun_step(split_part(exposure || ' to ' || exposure, ' to ', 2))),
    '[]');

-- '8b' is 17: two half zones a number.
create function zone_step(zone text) returns int
  language sql immutable strict parallel safe
  return 2 * left(zone, -1)::int + case right(zone, 1) when 'b' then 1 else 0 end;

create function zone_steps(usda_zone text) returns int4range
  language sql immutable strict parallel safe
  return int4range(
    zone_step(split_part(usda_zone, '-', 1)),
    zone_step(split_part(usda_zone || '-' || usda_zone, '-', 2)),
    '[]');

-- Which of the known words a text contains, as 'kind:word' (FL-04, FL-05: substring, without regard to case).
create function words_within(kind text, words text, known text[]) returns text[]
  language sql immutable parallel safe
  return array(select kind || ':' || word from unnest(known) as word where words ilike '%' || word || '%');

-- The same as bits of one number, for counting many values in one pass: the first word is bit `first`.
create function bits_within(words text, known text[], first int) returns bigint
  language sql immutable parallel safe
  return coalesce((select sum(1::bigint << (first + place::int - 1)) from unnest(known) with ordinality as k (word, place)
    where words ilike '%' || word || '%'), 0)::bigint;

-- The bits of the zones 6a to 10b that a range covers.
create function zone_bits(zones int4range, first int) returns bigint
  language sql immutable parallel safe
  return coalesce((select sum(1::bigint << (first + step - 12)) from generate_series(12, 21) as step where zones @> step), 0)::bigint;

-- The bits of the sun steps 1 to 4 that a range covers; a plant without exposure passes at every step (FL-01).
create function sun_bits(steps int4range, first int) returns bigint
  language sql immutable parallel safe
  return coalesce((select sum(1::bigint << (first + step - 1)) from generate_series(1, 4) as step where steps is null or steps @> step), 0)::bigint;
