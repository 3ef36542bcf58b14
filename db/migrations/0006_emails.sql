-- Messages from visitors, the newsletter, every email, and the limits on them.

create table contact_submissions (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  phone text not null default '',
  service text not null default '',
  message text not null check (message <> '' and length(message) <= 10000),
  submitted_at timestamptz not null default now(),
  -- The site chooses the key and names the message by it in the email, so it never has to read a message back.
  message_key uuid not null unique default gen_random_uuid(),
  answered_at timestamptz
);
create index contact_submissions_by_time on contact_submissions (submitted_at);
create index contact_submissions_unanswered on contact_submissions (submitted_at) where answered_at is null;

grant insert on contact_submissions to hctc_web;
grant select on contact_submissions to hctc_worker, hctc_desk;
grant update (answered_at) on contact_submissions to hctc_desk;

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
  confirmed_at timestamptz
);
create index newsletter_unconfirmed on newsletter_subscriptions (requested_at) where confirmed_at is null;
create index newsletter_by_mailbox_key on newsletter_subscriptions (mailbox_key);

-- The site's role can't read who subscribed, and changes nothing except through the functions below.
grant select on newsletter_subscriptions to hctc_worker;
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

-- Every email, one row each: what it's about and what became of it. It's written in one transaction with the job that sends it,
-- which names only the row. Who it goes to is looked up when it's sent.
create table emails (
  id bigint generated always as identity primary key,
  type text not null,
  quote_id bigint references quotes on delete cascade,
  -- The event that it tells of; a request is its quote's first.
  seq int,
  foreign key (quote_id, seq) references quote_events on delete cascade,
  care_kind text check (care_kind in
    ('week-1', 'month-1', 'summer', 'first-winter', 'stake', 'guarantee-ends', 'second-spring')),
  message_key uuid references contact_submissions (message_key) on delete cascade,
  subscription_id bigint references newsletter_subscriptions on delete cascade,
  digest_day date,
  check (num_nonnulls(quote_id, message_key, subscription_id, digest_day) = 1),
  check (case
    when type in ('business', 'customer') then quote_id is not null and seq is not distinct from 1
    when type in ('to-business', 'to-customer') then quote_id is not null and seq is not null
    when type = 'care' then quote_id is not null and care_kind is not null
    when type = 'message' then message_key is not null
    when type = 'newsletter' then subscription_id is not null
    when type = 'summary' then digest_day is not null
    else false end),
  -- Each is queued once.
  unique nulls not distinct (quote_id, type, seq, care_kind, message_key, subscription_id, digest_day),
  -- A keyed hash of the mailbox, if anyone could have caused the email.
  recipient_key bytea,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Given up: the desk sends it again or dismisses it.
  refused_at timestamptz,
  -- Never to be sent: dismissed at the desk, or no longer true.
  dropped_at timestamptz,
  -- How the last try failed, mostly in the mail server's words.
  reason text,
  -- The connection broke after the email was handed over.
  may_have_arrived boolean not null default false
);
create index emails_waiting on emails (queued_at) where sent_at is null and dropped_at is null;
create index emails_to_strangers on emails (recipient_key, queued_at) where recipient_key is not null;
create index emails_sent_to_strangers on emails (sent_at) where recipient_key is not null;
create index emails_about_messages on emails (message_key) where message_key is not null;
create index emails_about_newsletter on emails (subscription_id) where subscription_id is not null;

-- Each role queues what it causes: the site what a visitor does, the desk what its people do, the worker what the clock does.
-- A confirmation of the newsletter is queued by ask_for_newsletter alone.
grant select (id, type, quote_id, seq, queued_at, sent_at, refused_at, dropped_at),
  insert (type, quote_id, seq, message_key, recipient_key) on emails to hctc_web;
grant select, insert (type, quote_id, seq, recipient_key),
  update (refused_at, dropped_at, may_have_arrived) on emails to hctc_desk;
grant select, insert (type, quote_id, seq, recipient_key, care_kind, digest_day, queued_at),
  update (sent_at, refused_at, dropped_at, reason, may_have_arrived) on emails to hctc_worker;

alter table emails enable row level security;
create policy everyone_reads on emails for select using (true);
create policy worker_records_what_became_of_it on emails for update to hctc_worker using (true);
create policy desk_settles_what_was_given_up on emails for update to hctc_desk
  using (refused_at is not null and sent_at is null) with check (true);
create policy site_tells_of_customers on emails for insert to hctc_web with check (
  type = 'message' or type in ('business', 'customer', 'to-business', 'to-customer') and exists (
    select from quote_events event
    where event.quote_id = emails.quote_id and event.seq = emails.seq and event.actor = 'customer'));
create policy desk_tells_of_people on emails for insert to hctc_desk with check (
  type in ('to-business', 'to-customer') and exists (
    select from quote_events event
    where event.quote_id = emails.quote_id and event.seq = emails.seq and event.actor like 'person %'));
create policy worker_tells_of_the_clock on emails for insert to hctc_worker with check (
  type in ('care', 'summary') or type in ('to-business', 'to-customer') and exists (
    select from quote_events event
    where event.quote_id = emails.quote_id and event.seq = emails.seq and event.actor = 'clock'));

-- Queues the confirmation email and returns its row, or null: already confirmed, emailed within the last day, or
-- unsubscribed within the last 30 days and emailed within the last 7.
create function ask_for_newsletter(
  new_mailbox text, new_mailbox_key bytea, new_email text, new_token text, new_consent text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked bigint;
  email bigint;
begin
  if exists (select from newsletter_stops stop where stop.mailbox_key = new_mailbox_key
      and stopped_at > now() - interval '30 days' and letter_queued_at > now() - interval '7 days') then
    return null;
  end if;
  insert into newsletter_subscriptions as existing (mailbox, mailbox_key, email, token, consent)
  values (new_mailbox, new_mailbox_key, new_email, new_token, new_consent)
  on conflict (mailbox) do update set mailbox_key = excluded.mailbox_key,
    email = excluded.email, consent = excluded.consent, requested_at = now(), letter_queued_at = now()
  where existing.confirmed_at is null and existing.letter_queued_at <= now() - interval '1 day'
  returning id into asked;
  if asked is not null then
    -- One that's still waiting isn't sent as well.
    delete from emails where subscription_id = asked;
    insert into emails (type, subscription_id) values ('newsletter', asked) returning id into email;
  end if;
  return email;
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

-- How many emails that anyone could have caused a mailbox got within a time: copies and answers about estimates, counted under
-- one key, and newsletter confirmations under another. Whoever asks for the same mailbox waits until the caller has recorded
-- its email.
create function stranger_emails(quote_key bytea, newsletter_key bytea, seconds int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  since constant timestamptz := now() - make_interval(secs => seconds);
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(quote_key, 'hex'), 0));
  return (select count(*) from emails where recipient_key = quote_key and queued_at > since)
    + (select count(*) from newsletter_subscriptions where mailbox_key = newsletter_key and letter_queued_at > since)
    + (select count(*) from newsletter_stops where mailbox_key = newsletter_key and letter_queued_at > since);
end $$;
revoke execute on function stranger_emails from public;
grant execute on function stranger_emails to hctc_web, hctc_worker;

-- What's done once a day, and with what result. Whoever inserts the row does the work in the same transaction.
create table daily_runs (
  task text not null,
  day date not null,
  result jsonb not null default '{}',
  primary key (task, day)
);
grant select, insert, update (result) on daily_runs to hctc_worker;

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
