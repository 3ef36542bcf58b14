-- Who asked for what. What it costs is in the quote's versions.

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
  customer_id bigint not null references customers on delete cascade,
  project_notes text not null default '' check (length(project_notes) <= 2000),
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  -- A request may be sent twice, by a double click or a lost connection: the browser's key makes it one quote, and the hash
  -- tells a repetition from another request under the same key.
  idempotency_key text not null unique check (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  body_hash bytea not null check (length(body_hash) = 32),
  -- 128 random bits: whoever has the link sees the page. Stored in plain text because the emails carry it anyway.
  page_token text not null unique check (page_token ~ '^[A-Za-z0-9_-]{22}$'),
  -- The quote this one was sent in place of, when the visitor never learned that the first had arrived.
  replaces_quote_id bigint references quotes on delete set null,
  created_at timestamptz not null default now()
);
create index quotes_of_customer on quotes (customer_id);
create index quotes_by_time on quotes (created_at);
create index quotes_replacing on quotes (replaces_quote_id) where replaces_quote_id is not null;

-- In the cart, but taken off the list before the quote arrived. A null name means the item never existed.
create table quote_items_gone (
  quote_id bigint not null references quotes on delete cascade,
  line int not null check (line between 1 and 100),
  inventory_id bigint not null,
  plant_name text,
  container_size text,
  quantity int not null check (quantity between 1 and 999),
  primary key (quote_id, line)
);

-- One row for each email about a quote, written together with the job that sends it. A job that runs twice finds here that
-- the email was sent.
create table quote_mails (
  quote_id bigint not null references quotes on delete cascade,
  kind text not null,
  -- A keyed hash of the customer's email address, to count the copies sent to it.
  recipient_key bytea,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  primary key (quote_id, kind)
);
create index quote_mails_of_recipient on quote_mails (recipient_key, queued_at) where recipient_key is not null;
create index quote_mails_unsent on quote_mails (queued_at) where sent_at is null;

-- The site stores what a visitor sends and can show a quote again; it changes and deletes nothing.
grant select, insert on customers, quotes, quote_items_gone, quote_mails to hctc_web;
grant select on customers, quotes, quote_items_gone, quote_mails to hctc_worker;
grant update (sent_at, refused_at) on quote_mails to hctc_worker;
