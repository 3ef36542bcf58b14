-- One row for each email about a quote, written together with the job that sends it. A job that runs twice finds here that
-- the email was sent.
create table quote_mails (
  quote_id bigint not null references quotes on delete cascade,
  kind text not null,
  -- Of the event it's about. The emails of a request itself have none.
  seq int not null default 0,
  -- A keyed hash of the customer's email address, to count the copies sent to it.
  recipient_key bytea,
  queued_at timestamptz not null default now(),
  -- An email to the business is held if it has had several about this quote within the hour; those held until the same moment
  -- leave as one.
  held_until timestamptz,
  sent_at timestamptz,
  refused_at timestamptz,
  primary key (quote_id, kind, seq)
);
create index quote_mails_of_recipient on quote_mails (recipient_key, queued_at) where recipient_key is not null;
create index quote_mails_unsent on quote_mails (queued_at) where sent_at is null;
-- Counts the copies that left within the last hour.
create index quote_mails_copies_by_time on quote_mails (sent_at) where kind = 'customer';

grant select, insert on quote_mails to hctc_web, hctc_worker, hctc_desk;
grant update (sent_at, refused_at) on quote_mails to hctc_worker;
-- An email that was given up is dismissed or tried again.
grant update (refused_at) on quote_mails to hctc_desk;

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
  refused_at timestamptz,
  answered_at timestamptz
);
create index contact_submissions_unsent on contact_submissions (submitted_at) where sent_at is null;
create index contact_submissions_by_time on contact_submissions (submitted_at);
create index contact_submissions_unanswered on contact_submissions (submitted_at) where answered_at is null;

grant insert on contact_submissions to hctc_web;
-- How long emails have been waiting, for the health check; nothing that people wrote.
grant select (submitted_at, sent_at, refused_at) on contact_submissions to hctc_web;
grant select on contact_submissions to hctc_worker, hctc_desk;
grant update (sent_at, refused_at) on contact_submissions to hctc_worker;
grant update (answered_at, refused_at) on contact_submissions to hctc_desk;

-- Newsletter subscribers. Unsubscribing deletes the row, and a request that nobody confirms is deleted after a week.
create table newsletter_subscriptions (
  id bigint generated always as identity primary key,
  -- The address without what mail servers ignore, so that one mailbox is one row.
  mailbox text not null unique,
  -- A keyed hash of it: unsubscribing happens by token, and the database has no key to make the hash with.
  mailbox_key bytea not null,
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
create index newsletter_by_mailbox_key on newsletter_subscriptions (mailbox_key);

-- The site's role can't read who subscribed, and changes nothing except through the functions below.
grant select on newsletter_subscriptions to hctc_worker;
grant update (letter_sent_at) on newsletter_subscriptions to hctc_worker;
-- Whom an unsent email is for, and what's in the copy of everything that's stored about a person.
grant select (id, email, consent, requested_at, confirmed_at) on newsletter_subscriptions to hctc_desk;

-- Who left the newsletter, so that nobody can have a stranger emailed again and again: a keyed hash of the mailbox, for 30
-- days, and when its last confirmation email was queued.
create table newsletter_stops (
  mailbox_key bytea primary key,
  stopped_at timestamptz not null default now(),
  letter_queued_at timestamptz not null
);
create index newsletter_stops_by_time on newsletter_stops (stopped_at);

-- Returns the row whose confirmation email is to be sent, or null: already confirmed, emailed within the last day, or
-- unsubscribed within the last 30 days and emailed within the last 7.
create function ask_for_newsletter(
  new_mailbox text, new_mailbox_key bytea, new_email text, new_token text, new_consent text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked bigint;
begin
  if exists (select from newsletter_stops stop where stop.mailbox_key = new_mailbox_key
      and stopped_at > now() - interval '30 days' and letter_queued_at > now() - interval '7 days') then
    return null;
  end if;
  insert into newsletter_subscriptions as existing (mailbox, mailbox_key, email, token, consent)
  values (new_mailbox, new_mailbox_key, new_email, new_token, new_consent)
  on conflict (mailbox) do update set mailbox_key = excluded.mailbox_key,
    email = excluded.email, consent = excluded.consent, requested_at = now(), letter_queued_at = now(), letter_sent_at = null
  where existing.confirmed_at is null and existing.letter_queued_at <= now() - interval '1 day'
  returning id into asked;
  return asked;
end $$;

create function confirm_newsletter(of_token text) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with confirmed as (
    update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, now()) where token = of_token returning 1)
  select exists (select from confirmed);
$$;

create function end_newsletter(of_token text) returns void
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from newsletter_subscriptions where token = of_token returning mailbox_key, letter_queued_at)
  insert into newsletter_stops (mailbox_key, letter_queued_at)
  select mailbox_key, letter_queued_at from gone
  on conflict (mailbox_key) do update set stopped_at = now(), letter_queued_at = excluded.letter_queued_at;
$$;

-- The worker calls this every hour.
create function clear_unconfirmed_newsletter() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from newsletter_subscriptions where confirmed_at is null and requested_at < now() - interval '7 days';
  delete from newsletter_stops where stopped_at < now() - interval '30 days';
$$;

revoke execute on function ask_for_newsletter, confirm_newsletter, end_newsletter, clear_unconfirmed_newsletter from public;
grant execute on function ask_for_newsletter, confirm_newsletter, end_newsletter to hctc_web;
grant execute on function clear_unconfirmed_newsletter to hctc_worker;

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
-- Which of them were given up.
grant select (day, sent_at, refused_at), update (refused_at) on daily_digests to hctc_desk;

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
revoke execute on function stranger_emails from public;
grant execute on function stranger_emails to hctc_web, hctc_worker;

-- Unlogged: after a crash the counts start over, which harms nobody.
create unlogged table rate_limits (
  key bytea primary key,
  window_ends timestamptz not null,
  taken int not null
);
create index rate_limits_by_end on rate_limits (window_ends);

-- Takes one from each limit, in order. Returns 0, or the seconds until the first used-up limit has one again.
-- Expired windows are cleared last, a few with each call: a caller that holds locks on them waits for nobody else's.
-- The time is read once: a volatile function in the condition would rule out the index.
create function take_from_limits(limit_keys bytea[], mosts int[], seconds int[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moment constant timestamptz := clock_timestamp();
begin
  for i in 1 .. cardinality(limit_keys) loop
    insert into rate_limits as kept values (limit_keys[i], moment + make_interval(secs => seconds[i]), 1)
    on conflict (key) do update set
      taken = case when kept.window_ends <= moment then 1 else kept.taken + 1 end,
      window_ends = case when kept.window_ends <= moment then excluded.window_ends else kept.window_ends end
    where kept.window_ends <= moment or kept.taken < mosts[i];
    if not found then
      return coalesce((select greatest(1, ceil(extract(epoch from window_ends - moment)))
        from rate_limits where key = limit_keys[i]), 1);
    end if;
  end loop;
  delete from rate_limits where key in (
    select key from rate_limits where window_ends < moment
    order by window_ends limit 2 * cardinality(limit_keys) for update skip locked);
  return 0;
end $$;
revoke execute on function take_from_limits from public;
grant execute on function take_from_limits to hctc_web, hctc_desk;
