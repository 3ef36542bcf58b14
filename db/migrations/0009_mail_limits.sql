-- Counts the copies that left within the last hour.
create index if not exists quote_mails_copies_by_time on quote_mails (sent_at) where kind = 'customer';

-- Who left the newsletter, so that nobody can have a stranger emailed again and again: a keyed hash of the mailbox, for 30
-- days, and when its last confirmation email was queued.
create table newsletter_stops (
  mailbox_key bytea primary key,
  stopped_at timestamptz not null default now(),
  letter_queued_at timestamptz not null
);
create index newsletter_stops_by_time on newsletter_stops (stopped_at);

-- Unsubscribing happens by token, and the database has no key to make the hash with. Null for rows from before this column.
alter table newsletter_subscriptions add column mailbox_key bytea;

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

create or replace function end_newsletter(of_token text) returns void
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from newsletter_subscriptions where token = of_token returning mailbox_key, letter_queued_at)
  insert into newsletter_stops (mailbox_key, letter_queued_at)
  select mailbox_key, letter_queued_at from gone where mailbox_key is not null
  on conflict (mailbox_key) do update set stopped_at = now(), letter_queued_at = excluded.letter_queued_at;
$$;

create or replace function clear_unconfirmed_newsletter() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from newsletter_subscriptions where confirmed_at is null and requested_at < now() - interval '7 days';
  delete from newsletter_stops where stopped_at < now() - interval '30 days';
$$;

revoke execute on function ask_for_newsletter(text, bytea, text, text, text) from public;
grant execute on function ask_for_newsletter(text, bytea, text, text, text) to hctc_web;
