-- Money is in whole cents, and a row whose sums don't add up can't be stored.

create table customers (
  id bigint generated always as identity primary key,
  first_name text not null check (first_name <> ''),
  last_name text not null default '',
  email text,
  phone text check (phone ~ '^[0-9]{10}$'),
  address text not null check (address <> ''),
  city text not null default '',
  state text not null default 'TX',
  zip_code text not null default '',
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);

create table quotes (
  id bigint generated always as identity primary key,
  quote_number text not null unique check (quote_number ~ '^HCT-[0-9]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  customer_id bigint not null references customers,
  project_notes text not null default '' check (length(project_notes) <= 2000),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  labor_cents bigint not null check (labor_cents >= 0),
  -- Null while delivery is still to be confirmed: never 0 for unknown.
  delivery_cents bigint check (delivery_cents >= 0),
  grand_total_cents bigint not null,
  delivery_miles numeric(6, 1),
  delivery_reason text not null default '',
  -- True until the road to the door was measured.
  delivery_approximate boolean not null default true,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  -- A request may be sent twice, by a double click or a lost connection: the browser's key makes it one quote, and the hash
  -- tells a repetition from another request under the same key.
  idempotency_key text not null unique check (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  body_hash bytea not null check (length(body_hash) = 32),
  -- 128 random bits: whoever has the link sees the page. Stored in plain text because the emails carry it anyway.
  page_token text not null unique check (page_token ~ '^[A-Za-z0-9_-]{22}$'),
  -- The quote this one was sent in place of, when the visitor never learned that the first had arrived.
  replaces_quote_id bigint references quotes,
  created_at timestamptz not null default now(),
  check (grand_total_cents = subtotal_cents + labor_cents + coalesce(delivery_cents, 0))
);
create index quotes_of_customer on quotes (customer_id);
create index quotes_by_time on quotes (created_at);
create index quotes_replacing on quotes (replaces_quote_id) where replaces_quote_id is not null;

create table quote_items (
  quote_id bigint not null references quotes,
  line int not null check (line between 1 and 100),
  inventory_id bigint not null references inventory,
  plant_id bigint not null references plants,
  plant_name text not null,
  scientific_name text not null,
  container_size text not null,
  quantity int not null check (quantity between 1 and 999),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  planting_fee_cents bigint not null check (planting_fee_cents >= 0),
  line_total_cents bigint not null,
  current_height_inches numeric(6, 1),
  caliper_inches numeric(5, 2),
  primary key (quote_id, line),
  check (line_total_cents = (unit_price_cents + planting_fee_cents) * quantity)
);

-- In the cart, but taken off the list before the quote arrived. A null name means the item never existed.
create table quote_items_gone (
  quote_id bigint not null references quotes,
  line int not null check (line between 1 and 100),
  inventory_id bigint not null,
  plant_name text,
  container_size text,
  quantity int not null check (quantity between 1 and 999),
  primary key (quote_id, line)
);

-- What the customer answered on the quote's page, once each.
create table quote_answers (
  quote_id bigint not null references quotes,
  kind text not null check (kind in ('accepted', 'change')),
  message text not null default '' check (length(message) <= 2000),
  answered_at timestamptz not null default now(),
  primary key (quote_id, kind)
);

-- One row for each email about a quote, written together with the job that sends it. A job that runs twice finds here that
-- the email was sent.
create table quote_mails (
  quote_id bigint not null references quotes,
  kind text not null check (kind in ('business', 'customer', 'accepted', 'change')),
  -- A keyed hash of the customer's email address, to count the copies sent to it.
  recipient_key bytea,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  primary key (quote_id, kind),
  check ((kind = 'customer') = (recipient_key is not null))
);
create index quote_mails_of_recipient on quote_mails (recipient_key, queued_at) where recipient_key is not null;
create index quote_mails_unsent on quote_mails (queued_at) where sent_at is null;

-- The site stores what a visitor sends and can show a quote again; it changes and deletes nothing.
grant select, insert on customers, quotes, quote_items, quote_items_gone, quote_answers, quote_mails to hctc_web;
grant select on customers, quotes, quote_items, quote_items_gone, quote_answers, quote_mails to hctc_worker;
grant update (sent_at, refused_at) on quote_mails to hctc_worker;
