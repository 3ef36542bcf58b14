create table contact_submissions (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null default '',
  service text not null default '',
  message text not null check (message <> '' and length(message) <= 10000),
  submitted_at timestamptz not null default now(),
  -- The site chooses the key and names the message by it in the email job, so it never has to read a message back.
  message_key uuid not null unique default gen_random_uuid(),
  sent_at timestamptz,
  refused_at timestamptz
);
create index contact_submissions_unsent on contact_submissions (submitted_at) where sent_at is null;
create index contact_submissions_by_time on contact_submissions (submitted_at);

grant insert on contact_submissions to hctc_web;
-- How long emails have been waiting, for the health check; nothing that people wrote.
grant select (submitted_at, sent_at, refused_at) on contact_submissions to hctc_web;
grant select on contact_submissions to hctc_worker;
grant update (sent_at, refused_at) on contact_submissions to hctc_worker;

-- Newsletter subscribers. Unsubscribing deletes the row, and a request that nobody confirms is deleted after a week.
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  -- The address without what mail servers ignore, so that one mailbox is one row.
  mailbox text not null unique,
  email text not null check (email ~ '@'),
  -- 128 random bits: whoever has the link may confirm and unsubscribe.
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  -- The words that were agreed to.
  consent text not null check (consent <> ''),
  requested_at timestamptz not null default now(),
  letter_queued_at timestamptz not null default now(),
  letter_sent_at timestamptz,
  confirmed_at timestamptz
);
create index newsletter_unconfirmed on newsletter_subscriptions (requested_at) where confirmed_at is null;

-- The site's role can't read who subscribed, and changes nothing except through these functions.

create function confirm_newsletter(of_token text) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with confirmed as (
    update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, now()) where token = of_token returning 1)
  select exists (select from confirmed);
$$;

create function end_newsletter(of_token text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from newsletter_subscriptions where token = of_token;
$$;

-- The worker calls this every hour.
create function clear_unconfirmed_newsletter() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from newsletter_subscriptions where confirmed_at is null and requested_at < now() - interval '7 days';
$$;

revoke execute on function confirm_newsletter, end_newsletter, clear_unconfirmed_newsletter from public;
grant execute on function clear_unconfirmed_newsletter to hctc_worker;
grant execute on function confirm_newsletter, end_newsletter to hctc_web;
grant select on newsletter_subscriptions to hctc_worker;
grant update (letter_sent_at) on newsletter_subscriptions to hctc_worker;

-- The business's morning summary. One row a day, written together with its job by whichever worker is first. Each summary
-- starts where the last one ended, so that nothing is reported twice or left out.
create table daily_digests (
  day date primary key,
  covers_from timestamptz not null,
  covers_until timestamptz not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  refused_at timestamptz,
  check (covers_from < covers_until)
);
create index daily_digests_unsent on daily_digests (queued_at) where sent_at is null;

grant select, insert on daily_digests to hctc_worker;
grant update (sent_at, refused_at) on daily_digests to hctc_worker;
-- For the health check: how long emails have been waiting, and which the mail server refused.
grant select (queued_at, sent_at, refused_at) on daily_digests to hctc_web;
