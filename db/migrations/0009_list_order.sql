-- Lists in the order in which they are read, so that the first page of a million plants costs what it costs of a hundred.

drop index plants_by_height;
create index plants_by_height on plants (max_height_ft desc, plant_name, id) where max_height_ft is not null;
-- Names that begin with what was searched for; text_pattern_ops, because a database may sort by another rule than bytes.
create index plants_by_slug_beginning on plants (slug text_pattern_ops);
