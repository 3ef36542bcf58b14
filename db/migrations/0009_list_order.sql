-- What lists are read from, so that the first page of a million plants costs what it costs of a hundred: narrow indexes
-- that hold all that filters ask for, in the order in which a list is shown.

drop index plants_by_name;
create index plants_by_name on plants (plant_name, id) include (facet_bits, min_height_ft, max_height_ft, search_text);
drop index plants_by_height;
create index plants_by_height on plants (max_height_ft desc, plant_name, id) include (facet_bits, min_height_ft)
  where max_height_ft is not null;
-- Plants of one kind stand together: all that share every filter value. Kinds are few where plants are many.
create index plants_by_kind on plants (facet_bits, id) include (min_height_ft, max_height_ft);
-- Names that begin with what was searched for; text_pattern_ops, because a database may sort by another rule than bytes.
create index plants_by_slug_beginning on plants (slug text_pattern_ops);
