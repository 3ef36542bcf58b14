-- Who asked for what, what they were offered, and what happened then. All of it is deleted with the customer.

create table customers (
  id bigint generated always as identity primary key,
  first_name text not null check (first_name <> ''),
  last_name text not null default '',
  email text,
  phone text check (phone ~ '^[0-9]{10}$'),
  -- Empty while a caller hasn't told us.
  address text not null,
  city text not null default '',
  state text not null default 'TX',
  zip_code text not null default '',
  check (email is not null or phone is not null)
);

-- The site stores what a visitor sends and can show a quote again; it changes and deletes nothing.
grant select, insert on customers to hctc_web;
grant select on customers to hctc_worker, hctc_desk;
-- A typo is corrected, and people move.
-- For a caller, who has no part in the site.
grant insert on customers to hctc_desk;
grant update (first_name, last_name, email, phone, address, city, state, zip_code) on customers to hctc_desk;
create index customers_by_phone on customers (phone);
create index customers_by_email on customers (lower(email));

create table quotes (
  id bigint generated always as identity primary key,
  quote_number text not null unique check (quote_number ~ '^HCT-[0-9]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  -- Each quote has its own, which is deleted with it.
  customer_id bigint not null unique references customers on delete cascade,
  project_notes text not null default '' check (length(project_notes) <= 2000),
  -- Of the pages that the visitor read.
  language text not null default 'en' check (language in ('en', 'es')),
  -- Null if the desk started the quote: a caller accepts the terms with the quote itself.
  terms_version text,
  terms_accepted_at timestamptz check ((terms_accepted_at is null) = (terms_version is null)),
  -- A request may be sent twice, by a double click or a lost connection: the browser's key makes it one quote, and the hash
  -- tells a repetition from another request under the same key.
  idempotency_key text not null unique check (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  body_hash bytea not null check (length(body_hash) = 32),
  -- 128 random bits: whoever has the link sees the page. Stored in plain text because the emails carry it anyway.
  page_token text not null unique check (page_token ~ '^[A-Za-z0-9_-]{22}$'),
  -- Emails to the business link to the page with this token, which can't act for the customer.
  read_token text not null unique default replace(gen_random_uuid()::text, '-', '') check (read_token ~ '^[0-9a-f]{32}$'),
  -- The quote this one was sent in place of, when the visitor never learned that the first had arrived.
  replaces_quote_id bigint references quotes on delete set null,
  -- A list of GoneLine.
  gone jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index quotes_by_time on quotes (created_at);
create index quotes_replacing on quotes (replaces_quote_id) where replaces_quote_id is not null;

grant select, insert on quotes to hctc_web, hctc_desk;
grant select on quotes to hctc_worker;

-- An offer to a customer, never changed afterward. Version 1 is the site's estimate. Money is in whole cents, and a row
-- whose sums don't add up can't be stored.
create table quote_versions (
  quote_id bigint not null references quotes on delete cascade,
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
  -- Our message to the customer with this version.
  message text not null default '' check (length(message) <= 4000),
  payment_url text check (payment_url ~ '^https://'),
  valid_until date not null,
  created_at timestamptz not null default now(),
  primary key (quote_id, version)
);

grant select, insert on quote_versions to hctc_web, hctc_desk;
grant select on quote_versions to hctc_worker;
-- Official versions come from the desk alone, and so does the blank version 1 of a quote that's started there.
alter table quote_versions enable row level security;
create policy everyone_reads on quote_versions for select using (true);
create policy site_stores_estimates on quote_versions for insert to hctc_web with check (version = 1);
create policy desk_sends_official_versions on quote_versions for insert to hctc_desk
  with check (version > 1 or subtotal_cents + labor_cents + extras_cents = 0);

create table quote_items (
  quote_id bigint not null,
  version int not null,
  line int not null check (line between 1 and 100),
  -- Null for an extra line. A copy of everything else, so that a line outlives the stock it came from.
  inventory_id bigint references inventory,
  plant_id bigint references plants,
  -- Or what an extra line is called.
  plant_name text not null check (plant_name <> ''),
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
  -- Why a price differs from the list.
  reason text not null default '' check (length(reason) <= 300),
  current_height_inches numeric(6, 1),
  caliper_inches numeric(5, 2),
  primary key (quote_id, version, line),
  foreign key (quote_id, version) references quote_versions on delete cascade
);

grant select, insert on quote_items to hctc_web, hctc_desk;
grant select on quote_items to hctc_worker;
alter table quote_items enable row level security;
create policy everyone_reads on quote_items for select using (true);
create policy site_stores_estimates on quote_items for insert to hctc_web with check (version = 1);
create policy desk_sends_official_versions on quote_items for insert to hctc_desk with check (version > 1);

-- Everything that happened to a quote, in order. Two actions at the same moment want the same number, so one of them fails
-- and is decided again. `record` is what domain/quote/lifecycle knows about the quote after the event; it and `details` hold
-- numbers, days and codes, never anything a person wrote.
create table quote_events (
  quote_id bigint not null references quotes on delete cascade,
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

-- The site writes what customers do, the worker what the clock does, and the desk what people there do; none of them can change
-- or delete what happened.
grant select, insert on quote_events to hctc_web, hctc_worker, hctc_desk;
alter table quote_events enable row level security;
create policy everyone_reads on quote_events for select using (true);
create policy site_records_customers on quote_events for insert to hctc_web with check (actor = 'customer');
create policy worker_records_the_clock on quote_events for insert to hctc_worker with check (actor = 'clock');
create policy desk_records_people on quote_events for insert to hctc_desk with check (actor like 'person %');

-- Words written with an event: a change, a question, a reason, the name under an acceptance.
create table quote_event_texts (
  quote_id bigint not null,
  seq int not null,
  words text not null check (words <> '' and length(words) <= 4000),
  primary key (quote_id, seq),
  foreign key (quote_id, seq) references quote_events on delete cascade
);

grant select, insert on quote_event_texts to hctc_web, hctc_desk;
grant select on quote_event_texts to hctc_worker;

create table quote_photos (
  photo_key uuid primary key default gen_random_uuid(),
  quote_id bigint not null references quotes on delete cascade,
  width int not null check (width between 1 and 2048),
  height int not null check (height between 1 and 2048),
  added_at timestamptz not null default now()
);
create index quote_photos_of_quote on quote_photos (quote_id);

grant select, insert on quote_photos to hctc_web;
grant select on quote_photos to hctc_desk;
-- Which files still have their row.
grant select (photo_key) on quote_photos to hctc_worker;

-- The site may delete a photo only as a photo of the quote whose page it's on.
create function remove_photo(of_quote bigint, key uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from quote_photos where quote_id = of_quote and photo_key = key;
  return found;
end $$;
revoke execute on function remove_photo from public;
grant execute on function remove_photo to hctc_web;

-- An estimate's photos go along to the one that replaces it.
create function move_quote_photos(to_quote bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update quote_photos set quote_id = to_quote
  where quote_id = (select replaces_quote_id from quotes where id = to_quote)
$$;
revoke execute on function move_quote_photos from public;
grant execute on function move_quote_photos to hctc_web;

-- Our notes about a quote or a customer, who never sees them.
create table quote_notes (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quotes on delete cascade,
  -- 0009_people.sql adds the reference.
  person_id bigint not null,
  at timestamptz not null default now(),
  words text not null check (words <> '' and length(words) <= 4000)
);
create index quote_notes_of_quote on quote_notes (quote_id);

grant select, insert on quote_notes to hctc_desk;

-- Money received, and paid back if it's less than 0, with the sales tax in it. The tax's records must be kept, so this refers to
-- nothing that's deleted with a customer, and names nobody.
create table ledger (
  id bigint generated always as identity primary key,
  quote_number text not null,
  day date not null,
  amount_cents bigint not null check (amount_cents <> 0),
  tax_cents bigint not null,
  way text not null check (way in ('check', 'cash', 'zelle', 'card-reader', 'link')),
  recorded_at timestamptz not null default now()
);
create index ledger_of_quote on ledger (quote_number);

grant select, insert on ledger to hctc_desk;

-- The other side of the ledger: what each ended order came to, and the sales tax in it. It stays as long, and names nobody either.
-- Money for what isn't an order anymore has a charge of 0: it's owed back, as domain/quotes/owed.ts says.
create table ledger_charges (
  quote_number text primary key,
  -- When the work was done, or the order ended without it.
  day date not null,
  amount_cents bigint not null check (amount_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  -- False: a fee for canceling, or nothing.
  is_work boolean not null
);
create index ledger_charges_by_day on ledger_charges (day);
create index ledger_by_day on ledger (day);

grant select on ledger_charges to hctc_desk;

-- Makes an order's charge what its last event says. Nobody else writes charges.
create function settle_charge() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_done boolean := new.state in ('planted', 'closed') and new.record -> 'done' ->> 'day' is not null;
  number text := (select quote_number from quotes where id = new.quote_id);
begin
  if is_done or (new.state not in ('accepted', 'scheduled')
    and coalesce(new.record ->> 'canceledFeeCents', nullif(new.record ->> 'receivedCents', '0')) is not null)
  then
    insert into ledger_charges values (number,
      case when is_done then (new.record -> 'done' ->> 'day')::date else (new.at at time zone 'America/Chicago')::date end,
      coalesce((case when is_done then new.record -> 'done' ->> 'owedCents' else new.record ->> 'canceledFeeCents' end)::bigint, 0),
      coalesce((case when is_done then new.record -> 'done' ->> 'taxCents' end)::bigint, 0),
      is_done)
    on conflict (quote_number) do update set amount_cents = excluded.amount_cents, tax_cents = excluded.tax_cents,
      is_work = excluded.is_work, day = case when excluded.is_work then excluded.day else ledger_charges.day end;
  else
    delete from ledger_charges where quote_number = number;
  end if;
  return null;
end $$;
revoke execute on function settle_charge from public;
create trigger settle_charge after insert on quote_events for each row execute function settle_charge();

-- Plants kept for accepted orders.
create table stock_holds (
  quote_id bigint not null references quotes on delete cascade,
  inventory_id bigint not null references inventory,
  quantity int not null check (quantity >= 1),
  primary key (quote_id, inventory_id)
);
create index stock_holds_of_item on stock_holds (inventory_id);

-- What's held decides what the site shows.
create trigger announce_change after insert or update or delete on stock_holds
  for each statement execute function announce_change();

grant select on stock_holds to hctc_desk;

-- The only numbers about quantities that the public site may read. Null if the list doesn't say; greatest ignores nulls.
create view available_stock as
  select inventory.id as inventory_id,
    case when quantity_available is not null
      then greatest(0, quantity_available - coalesce(held.quantity, 0)) end as available
  from inventory
  left join (select inventory_id, sum(quantity)::int as quantity from stock_holds group by inventory_id) held
    on held.inventory_id = inventory.id
  where deleted_at is null;

-- One plant in one size from two wholesalers is one offer: of the one that has the cheapest with stock. The other rows stay in
-- carts and quotes. Decided here, because the site doesn't know who supplies what.
create view stock_offers as
  select id as inventory_id, available,
    wholesaler_id is not distinct from first_value(wholesaler_id) over (
      partition by plant_id, lower(size_description)
      order by available is not distinct from 0, wholesale_price, id) as is_offered
  from inventory join available_stock on inventory_id = id;

grant select on available_stock, stock_offers to hctc_web, hctc_desk;
grant select on available_stock to hctc_worker;

-- Makes a quote's holds what its last event says they should be: as much as is listed and not held for others.
create function settle_holds(of_quote bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held_version int;
begin
  select (record -> 'accepted' ->> 'version')::int into held_version from quote_events
  where quote_id = of_quote and state in ('accepted', 'scheduled')
    and seq = (select max(seq) from quote_events where quote_id = of_quote);
  -- In one order for everybody, so that two orders never wait for each other. New lines that refer to these rows don't wait either.
  perform from inventory where id in (
    select inventory_id from stock_holds where quote_id = of_quote
    union select inventory_id from quote_items where quote_id = of_quote and version = held_version)
  order by id for no key update;
  delete from stock_holds where quote_id = of_quote;
  insert into stock_holds (quote_id, inventory_id, quantity)
  select of_quote, wanted.inventory_id, least(wanted.quantity, coalesce(available_stock.available, wanted.quantity))
  from (
    select inventory_id, sum(quantity)::int as quantity from quote_items
    where quote_id = of_quote and version = held_version and inventory_id is not null group by inventory_id) wanted
  left join available_stock using (inventory_id)
  where least(wanted.quantity, coalesce(available_stock.available, wanted.quantity)) > 0;
end $$;
revoke execute on function settle_holds from public;
grant execute on function settle_holds to hctc_web, hctc_worker, hctc_desk;
