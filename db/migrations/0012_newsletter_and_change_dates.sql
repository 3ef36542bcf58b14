-- Who asked for the season letter. An address is kept while its owner wants it: unsubscribing deletes the row, and a request
-- that nobody confirms is cleared after a week.
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

-- The site's role cannot read who subscribed, and changes nothing but through these.

-- Answers the row whose confirmation letter is to be sent, or null: confirmed already, or written to within a day.
create function ask_for_newsletter(new_mailbox text, new_email text, new_token text, new_consent text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked bigint;
begin
  insert into newsletter_subscriptions as kept (mailbox, email, token, consent)
  values (new_mailbox, new_email, new_token, new_consent)
  on conflict (mailbox) do update set
    email = excluded.email, consent = excluded.consent, requested_at = now(), letter_queued_at = now(), letter_sent_at = null
  where kept.confirmed_at is null and kept.letter_queued_at <= now() - interval '1 day'
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
  delete from newsletter_subscriptions where token = of_token;
$$;

-- The worker calls this every hour.
create function clear_unconfirmed_newsletter() returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from newsletter_subscriptions where confirmed_at is null and requested_at < now() - interval '7 days';
$$;

revoke execute on function ask_for_newsletter, confirm_newsletter, end_newsletter, clear_unconfirmed_newsletter from public;
grant execute on function clear_unconfirmed_newsletter to hctc_worker;
grant execute on function ask_for_newsletter, confirm_newsletter, end_newsletter to hctc_web;
grant select on newsletter_subscriptions to hctc_worker;
grant update (letter_sent_at) on newsletter_subscriptions to hctc_worker;

-- When what a page says about a plant or a community last changed, for the sitemap. Writing the same again changes nothing.
alter table plants add column changed_at timestamptz not null default now();
create index plants_by_change on plants (changed_at);
alter table communities add column changed_at timestamptz not null default now();

create function note_change() returns trigger
language plpgsql as $$
begin
  -- Generated columns are worked out after this, and follow from the others.
  if (to_jsonb(new) - tg_argv) is distinct from (to_jsonb(old) - tg_argv) then
    new.changed_at := now();
  end if;
  return new;
end $$;

create trigger plants_changed before update on plants for each row execute function note_change(
  'changed_at', 'slug', 'exposure_range', 'zone_range', 'height_range', 'search_text', 'search_vector', 'facets',
  'facet_bits');
create trigger communities_changed before update on communities for each row execute function note_change('changed_at');
