-- From request to planted tree: versions of a quote, and an append-only log of what happened to it.

-- What a customer was offered, and never changed afterwards. Version 1 is the site's estimate.
create table quote_versions (
  quote_id bigint not null references quotes,
  version int not null check (version between 1 and 999),
  is_official boolean not null check (is_official = (version > 1)),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  labor_cents bigint not null check (labor_cents >= 0),
  extras_cents bigint not null default 0 check (extras_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  discount_reason text not null default '' check (discount_cents = 0 or discount_reason <> ''),
  is_pickup boolean not null default false,
  -- Null while delivery is still to be confirmed, which an official quote never says.
  delivery_cents bigint check (delivery_cents >= 0),
  check (not is_official or delivery_cents is not null),
  check (not is_pickup or delivery_cents = 0),
  delivery_miles numeric(6, 1),
  delivery_reason text not null default '',
  delivery_approximate boolean not null default true,
  -- Null: before sales tax.
  tax_basis_points int check (tax_basis_points between 0 and 2000),
  taxed_kinds text[] not null default '{}' check (taxed_kinds <@ array['plants', 'planting', 'cage', 'delivery']),
  tax_cents bigint not null default 0 check (tax_cents >= 0),
  check (not is_official or tax_basis_points is not null),
  grand_total_cents bigint not null check (grand_total_cents >= 0),
  check (grand_total_cents =
    subtotal_cents + labor_cents + extras_cents - discount_cents + coalesce(delivery_cents, 0) + tax_cents),
  -- What we wrote to the customer with this version.
  message text not null default '' check (length(message) <= 4000),
  payment_url text check (payment_url ~ '^https://'),
  valid_until date not null,
  created_at timestamptz not null default now(),
  primary key (quote_id, version)
);

-- What a visitor chose for a line or for the order. Without a choice, we deliver and plant.
alter table quotes add column is_pickup boolean not null default false;
alter table quote_items
  add column is_planted_by_us boolean not null default true,
  add column cage_cents bigint not null default 0 check (cage_cents >= 0),
  drop constraint quote_items_check,
  add constraint quote_items_check check (line_total_cents = (unit_price_cents + planting_fee_cents + cage_cents) * quantity);

create table quote_version_lines (
  quote_id bigint not null,
  version int not null,
  line int not null check (line between 1 and 100),
  -- Null for an extra line. A copy of everything else, so that a line outlives the stock it came from.
  inventory_id bigint references inventory,
  plant_id bigint references plants,
  name text not null check (name <> ''),
  scientific_name text not null default '',
  container_size text not null default '',
  quantity int not null check (quantity between 1 and 999),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  -- 0 if the customer plants it.
  planting_fee_cents bigint not null default 0 check (planting_fee_cents >= 0),
  is_planted_by_us boolean not null default true check (is_planted_by_us or planting_fee_cents = 0),
  cage_cents bigint not null default 0 check (cage_cents >= 0),
  line_total_cents bigint not null,
  check (line_total_cents = (unit_price_cents + planting_fee_cents + cage_cents) * quantity),
  is_taxed boolean not null default true,
  -- Why a price differs from the list, or what an extra line is for.
  reason text not null default '' check (length(reason) <= 300),
  check (plant_id is not null or reason <> ''),
  current_height_inches numeric(6, 1),
  caliper_inches numeric(5, 2),
  primary key (quote_id, version, line),
  foreign key (quote_id, version) references quote_versions
);

-- Everything that happened to a quote, in order. Two actions at the same moment want the same number, so one of them fails
-- and is decided again. `record` is what domain/quote/lifecycle knows about the quote after the event; it and `details` hold
-- numbers, days and codes, never anything a person wrote.
create table quote_events (
  quote_id bigint not null references quotes,
  seq int not null check (seq >= 1),
  kind text not null,
  at timestamptz not null default now(),
  -- 'customer', 'clock', or the person at the desk.
  actor text not null,
  state text not null check (state in ('requested', 'quoted', 'accepted', 'scheduled', 'planted', 'closed', 'declined',
    'expired', 'lost', 'replaced')),
  details jsonb not null default '{}',
  record jsonb not null,
  -- Makes a repeated request one event.
  request_key text unique,
  primary key (quote_id, seq)
);
create index quote_events_by_time on quote_events (at);

-- What a person wrote with an event: a change, a question, a reason, the name under an acceptance.
create table quote_event_texts (
  quote_id bigint not null,
  seq int not null,
  -- A cart of a hundred lines, as a change request, is longer than any message.
  words text not null check (words <> '' and length(words) <= 12000),
  primary key (quote_id, seq),
  foreign key (quote_id, seq) references quote_events
);

create table quote_photos (
  photo_key uuid primary key default gen_random_uuid(),
  quote_id bigint not null references quotes,
  width int not null check (width between 1 and 2048),
  height int not null check (height between 1 and 2048),
  bytes int not null check (bytes > 0),
  added_at timestamptz not null default now()
);
create index quote_photos_of_quote on quote_photos (quote_id);

-- An estimate's photos go along to the one that replaces it.
create function move_quote_photos(to_quote bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update quote_photos set quote_id = to_quote
  where quote_id = (select replaces_quote_id from quotes where id = to_quote)
$$;
revoke execute on function move_quote_photos from public;
grant execute on function move_quote_photos to hctc_web;

-- Plants kept for accepted orders.
create table stock_holds (
  quote_id bigint not null references quotes,
  inventory_id bigint not null references inventory,
  quantity int not null check (quantity >= 1),
  primary key (quote_id, inventory_id)
);
create index stock_holds_of_item on stock_holds (inventory_id);

alter table inventory add column listed_at timestamptz not null default now();

-- What the public site may know about quantities. Both are null if the list didn't say.
create view available_stock as
  select inventory.id as inventory_id, quantity_available as listed,
    case when quantity_available is not null then greatest(0, quantity_available - coalesce(held.quantity, 0)) end
      as available
  from inventory
  left join (select inventory_id, sum(quantity)::int as quantity from stock_holds group by inventory_id) held
    on held.inventory_id = inventory.id
  where deleted_at is null;

-- Emails to the business link to the page with this token, which can't act for the customer.
alter table quotes add column read_token text not null unique default replace(gen_random_uuid()::text, '-', '')
  check (read_token ~ '^[0-9a-f]{32}$');

-- One email for each event that has one. The emails of a request itself have no event number.
alter table quote_mails
  add column seq int not null default 0,
  drop constraint quote_mails_pkey,
  add primary key (quote_id, kind, seq),
  drop constraint quote_mails_kind_check,
  drop constraint quote_mails_check;

-- Makes a quote's holds what its last event says they should be: as much as is listed and not held for others.
create function settle_holds(of_quote bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held_version int;
begin
  select (record -> 'accepted' ->> 'version')::int into held_version from quote_events
  where quote_id = of_quote and state in ('accepted', 'scheduled')
    and seq = (select max(seq) from quote_events where quote_id = of_quote);
  -- In one order for everybody, so that two orders never wait for each other.
  perform from inventory where id in (
    select inventory_id from stock_holds where quote_id = of_quote
    union select inventory_id from quote_version_lines where quote_id = of_quote and version = held_version)
  order by id for update;
  delete from stock_holds where quote_id = of_quote;
  insert into stock_holds (quote_id, inventory_id, quantity)
  select of_quote, wanted.inventory_id, least(wanted.quantity, coalesce(available_stock.available, wanted.quantity))
  from (
    select inventory_id, sum(quantity)::int as quantity from quote_version_lines
    where quote_id = of_quote and version = held_version and inventory_id is not null group by inventory_id) wanted
  left join available_stock using (inventory_id)
  where least(wanted.quantity, coalesce(available_stock.available, wanted.quantity)) > 0;
end $$;

-- A stored request becomes version 1 and events: a new one, one from before this table, or one that a process of the
-- release before still writes.
-- An acceptance was an answer to an estimate: the customer wants to go ahead, but nothing was reserved.
create function adopt_quotes(ids bigint[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  old record;
  answer record;
  snapshot jsonb;
  number int;
  adopted int := 0;
  last_day date;
begin
  for old in
    select * from quotes where id = any (ids) and not exists (select from quote_events where quote_id = quotes.id)
    order by id for update
  loop
    last_day := (old.created_at at time zone 'America/Chicago')::date + 30;
    insert into quote_versions (quote_id, version, is_official, subtotal_cents, labor_cents, delivery_cents,
      delivery_miles, delivery_reason, delivery_approximate, grand_total_cents, valid_until, created_at, is_pickup)
    values (old.id, 1, false, old.subtotal_cents, old.labor_cents, old.delivery_cents, old.delivery_miles,
      old.delivery_reason, old.delivery_approximate, old.grand_total_cents, last_day, old.created_at, old.is_pickup);
    insert into quote_version_lines (quote_id, version, line, inventory_id, plant_id, name, scientific_name,
      container_size, quantity, unit_price_cents, planting_fee_cents, is_planted_by_us, cage_cents, line_total_cents,
      current_height_inches, caliper_inches)
    select quote_id, 1, line, inventory_id, plant_id, plant_name, scientific_name, container_size, quantity,
      unit_price_cents, planting_fee_cents, is_planted_by_us, cage_cents, line_total_cents, current_height_inches,
      caliper_inches
    from quote_items where quote_id = old.id;
    snapshot := jsonb_build_object('state', 'requested', 'newest', jsonb_build_object('version', 1, 'validUntil', last_day),
      'lastVersion', 1, 'isOfficial', false, 'accepted', null, 'hasPendingOffer', false, 'hasOpenChange', false,
      'setAsideUntil', null, 'plantingDay', null, 'done', null, 'openReports', 0, 'openQuestions', 0,
      'canceledFeeCents', null, 'successor', null, 'waitingSince', to_json(old.created_at at time zone 'UTC') #>> '{}',
      'isOverdueNoted', false, 'remindedVersion', null, 'remindedDay', null);
    insert into quote_events (quote_id, seq, kind, at, actor, state, details, record)
    values (old.id, 1, 'requested', old.created_at, 'customer', 'requested',
      jsonb_build_object('version', 1, 'validUntil', last_day), snapshot);
    number := 1;
    for answer in select * from quote_answers where quote_id = old.id order by answered_at, kind loop
      number := number + 1;
      perform adopt_answer(old.id, number, answer.kind, answer.message, answer.answered_at);
    end loop;
    if number = 1 and last_day < (now() at time zone 'America/Chicago')::date then
      insert into quote_events (quote_id, seq, kind, actor, state, record)
      values (old.id, 2, 'expired', 'clock', 'expired', snapshot || '{"state": "expired", "waitingSince": null}');
    end if;
    adopted := adopted + 1;
  end loop;
  return adopted;
end $$;

create function adopt_answer(of_quote bigint, number int, answer text, words text, answered timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  snapshot jsonb;
  answer_day date := (answered at time zone 'America/Chicago')::date;
begin
  select record into snapshot from quote_events where quote_id = of_quote order by seq desc limit 1;
  insert into quote_events (quote_id, seq, kind, at, actor, state, details, record)
  values (of_quote, number, case answer when 'accepted' then 'went-ahead' else 'change-asked' end, answered, 'customer',
    snapshot ->> 'state',
    case answer when 'accepted' then jsonb_build_object('setAsideUntil', answer_day) else '{}'::jsonb end,
    snapshot || case answer when 'accepted' then jsonb_build_object('setAsideUntil', answer_day)
      else '{"hasOpenChange": true}'::jsonb end);
  if words <> '' then
    insert into quote_event_texts values (of_quote, number, words);
  end if;
end $$;

-- A process of the release before may still record an answer to a quote that already has events.
create function adopt_new_answer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  number int;
begin
  select max(seq) + 1 into number from quote_events where quote_id = new.quote_id;
  if number is not null then
    perform adopt_answer(new.quote_id, number, new.kind, new.message, new.answered_at);
  end if;
  return null;
end $$;
create trigger quote_answers_adopted after insert on quote_answers for each row execute function adopt_new_answer();

select adopt_quotes(array(select id from quotes));

create or replace function forget_quotes(ids bigint[]) returns int
language plpgsql set search_path = public, pg_temp as $$
declare
  whose bigint[];
  forgotten int;
begin
  update quotes set replaces_quote_id = null where replaces_quote_id = any (ids);
  delete from stock_holds where quote_id = any (ids);
  delete from quote_photos where quote_id = any (ids);
  delete from quote_event_texts where quote_id = any (ids);
  delete from quote_events where quote_id = any (ids);
  delete from quote_version_lines where quote_id = any (ids);
  delete from quote_versions where quote_id = any (ids);
  delete from quote_items where quote_id = any (ids);
  delete from quote_items_gone where quote_id = any (ids);
  delete from quote_answers where quote_id = any (ids);
  delete from quote_mails where quote_id = any (ids);
  delete from pgboss.job where name = 'mail-dead' and data ->> 'quoteId' = any (ids::text[]);
  with gone as (delete from quotes where id = any (ids) returning customer_id)
  select array_agg(customer_id), count(*) into whose, forgotten from gone;
  delete from customers where id = any (whose) and not exists (select from quotes where customer_id = customers.id);
  return forgotten;
end $$;

revoke execute on function settle_holds, adopt_quotes, adopt_answer, adopt_new_answer from public;
grant execute on function settle_holds, adopt_quotes to hctc_web, hctc_worker;
-- The site writes what customers do, the worker what the clock does; nothing that happened can be changed or deleted by
-- them. Official versions come from the desk alone.
grant select, insert on quote_events, quote_event_texts, quote_photos to hctc_web;
grant select on quote_versions, quote_version_lines to hctc_web;
grant select, insert on quote_events to hctc_worker;
grant select on quote_versions, quote_version_lines, quote_event_texts, quote_photos, stock_holds to hctc_worker;
grant insert on quote_mails to hctc_worker;
grant select on available_stock to hctc_web, hctc_worker;

alter table quote_events enable row level security;
create policy everyone_reads on quote_events for select using (true);
create policy site_records_customers on quote_events for insert to hctc_web with check (actor = 'customer');
create policy worker_records_the_clock on quote_events for insert to hctc_worker with check (actor = 'clock');
