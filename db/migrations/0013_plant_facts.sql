-- Each plant has its own planting season, and two facts can now be on record although nobody looked at this very plant: a
-- hazard that is only reported, and a native that came through February 2021 with the other natives here.
alter table plants
  add column planting_months smallint[] not null default '{}' check (planting_months <@ array[1,2,3,4,5,6,7,8,9,10,11,12]::smallint[]),
  drop constraint plants_toxic_check,
  add constraint plants_toxic_check check (toxic in ('Yes', 'Yes, by report', 'No', 'Not assessed')),
  drop constraint plants_toxic_to_pets_check,
  add constraint plants_toxic_to_pets_check check (toxic_to_pets in ('Yes', 'Yes, by report', 'No', 'Not assessed')),
  drop constraint plants_february_2021_check,
  add constraint plants_february_2021_check check (february_2021 in ('yes', 'as natives did', 'damaged', 'no', 'unknown'));

comment on column plants.toxic_to_pets is 'Yes, Yes by report, No or Not assessed; only No counts as pet safe';
comment on column plants.sources is 'each a Markdown link: [name](URL)';
