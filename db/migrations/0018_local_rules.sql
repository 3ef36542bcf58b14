-- What cities say about oaks and water suppliers about watering, with their sources. Null means that nothing is on record.
create table oak_rules (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  city text not null unique,
  pruning text,
  paint text,
  permit text,
  fee text,
  forbids_red_oaks boolean not null default false,
  incentive text,
  also text,
  section text,
  sources text[] not null check (cardinality(sources) > 0),
  source_date text not null,
  ask text not null,
  confirmed_on date
);

create table water_suppliers (
  slug text primary key check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  name text not null unique,
  hand text,
  drip text,
  soaker text,
  sprinkler text,
  new_plants text,
  sources text[] not null default '{}',
  source_date text check ((source_date is null) = (sources = '{}')),
  ask text not null,
  confirmed_on date
);

comment on column oak_rules.sources is 'each a Markdown link: [name](URL)';
comment on column oak_rules.confirmed_on is 'when the owner checked the rule; cleared when the rule changes';
comment on column water_suppliers.confirmed_on is 'when the owner checked the rules; cleared when they change';

-- A confirmation is about the text that was confirmed.
create function clear_confirmation() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'confirmed_on' <> to_jsonb(old) - 'confirmed_on' then new.confirmed_on = null; end if;
  return new;
end $$;
revoke execute on function clear_confirmation from public;

create trigger clear_confirmation before update on oak_rules for each row execute function clear_confirmation();
create trigger clear_confirmation before update on water_suppliers for each row execute function clear_confirmation();
create trigger announce_change after insert or update or delete or truncate on oak_rules
  for each statement execute function announce_change();
create trigger announce_change after insert or update or delete or truncate on water_suppliers
  for each statement execute function announce_change();

alter table communities
  add column oak_city text references oak_rules,
  add column oak_wilt text check (oak_wilt in ('here', 'county')),
  add column water_suppliers text[] not null default '{}',
  add column waters text[] not null default '{}';
comment on column communities.oak_wilt is 'here: identified in this community; county: confirmed in its county; null: not on record';
comment on column communities.waters is 'creeks and rivers, as named in a sentence';
comment on column communities.oak_wilt_rules is 'replaced by oak_rules; to be dropped in a later release';

alter table plants
  add column landforms text[] not null default '{}' check (landforms <@ array['creek']);
comment on column plants.landforms is 'creek: grows on the banks of creeks and rivers, also where the hills around are too dry for it';

grant select on oak_rules, water_suppliers to hctc_web, hctc_worker, hctc_desk;
