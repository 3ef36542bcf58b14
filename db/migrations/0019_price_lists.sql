-- Price lists at the desk's screen. An uploaded list waits here until it's applied or dropped, at most for a day.
create table price_list_drafts (
  id bigint generated always as identity primary key,
  person_id bigint not null references desk_people,
  created_at timestamptz not null default now(),
  file_name text not null check (file_name <> '' and length(file_name) <= 200),
  -- The sheets as text, as gzipped JSON.
  content bytea not null check (length(content) <= 10000000),
  -- Positions of the sheets that are used.
  chosen_sheets int[] not null,
  wholesaler_id bigint references wholesalers,
  new_wholesaler text check (new_wholesaler <> '' and length(new_wholesaler) <= 80),
  -- [{botanical, common, plantId}]
  decisions jsonb not null default '[]',
  check (wholesaler_id is null or new_wholesaler is null)
);

-- What a name in a wholesaler's lists means, as somebody decided.
create table listed_names (
  wholesaler_id bigint not null references wholesalers,
  botanical text not null,
  common text not null,
  -- Null: it's none of our plants.
  plant_id bigint references plants,
  primary key (wholesaler_id, botanical, common)
);

-- Null: the command line.
alter table price_lists add person_id bigint references desk_people;
alter table price_lists add file_name text;

-- Now also forgets uploaded lists.
create or replace function forget_desk(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone int;
  forgotten int := 0;
begin
  delete from desk_sessions where id_hash in (select id_hash from desk_sessions where expires_at < now() limit most);
  get diagnostics gone = row_count;
  forgotten := forgotten + gone;
  delete from desk_invitations where token_hash in (
    select token_hash from desk_invitations where expires_at < now() - interval '1 day' limit most);
  get diagnostics gone = row_count;
  forgotten := forgotten + gone;
  delete from desk_spent_challenges where challenge_hash in (
    select challenge_hash from desk_spent_challenges where expires_at < now() limit most);
  get diagnostics gone = row_count;
  forgotten := forgotten + gone;
  delete from price_list_drafts where id in (
    select id from price_list_drafts where created_at < now() - interval '1 day' limit most);
  get diagnostics gone = row_count;
  forgotten := forgotten + gone;
  delete from desk_log where id in (select id from desk_log where at < now() - interval '7 years' limit most);
  get diagnostics gone = row_count;
  return forgotten + gone;
end $$;

grant select, insert, delete on price_list_drafts to hctc_desk;
grant update (chosen_sheets, wholesaler_id, new_wholesaler, decisions) on price_list_drafts to hctc_desk;
grant select, insert, update on listed_names to hctc_desk;
grant select, insert, delete on price_lists to hctc_desk;
grant update (undone_at) on price_lists to hctc_desk;
grant insert on inventory, wholesalers to hctc_desk;
grant update (plant_name_in_pdf, current_height_inches, caliper_inches) on inventory to hctc_desk;
