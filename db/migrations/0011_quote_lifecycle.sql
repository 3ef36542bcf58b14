-- From request to planted tree: versions of a quote, and an append-only log of what happened to it.

-- What a customer was offered, and never changed afterwards. Version 1 is the site's estimate. Money is in whole cents, and a row
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
  -- What we wrote to the customer with this version.
  message text not null default '' check (length(message) <= 4000),
  payment_url text check (payment_url ~ '^https://'),
  valid_until date not null,
  created_at timestamptz not null default now(),
  primary key (quote_id, version)
);

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
  -- Why a price differs from the list, or what an extra line is for.
  reason text not null default '' check (length(reason) <= 300),
  check (plant_id is not null or reason <> ''),
  current_height_inches numeric(6, 1),
  caliper_inches numeric(5, 2),
  primary key (quote_id, version, line),
  foreign key (quote_id, version) references quote_versions on delete cascade
);

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

-- What a person wrote with an event: a change, a question, a reason, the name under an acceptance.
create table quote_event_texts (
  quote_id bigint not null,
  seq int not null,
  words text not null check (words <> '' and length(words) <= 4000),
  primary key (quote_id, seq),
  foreign key (quote_id, seq) references quote_events on delete cascade
);

create table quote_photos (
  photo_key uuid primary key default gen_random_uuid(),
  quote_id bigint not null references quotes on delete cascade,
  width int not null check (width between 1 and 2048),
  height int not null check (height between 1 and 2048),
  bytes int not null check (bytes > 0),
  added_at timestamptz not null default now()
);
create index quote_photos_of_quote on quote_photos (quote_id);

-- The site may delete a photo only as a photo of the quote whose page it's on.
create function remove_photo(of_quote bigint, key uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from quote_photos where quote_id = of_quote and photo_key = key;
  return found;
end $$;

-- Deletes at most this many photos of quotes that ended without an accepted version 90 days ago, and returns how many. Photos
-- of orders are deleted with the quote. The files follow: the worker deletes those without a row.
create function forget_photos(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  photos_gone int;
begin
  delete from quote_photos where photo_key in (
    select photo_key from quote_photos photo
    where (
      select min(at) from quote_events ended
      where quote_id = photo.quote_id and record ->> 'accepted' is null and seq > (
        select coalesce(max(seq), 0) from quote_events earlier
        where quote_id = photo.quote_id and state not in ('declined', 'expired', 'lost', 'replaced'))
    ) < now() - interval '90 days'
    limit most for update skip locked);
  get diagnostics photos_gone = row_count;
  return photos_gone;
end $$;

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
  quote_id bigint not null references quotes on delete cascade,
  inventory_id bigint not null references inventory,
  quantity int not null check (quantity >= 1),
  primary key (quote_id, inventory_id)
);
create index stock_holds_of_item on stock_holds (inventory_id);

alter table inventory add column listed_at timestamptz not null default now();

-- What the public site may know about quantities. Both are null if the list doesn't say; greatest ignores nulls.
create view available_stock as
  select inventory.id as inventory_id, quantity_available as listed,
    case when quantity_available is not null
      then greatest(0, quantity_available - coalesce(held.quantity, 0)) end as available
  from inventory
  left join (select inventory_id, sum(quantity)::int as quantity from stock_holds group by inventory_id) held
    on held.inventory_id = inventory.id
  where deleted_at is null;

-- Emails to the business link to the page with this token, which can't act for the customer.
alter table quotes add column read_token text not null unique default replace(gen_random_uuid()::text, '-', '')
  check (read_token ~ '^[0-9a-f]{32}$');

-- One email for each event that has one. The emails of a request itself have no event number. An email to the business is
-- held if it has had several about this quote within the hour; those held until the same moment leave as one.
alter table quote_mails
  add column seq int not null default 0,
  add column held_until timestamptz,
  drop constraint quote_mails_pkey,
  add primary key (quote_id, kind, seq);

-- How many emails that anyone could have caused a mailbox got within a day: copies and answers about estimates, counted under
-- one key, and newsletter confirmations under another. Whoever asks for the same mailbox waits until the caller has recorded
-- its email.
create function stranger_emails(quote_key bytea, newsletter_key bytea) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(quote_key, 'hex'), 0));
  return (select count(*) from quote_mails where recipient_key = quote_key and queued_at > now() - interval '1 day')
    + (select count(*) from newsletter_subscriptions
       where mailbox_key = newsletter_key and letter_queued_at > now() - interval '1 day')
    + (select count(*) from newsletter_stops
       where mailbox_key = newsletter_key and letter_queued_at > now() - interval '1 day');
end $$;
create index newsletter_by_mailbox_key on newsletter_subscriptions (mailbox_key);

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
    union select inventory_id from quote_items where quote_id = of_quote and version = held_version)
  order by id for update;
  delete from stock_holds where quote_id = of_quote;
  insert into stock_holds (quote_id, inventory_id, quantity)
  select of_quote, wanted.inventory_id, least(wanted.quantity, coalesce(available_stock.available, wanted.quantity))
  from (
    select inventory_id, sum(quantity)::int as quantity from quote_items
    where quote_id = of_quote and version = held_version and inventory_id is not null group by inventory_id) wanted
  left join available_stock using (inventory_id)
  where least(wanted.quantity, coalesce(available_stock.available, wanted.quantity)) > 0;
end $$;

revoke execute on function settle_holds, remove_photo, forget_photos, stranger_emails from public;
grant execute on function settle_holds, stranger_emails to hctc_web, hctc_worker;
grant execute on function remove_photo to hctc_web;
grant execute on function forget_photos to hctc_worker;
-- The site writes what customers do, the worker what the clock does; nothing that happened can be changed or deleted by
-- them. Official versions come from the desk alone.
grant select, insert on quote_versions, quote_items, quote_events, quote_event_texts, quote_photos to hctc_web;
grant select, insert on quote_events to hctc_worker;
grant select on quote_versions, quote_items, quote_event_texts, quote_photos, stock_holds to hctc_worker;
grant insert on quote_mails to hctc_worker;
grant select on available_stock to hctc_web, hctc_worker;

alter table quote_events enable row level security;
create policy everyone_reads on quote_events for select using (true);
create policy site_records_customers on quote_events for insert to hctc_web with check (actor = 'customer');
create policy worker_records_the_clock on quote_events for insert to hctc_worker with check (actor = 'clock');

alter table quote_versions enable row level security;
create policy everyone_reads on quote_versions for select using (true);
create policy site_stores_estimates on quote_versions for insert to hctc_web with check (version = 1);
alter table quote_items enable row level security;
create policy everyone_reads on quote_items for select using (true);
create policy site_stores_estimates on quote_items for insert to hctc_web with check (version = 1);
