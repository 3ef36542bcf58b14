-- A quote request may be sent twice, by a click or a broken line: its key makes it one quote. The key is made in the visitor's
-- browser; the hash tells a repetition from another request under the same key.
alter table quotes
  add column idempotency_key text not null unique check (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'),
  add column body_hash bytea not null check (length(body_hash) = 32),
  -- 128 random bits: whoever has the link sees the page. Kept as it is, since the mails carry it and the rows around it say more.
  add column page_token text not null unique check (page_token ~ '^[A-Za-z0-9_-]{22}$'),
  -- True until the road to the door was measured.
  add column delivery_approximate boolean not null default true,
  -- The quote that this one was sent instead of, when the visitor never learnt that the first had arrived.
  add column replaces_quote_id bigint references quotes;

-- Chosen, but taken off the list before the quote arrived. Null names: no such row ever was.
create table quote_items_gone (
  quote_id bigint not null references quotes,
  line int not null check (line between 1 and 100),
  inventory_id bigint not null,
  plant_name text,
  container_size text,
  quantity int not null check (quantity between 1 and 999),
  primary key (quote_id, line)
);

-- What the visitor said on the quote's page, once each.
create table quote_answers (
  quote_id bigint not null references quotes,
  kind text not null check (kind in ('accepted', 'change')),
  message text not null default '' check (length(message) <= 2000),
  answered_at timestamptz not null default now(),
  primary key (quote_id, kind)
);

-- One row for each mail of a quote, written with the job that sends it. A job that runs again finds here that it was sent.
create table quote_mails (
  quote_id bigint not null references quotes,
  kind text not null check (kind in ('business', 'customer', 'accepted', 'change')),
  -- A keyed hash of the customer's address: copies are counted by it.
  recipient_key bytea,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  primary key (quote_id, kind),
  check ((kind = 'customer') = (recipient_key is not null))
);
create index quote_mails_of_recipient on quote_mails (recipient_key, queued_at) where recipient_key is not null;
create index quote_mails_unsent on quote_mails (queued_at) where sent_at is null;

grant select, insert on quote_items_gone, quote_answers, quote_mails to hctc_web;
grant select on quote_items_gone, quote_answers, quote_mails to hctc_worker;
grant update (sent_at, refused_at) on quote_mails to hctc_worker;

-- A notification inside a transaction makes every commit wait for the one before it. The site wakes the worker by one of
-- its own after the commit, and the worker looks by itself every 2 seconds.
update pgboss.queue set notify = false where name = 'mail';
