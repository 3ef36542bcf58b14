-- What people ask us about their data, by email, by phone or at the yard, so that no promised day is missed.

create table privacy_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('question', 'copy', 'correction', 'stop', 'deletion')),
  came_by text not null check (came_by in ('email', 'phone', 'in-person')),
  received_on date not null,
  -- Who asked: an email address or a phone number. It and the note are emptied when the person's data is deleted; that someone
  -- asked, and when it was settled, stays.
  contact text check (contact <> '' and length(contact) <= 200),
  note text not null default '' check (length(note) <= 2000),
  recorded_by bigint not null references desk_people,
  recorded_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  settled_at timestamptz
);
create index privacy_requests_by_day on privacy_requests (received_on);

-- Deletes what is stored about one person, as found by server/db/personal-data.ts.
create function forget_person(quote_ids bigint[], message_keys uuid[], subscription_ids bigint[], request_ids bigint[])
returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform forget_quotes(quote_ids);
  perform forget_messages(message_keys);
  delete from newsletter_subscriptions where id = any (subscription_ids);
  update privacy_requests set contact = null, note = '', acknowledged_at = coalesce(acknowledged_at, now()),
    settled_at = coalesce(settled_at, now())
  where id = any (request_ids);
end $$;

-- Like other communication, for 5 years. Deletes at most this many, and returns how many.
create function forget_privacy_requests(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone int;
begin
  delete from privacy_requests where id in (
    select id from privacy_requests where received_on < current_date - interval '5 years' limit most);
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke execute on function forget_person, forget_privacy_requests from public;
-- Only after a fresh touch of the passkey.
grant execute on function forget_person to hctc_desk;
grant execute on function forget_privacy_requests to hctc_worker;
grant select on privacy_requests to hctc_desk;
grant insert (kind, came_by, received_on, contact, note, recorded_by) on privacy_requests to hctc_desk;
grant update (acknowledged_at, settled_at) on privacy_requests to hctc_desk;
-- For a copy of everything that's stored about a person.
grant select (consent, requested_at, confirmed_at) on newsletter_subscriptions to hctc_desk;
