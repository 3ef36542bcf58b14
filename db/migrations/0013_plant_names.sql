-- Every name a plant is known by, as it is compared. A guide is also found under another common, a Spanish or a botanical
-- name; this index answers that with one look, however many names share a word.

create function name_letters(plant_name text, scientific_name text, other_names text[], spanish_names text[]) returns text[]
  language sql immutable parallel safe
  return array(select search_letters(name) from unnest(array[plant_name, scientific_name] || other_names || spanish_names) as name);

create index plants_by_any_name on plants
  using gin (name_letters(plant_name, scientific_name, other_names, spanish_names));
